// The words of the journey.

import type { Gravity, Level } from '../../../games/pikachu/types.ts';
import { count } from '../numbers.ts';
import { levelNames } from './presets.ts';

const slides: Readonly<Record<Gravity, string>> = {
  none: '',
  down: 'tiles fall',
  left: 'tiles slide left',
  middle: 'tiles slide to the middle',
};

export const journey = {
  title: 'The journey',
  about: 'Twelve boards, each proven. Three reshuffles for all of them. Stars for points.',
  round: (number: number) => `Round ${number}`,
  params: (cols: number, rows: number, level: Level, gravity: Gravity, minutes: number) =>
    [
      `${cols} by ${rows}`,
      (levelNames[level] ?? level).toLowerCase(),
      ...(gravity === 'none' ? [] : [slides[gravity]]),
      ...(minutes === 0 ? [] : [`${minutes} minutes`]),
    ].join(', '),
  stars: (stars: number) => `${count(stars, 'star')} of 3`,
  starsAll: (stars: number, of: number) => `${stars} of ${of} stars`,
  points: (points: number) => count(points, 'point'),
  reshuffles: (left: number) => `${count(left, 'reshuffle')} left for the journey`,
  begin: 'Begin the journey',
  play: 'Play',
  goOn: 'Continue',
  again: 'Play again',
  locked: 'Pass the rounds before it first.',
  over: 'You have been all the way. Play any round again for more stars, or set out anew.',
  anew: 'Set out anew',
  anewSure: {
    title: 'Set out anew?',
    about: 'The stars of this journey are given up. Finished boards stay in your statistics.',
    act: 'Set out anew',
  },
  free: 'Free play',
  rules: 'Rules',
  cabinet: 'Cabinet',
  failed: 'The board could not be dealt. Try again.',
  passed: (number: number, stars: number) => `Round ${number} passed with ${count(stars, 'star')}.`,
  twoStars: (points: number) => `${points} points give two stars.`,
  threeStars: (points: number) => `${points} points give three stars.`,
  next: 'Next round',
  map: 'See the journey',
};
