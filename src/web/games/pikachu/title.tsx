// The title screen: pictures load with real progress, the title makes its entrance, Start Game leads to the board.

import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { pikachuTexts } from '../../../words/en/pikachu/index.ts';
import { loadSymbols } from './sheets.ts';
import { Picture } from './tile.tsx';
import { words } from './words.ts';

const SHOWN = [9, 24, 12, 19, 12, 23, 17, 4] as const;
/** What the classic board needs. */
const KINDS = 24;

export function Title(props: { start(): void }): JSX.Element {
  const [share, setShare] = createSignal(0);
  const [state, setState] = createSignal<'loading' | 'ready' | 'failed'>('loading');
  const load = () => {
    setState('loading');
    setShare(0);
    loadSymbols(KINDS, setShare).then(
      () => setState('ready'),
      () => setState('failed'),
    );
  };
  onMount(load);
  return (
    <main id="main" class="game-pikachu pikachu-title" tabindex="-1">
      <div class="pikachu-marquee" classList={{ ready: state() === 'ready' }} aria-hidden="true">
        <For each={SHOWN}>
          {(tile) => (
            <span class="pikachu-sample">
              <Show when={state() === 'ready'}>
                <Picture tile={tile} />
              </Show>
            </span>
          )}
        </For>
      </div>
      <h1>{pikachuTexts.title}</h1>
      <p class="pikachu-about">{words.titleAbout}</p>
      <Show
        when={state() !== 'loading'}
        fallback={
          <label class="pikachu-loading">
            {words.loading}
            <progress class="progress" max="1" value={share()} />
          </label>
        }
      >
        <Show when={state() === 'failed'}>
          <p class="note bad" role="alert">
            {words.noPictures}{' '}
            <button type="button" class="button" onClick={load}>
              {words.tryAgain}
            </button>
          </p>
        </Show>
        <button type="button" class="button start" onClick={() => props.start()}>
          {words.start}
        </button>
      </Show>
      <nav class="row" aria-label={pikachuTexts.title}>
        <a class="button quiet" href="/rules/pikachu">
          {words.rules}
        </a>
        <a class="button quiet" href="/">
          {words.cabinet}
        </a>
      </nav>
    </main>
  );
}
