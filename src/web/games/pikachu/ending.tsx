// Loaded for the end of a game: the celebration, in which the matched tiles fly once more, and what the result of a journey
// round adds: its stars, what more stars take, and the way on.

import { defaultEnding, type FaceEnding } from '../../board/face.ts';
import './ending.css';
import { A, useParams } from '@solidjs/router';
import { type JSX, onMount, Show } from 'solid-js';
import { words } from '#words/pikachu/index.ts';
import { journey as said } from '#words/pikachu/teaching.ts';
import { STAR_POINTS, starsFor } from '../../../games/pikachu/journey.ts';
import { HINT_COST, RESHUFFLE_COST } from '../../../games/pikachu/rules/play.ts';
import type { PikachuTypes } from '../../../games/pikachu/types.ts';
import type { BoardView } from '../../play/board-view.ts';
import type { CelebrationTheme } from '../../ui/celebration.tsx';
import type { PikachuPlay } from './hand.ts';
import { journey, loadJourney, roundOf } from './journey-progress.ts';
import { Picture } from './tiles.tsx';

export function Result(props: { readonly play: PikachuPlay; close(): void }): JSX.Element {
  const view = () => props.play.view();
  const costs = () => view().hints * HINT_COST + view().reshuffles * RESHUFFLE_COST;
  return (
    <>
      <JourneyResult play={props.play} close={props.close} />
      <Show when={costs() > 0}>
        <p class="muted">
          {words.face.costs(view().hints * HINT_COST, view().reshuffles * RESHUFFLE_COST)}
        </p>
      </Show>
    </>
  );
}

function JourneyResult(props: { readonly play: PikachuPlay; close(): void }): JSX.Element {
  const { play } = props;
  const index = roundOf(play.params);
  if (index === undefined) return undefined;
  const address = useParams();
  onMount(() => void loadJourney());
  const won = () => play.status() === 'won';
  const score = () => play.score() ?? 0;
  const stars = () => starsFor(index, score());
  const pairs = play.view().tiles.length / 2;
  const [two, three] = STAR_POINTS;
  /** False for an old board of a journey: neither passed on this board nor still under way. */
  const known = () =>
    journey() !== undefined && (won() || journey()?.attempt?.board === address['board']);
  return (
    <Show when={known()}>
      <div class="stack pikachu-round">
        <Show when={won()}>
          <p class="pikachu-won-stars" role="img" aria-label={said.stars(stars())}>
            {'★'.repeat(stars())}
            <span class="missing">{'★'.repeat(3 - stars())}</span>
          </p>
          <p>
            {said.passed(index + 1, stars())}{' '}
            <Show when={stars() < 3}>
              {stars() < 2 ? said.twoStars(two * pairs) : said.threeStars(three * pairs)}
            </Show>
          </p>
        </Show>
        <A class="button primary" href="/pikachu/journey" onClick={() => props.close()}>
          {won() ? said.next : said.map}
        </A>
      </div>
    </Show>
  );
}

export const dress: CelebrationTheme<BoardView<PikachuTypes>> = {
  motion: 'burst',
  count: 16,
  Piece: (props) => (
    <span class="pikachu-flying">
      <Picture tile={1 + (props.index % props.play.view().kinds)} />
    </span>
  ),
};

export const ending: FaceEnding<PikachuTypes> = {
  ...defaultEnding,
  title: (play) => (play.status() === 'won' ? words.face.cleared : words.face.timeUp),
  Result,
  theme: dress,
};
