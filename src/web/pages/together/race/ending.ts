// What is said to somebody about how a race went for them, in one kind sentence.

import { type RaceView, rankedOf } from '../../../../core/race.ts';
import { clockText } from '../../../words.ts';
import { together } from '../words.ts';
import { percentOf } from './others.tsx';

const words = together.race;

/** Empty for those who only watch, and while there is nothing to say yet. */
export function kindWord(
  { runners, you, phase }: RaceView,
  nameOf: (place: number) => string,
): string {
  const ranked = rankedOf(runners);
  const own = ranked.find(({ place }) => place === you);
  if (!own) return '';
  const time = own.runner.finish?.millis ?? 0;
  if (own.rank === undefined) return phase === 'over' ? words.gotTo(percentOf(own.runner)) : '';
  if (phase !== 'over') return words.soFar(own.rank, clockText(time));
  const [first] = ranked;
  if (own.rank > 1 && first) {
    const behind = Math.max(0, time - (first.runner.finish?.millis ?? 0));
    return words.cameIn(own.rank, runners.length, behind, nameOf(first.place));
  }
  const level = ranked.filter(({ rank, place }) => rank === 1 && place !== you);
  if (level.length > 0) return words.wonTogether(level.map(({ place }) => nameOf(place)));
  const next = ranked.find(({ rank }) => rank !== undefined && rank > 1);
  if (!next) return words.wonAlone;
  const ahead = Math.max(0, (next.runner.finish?.millis ?? 0) - time);
  return words.wonBy(ahead, nameOf(next.place));
}
