// The title screen: pictures load with real progress, the title makes its entrance, Start Game leads to the board.

import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { presets } from '../../../games/pikachu/rules/params.ts';
import { kindsFor } from '../../../games/pikachu/rules/tiles.ts';
import { hasSymbols, loadSymbols } from './sheets.ts';
import { Picture } from './tile.tsx';
import { words } from './words.ts';

const SHOWN = [9, 24, 12, 19, 12, 23, 17, 4] as const;
const [{ params }] = presets;
/** What the board that is offered first needs. */
const KINDS = kindsFor(params.level, (params.rows * params.cols) / 2);

export function Title(props: { start(): void }): JSX.Element {
  const [share, setShare] = createSignal(0);
  const [state, setState] = createSignal<'loading' | 'ready' | 'failed'>(
    hasSymbols(KINDS) ? 'ready' : 'loading',
  );
  const load = () => {
    if (hasSymbols(KINDS)) return;
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
      <h1>{words.title}</h1>
      <p class="pikachu-about">{words.face.titleAbout}</p>
      <Show
        when={state() !== 'loading'}
        fallback={
          <label class="pikachu-loading">
            {words.face.loading}
            <progress class="progress" max="1" value={share()} />
          </label>
        }
      >
        <Show when={state() === 'failed'}>
          <p class="note bad" role="alert">
            {words.face.noPictures}{' '}
            <button type="button" class="button" onClick={load}>
              {words.face.tryAgain}
            </button>
          </p>
        </Show>
        <button type="button" class="button start" onClick={() => props.start()}>
          {words.face.start}
        </button>
      </Show>
      <nav class="row" aria-label={words.title}>
        <a class="button quiet" href="/rules/pikachu">
          {words.face.rules}
        </a>
        <a class="button quiet" href="/">
          {words.face.cabinet}
        </a>
      </nav>
    </main>
  );
}
