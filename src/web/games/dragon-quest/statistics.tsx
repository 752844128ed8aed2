// Dragon Quest on the statistics page, per preset: win rate with its interval beside the published one, causes of death,
// winning levels, best score, wins in a row. Computed from the stored logs.

import './statistics.css';
import { createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { words } from '#words/dragon-quest/index.ts';
import { runsOf } from '../../../cabinet/statistics.ts';
import {
  type Chronicle,
  chronicleOf,
  type EndedGame,
  readGame,
} from '../../../games/dragon-quest/rules/chronicle.ts';
import { latestResults, loadLog } from '../../storage/results.ts';
import { FigureList } from '../../ui/figures.tsx';

const said = words.face.chronicle;

/** Reads this many of the newest games: a log takes about a millisecond. */
const MOST = 500;
/** Games per slice, so that the page stays responsive. */
const AT_ONCE = 10;

const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** In the order in which they ended. */
async function readGames(isWanted: () => boolean): Promise<readonly EndedGame[]> {
  const newest = await latestResults(Number.MAX_SAFE_INTEGER);
  const own = newest.filter(({ game }) => game === 'dragon-quest');
  const kept = new Set(runsOf(own).map(({ id }) => id));
  const counted = own.filter(({ id }) => kept.has(id)).slice(0, MOST);
  const games: EndedGame[] = [];
  for (const [index, { id }] of counted.reverse().entries()) {
    if (!isWanted()) break;
    const save = await loadLog(id);
    const game = save === undefined ? undefined : readGame(save);
    if (game) games.push(game);
    if (index % AT_ONCE === 0) await breathe();
  }
  return games;
}

export default function ChronicleSection(): JSX.Element {
  const [chronicles, setChronicles] = createSignal<readonly Chronicle[]>();
  let wanted = true;
  onCleanup(() => {
    wanted = false;
  });
  void readGames(() => wanted).then((games) => wanted && setChronicles(chronicleOf(games)));
  return (
    <section class="dq-chronicle" aria-label={said.heading}>
      <h3>{said.heading}</h3>
      <Show when={chronicles()} fallback={<p class="muted">{said.reading}</p>}>
        {(all) => (
          <>
            <For each={all()}>{(one) => <Preset chronicle={one} />}</For>
            <p class="muted">{said.about(MOST)}</p>
          </>
        )}
      </Show>
    </section>
  );
}

function Preset(props: { readonly chronicle: Chronicle }): JSX.Element {
  const name = () => words.presets[props.chronicle.preset]?.name ?? said.custom;
  const figures = (): readonly (readonly [string, string])[] => {
    const { rate, published, bestScore, streak, levels, deepest } = props.chronicle;
    return [
      [said.rate, rate ? said.share(rate) : said.none],
      ...(published ? ([[said.published, said.share(published)]] as const) : []),
      [said.best, bestScore === undefined ? said.none : String(bestScore)],
      [said.streak, said.inARow(streak.now, streak.best)],
      [said.levels, levels.length > 0 ? levels.map(said.level).join(', ') : said.none],
      [said.deepest, String(deepest)],
    ];
  };
  return (
    <div class="dq-chronicle-preset">
      <h4>
        {name()}{' '}
        <span class="muted">{said.played(props.chronicle.won, props.chronicle.played)}</span>
      </h4>
      <FigureList figures={figures()} />
      <Show when={props.chronicle.causes.length > 0}>
        <table class="dq-causes">
          <caption>{said.causes}</caption>
          <tbody>
            <For each={props.chronicle.causes}>
              {({ cause, count }) => (
                <tr>
                  <th scope="row">{said.cause[cause]}</th>
                  <td class="digits">
                    <span
                      class="dq-cause-bar"
                      style={{
                        '--share': count / Math.max(1, props.chronicle.causes[0]?.count ?? 1),
                      }}
                    />
                    {count}
                  </td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
    </div>
  );
}
