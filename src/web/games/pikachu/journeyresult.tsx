// What the result of a round adds: its stars, what more stars would take, and the way on.

import { A, useParams } from '@solidjs/router';
import { createResource, type JSX, onMount, Show } from 'solid-js';
import { STAR_POINTS, starsFor } from '../../../games/pikachu/journey.ts';
import type { PikachuPlay } from './hand.ts';
import { journey, loadJourney } from './journeystore.ts';
import { roundOf } from './rounding.ts';
import { words } from './words.ts';

export function JourneyResult(props: { readonly play: PikachuPlay; close(): void }): JSX.Element {
  const { play } = props;
  const index = roundOf(play.params);
  if (index === undefined) return undefined;
  const address = useParams();
  const [said] = createResource(() => words.loadJourney());
  onMount(() => void loadJourney());
  const won = () => play.status() === 'won';
  const score = () => play.score() ?? 0;
  const stars = () => starsFor(index, score());
  const pairs = play.view().tiles.length / 2;
  const [two, three] = STAR_POINTS;
  /** Over, and neither passed on this board nor under way any more: an old board of a journey. */
  const known = () =>
    journey() !== undefined && (won() || journey()?.attempt?.board === address['board']);
  return (
    <Show when={known() && said()}>
      {(text) => (
        <div class="stack pikachu-round">
          <Show when={won()}>
            <p class="pikachu-won-stars" role="img" aria-label={text().stars(stars())}>
              {'★'.repeat(stars())}
              <span class="missing">{'★'.repeat(3 - stars())}</span>
            </p>
            <p>
              {text().passed(index + 1, stars())}{' '}
              <Show when={stars() < 3}>
                {stars() < 2 ? text().twoStars(two * pairs) : text().threeStars(three * pairs)}
              </Show>
            </p>
          </Show>
          <A class="button primary" href="/pikachu/journey" onClick={() => props.close()}>
            {won() ? text().next : text().map}
          </A>
        </div>
      )}
    </Show>
  );
}
