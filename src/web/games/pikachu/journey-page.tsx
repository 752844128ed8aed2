// The page of the journey: its rounds as stations with stars, and the next one to play.

import './journey.css';
import { A, useNavigate } from '@solidjs/router';
import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { words } from '#words/pikachu/index.ts';
import { journey as said } from '#words/pikachu/teaching.ts';
import { shell } from '#words/shell.ts';
import {
  type JourneyRound,
  nextRound,
  reshufflesLeft,
  roundSeed,
  rounds,
  starsOf,
} from '../../../games/pikachu/journey.ts';
import { manifest } from '../../../games/pikachu/manifest.ts';
import { dealer } from '../../play/wiring.ts';
import { usePageTitle } from '../../ui/announce.ts';
import { confirm } from '../../ui/dialog.tsx';
import { begin, journey, loadJourney, newJourney } from './journey-progress.ts';
import { loadSymbols, Picture, SetContext, showSet } from './tiles.tsx';

export default function JourneyPage(): JSX.Element {
  const navigate = useNavigate();
  const [ready, setReady] = createSignal(false);
  const [busy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal(false);
  usePageTitle(() => shell.pageTitle(said.title));
  onMount(() => void loadJourney().finally(() => setReady(true)));
  onMount(() => {
    for (const set of new Set(rounds.map((round) => round.set)))
      void loadSymbols(1, set).catch(() => undefined);
    void showSet('emoji', 1).catch(() => undefined);
  });
  const reached = () => journey()?.passed.length ?? -1;

  async function play(index: number): Promise<void> {
    const now = journey();
    const round = rounds[index];
    if (!now || !round || busy()) return;
    setBusy(true);
    setProblem(false);
    const rules = await manifest.loadRules();
    const board = await dealer.dealBoard(rules, round.params, roundSeed(now, index), {});
    setBusy(false);
    if (!board.ok) return void setProblem(true);
    await begin(index, board.value);
    navigate(`/pikachu/${board.value}`);
  }

  async function restart(): Promise<void> {
    if (await confirm({ ...said.anewSure, danger: true })) await newJourney();
  }

  return (
    <main id="main" class="game-pikachu pikachu-title pikachu-journey" tabindex="-1">
      <h1>{said.title}</h1>
      <p class="pikachu-about">{said.about}</p>
      <Show when={ready()}>
        <Show
          when={journey()}
          fallback={
            <button type="button" class="button start" onClick={() => void newJourney()}>
              {said.begin}
            </button>
          }
        >
          {(now) => (
            <>
              <p class="pikachu-reached">
                {said.starsAll(starsOf(now()), 3 * rounds.length)} ·{' '}
                {said.reshuffles(reshufflesLeft(now()))}
              </p>
              <Show when={nextRound(now()) === undefined}>
                <p>{said.over}</p>
              </Show>
            </>
          )}
        </Show>
        <Show when={problem()}>
          <p class="note bad" role="alert">
            {said.failed}
          </p>
        </Show>
        <ol class="pikachu-way">
          <For each={rounds}>
            {(round, index) => (
              <Station
                round={round}
                index={index()}
                reached={reached()}
                busy={busy()}
                play={() => void play(index())}
              />
            )}
          </For>
        </ol>
      </Show>
      <nav class="row" aria-label={words.title}>
        <Show when={journey()}>
          <button type="button" class="button quiet" onClick={() => void restart()}>
            {said.anew}
          </button>
        </Show>
        <A class="button quiet" href="/pikachu">
          {said.free}
        </A>
        <A class="button quiet" href="/rules/pikachu">
          {said.rules}
        </A>
        <A class="button quiet" href="/">
          {said.cabinet}
        </A>
      </nav>
    </main>
  );
}

function Station(props: {
  readonly round: JourneyRound;
  readonly index: number;
  readonly reached: number;
  readonly busy: boolean;
  play(): void;
}): JSX.Element {
  const passed = () => journey()?.passed[props.index];
  const attempt = () => {
    const now = journey()?.attempt;
    return now?.round === props.index ? now : undefined;
  };
  const open = () => props.index <= props.reached;
  const about = () => {
    const { cols, rows, level, gravity, minutes } = props.round.params;
    return said.params(cols, rows, level, gravity, minutes);
  };
  /** On a small screen the next round may be out of sight. */
  const bringNext = (place: HTMLLIElement) =>
    onMount(() => {
      const isNext = props.index > 0 && props.index === props.reached;
      if (isNext && place.getBoundingClientRect().bottom > innerHeight)
        place.scrollIntoView({ block: 'center' });
    });
  return (
    <li
      ref={bringNext}
      class="pikachu-station"
      classList={{ passed: passed() !== undefined, next: props.index === props.reached }}
    >
      <span class="pikachu-sample" aria-hidden="true">
        <SetContext.Provider value={() => props.round.set}>
          <Picture tile={1 + 2 * props.index} />
        </SetContext.Provider>
      </span>
      <div>
        <h2>{said.round(props.index + 1)}</h2>
        <p>{about()}</p>
        <Show when={passed()}>
          {(best) => (
            <p class="pikachu-best">
              <Stars stars={best().stars} /> <span class="digits">{said.points(best().score)}</span>
            </p>
          )}
        </Show>
        <Show when={!open()}>
          <p class="unseen">{said.locked}</p>
        </Show>
      </div>
      <Show when={open()}>
        <Show
          when={attempt()}
          fallback={
            <button
              type="button"
              class="button"
              aria-label={`${passed() ? said.again : said.play}: ${said.round(props.index + 1)}`}
              disabled={props.busy}
              onClick={() => props.play()}
            >
              {passed() ? said.again : said.play}
            </button>
          }
        >
          {(now) => (
            <A
              class="button"
              href={`/pikachu/${now().board}`}
              aria-label={`${said.goOn}: ${said.round(props.index + 1)}`}
            >
              {said.goOn}
            </A>
          )}
        </Show>
      </Show>
    </li>
  );
}

function Stars(props: { readonly stars: number }): JSX.Element {
  return (
    <span class="pikachu-stars" role="img" aria-label={said.stars(props.stars)}>
      {'★'.repeat(props.stars)}
      <span class="missing">{'★'.repeat(3 - props.stars)}</span>
    </span>
  );
}
