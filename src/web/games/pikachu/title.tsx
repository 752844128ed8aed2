// The title screen: shows the progress of loading the pictures, then leads to the last board or a first one, to the
// new-game dialog, or to the journey.

import { A } from '@solidjs/router';
import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { words } from '#words/pikachu/index.ts';
import { presets } from '../../../games/pikachu/rules/params.ts';
import { kindsFor } from '../../../games/pikachu/rules/tiles.ts';
import { openBoards } from '../../storage/boards.ts';
import { chosenSet, hasSymbols, Picture, showSet } from './tiles.tsx';

const SHOWN = [9, 24, 12, 19, 12, 23, 17, 4] as const;
const [{ params }] = presets;
/** Symbols of the first preset's board. */
const KINDS = kindsFor(params).kinds;

/** Is there an unfinished board to continue? Dailies are elsewhere. */
async function hasOpenBoard(): Promise<boolean> {
  const boards = await (await openBoards()).list(200);
  return boards.some(
    ({ game, daily, status }) =>
      game === 'pikachu' && daily === undefined && (status === 'playing' || status === 'stuck'),
  );
}

export function Title(props: { start(): void; choose(): void }): JSX.Element {
  const [resumes, setResumes] = createSignal(false);
  onMount(() => void hasOpenBoard().then(setResumes));
  const [share, setShare] = createSignal(0);
  const [state, setState] = createSignal<'loading' | 'ready' | 'failed'>(
    hasSymbols(KINDS, chosenSet()) ? 'ready' : 'loading',
  );
  const load = () => {
    if (!hasSymbols(KINDS, chosenSet())) {
      setState('loading');
      setShare(0);
    }
    showSet(chosenSet(), KINDS, setShare).then(
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
        <div class="row pikachu-starts">
          <button type="button" class="button start" onClick={() => props.start()}>
            {resumes() ? words.face.goOn : words.face.start}
          </button>
          <button type="button" class="button start other" onClick={() => props.choose()}>
            {words.face.newGame}
          </button>
          <A class="button start other" href="/pikachu/journey">
            {words.face.journey}
          </A>
        </div>
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
