// Potions that are written rather than brewed at a table on screen: Genius changes one, Guesser makes one up, and the
// last one is everybody's.

import { createSignal, For, type JSX, Show } from 'solid-js';
import type { PlayedEntry } from '../../../../../games/witches/types/potion.ts';
import { markFresh } from '../../../../ui/tap-guard.ts';
import { Herb } from '../../herb.tsx';
import { Herbs } from '../../solo/cellparts.tsx';
import { words as board } from '#words/witches/solo.ts';
import { Written } from '../../solo/written.tsx';
import { words } from '#words/witches/tableface.ts';
import type { Screen } from './screen.ts';

interface PotionProps {
  readonly screen: Screen;
}

/** One entry may be exchanged, reseeded or taken out before the potion is judged. */
export function Genius(props: PotionProps): JSX.Element {
  const { screen } = props;
  const { setup } = screen.position();
  const [slot, setSlot] = createSignal<number>();
  const entries = (): readonly PlayedEntry[] => screen.own()?.waiting?.entries ?? [];
  const chosen = () => entries()[slot() ?? -1];
  const change = (entry: PlayedEntry | null) => {
    const at = slot();
    if (at !== undefined) screen.send({ type: 'change', slot: at, entry });
    setSlot(undefined);
  };
  return (
    <>
      <p>
        <strong>{words.choices.Genius.name}: </strong>
        {words.choices.Genius.ask}
      </p>
      <div class="solo-herbs" role="group" aria-label={words.waitingPotion}>
        <For each={entries()}>
          {({ ingredient, seeds }, index) => (
            <button
              type="button"
              class="solo-herb"
              aria-pressed={slot() === index()}
              onClick={() => setSlot(slot() === index() ? undefined : index())}
            >
              <Herb name={ingredient} />
              <span>{board.plant(ingredient, seeds)}</span>
            </button>
          )}
        </For>
      </div>
      <div class="row solo-buttons">
        <button type="button" class="button primary" onClick={() => screen.send({ type: 'pass' })}>
          {words.asItIs}
        </button>
        <Show when={entries().length > 1 && chosen()}>
          {(entry) => (
            <button type="button" class="button" ref={markFresh} onClick={() => change(null)}>
              {words.takeOut(entry().ingredient)}
            </button>
          )}
        </Show>
      </div>
      <Show when={chosen()}>
        {(entry) => (
          <div class="stack" ref={markFresh}>
            <div class="row" role="group" aria-label={words.reseed(entry().ingredient)}>
              <span>{words.reseed(entry().ingredient)}</span>
              <For each={Array.from({ length: setup.maxSeeds }, (_, index) => index + 1)}>
                {(seeds) => (
                  <button
                    type="button"
                    class="button digits"
                    disabled={seeds === entry().seeds}
                    aria-label={words.reseedTo(entry().ingredient, seeds)}
                    onClick={() => change({ ...entry(), seeds })}
                  >
                    {seeds}
                  </button>
                )}
              </For>
            </div>
            <p>{words.exchange(entry().ingredient)}</p>
            <Herbs
              names={setup.ingredients.filter((name) => name !== entry().ingredient)}
              group={words.exchange(entry().ingredient)}
              label={(name) => words.exchangeFor(entry().ingredient, name)}
              choose={(ingredient) => change({ ...entry(), ingredient })}
            />
          </div>
        )}
      </Show>
    </>
  );
}

/** Any one potion that has the plant in it. */
export function Guesser(props: PotionProps): JSX.Element {
  const { screen } = props;
  const { hand } = screen;
  const { setup } = screen.position();
  const must = () => screen.own()?.guesses[0];
  const fits = () => hand.draft().some(({ ingredient }) => ingredient === must());
  return (
    <>
      <p>
        <strong>{words.choices.Guesser.name}: </strong>
        {words.guess(must() ?? '')}
      </p>
      <Written
        setup={setup}
        hand={hand}
        ready={fits()}
        act={words.testGuess}
        onAct={() => {
          screen.send({ type: 'guess', entries: hand.draft() });
          hand.setDraft([]);
        }}
        without={words.decline}
        onWithout={() => {
          hand.setDraft([]);
          screen.send({ type: 'pass' });
        }}
      />
    </>
  );
}

/** Written by anybody; all must agree before it is tested. */
export function LastPotion(props: PotionProps): JSX.Element {
  const { screen } = props;
  const { hand } = screen;
  const { setup } = screen.position();
  return (
    <>
      <h2>{board.last}</h2>
      <p>{words.lastHow}</p>
      <Written
        setup={setup}
        hand={hand}
        ready={hand.draft().length > 0}
        act={words.proposeLast}
        onAct={() => screen.send({ type: 'last', entries: hand.draft() })}
        without={words.noLast}
        onWithout={() => screen.send({ type: 'giveUp' })}
      />
    </>
  );
}
