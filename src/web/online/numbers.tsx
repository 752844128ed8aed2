// Other people on a daily: consent first, then the state of the player's upload, the numbers with a histogram, and how
// rare the player's choices are. Nothing where there is no service.

import {
  type Accessor,
  createEffect,
  createMemo,
  createSignal,
  createUniqueId,
  For,
  type JSX,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Switch,
  untrack,
} from 'solid-js';
import { serviceWords } from '#words/service.ts';
import type { DailyNumbers, Rarity, ServiceAnswer } from '../../wire/service-api.ts';
import type { PickNames } from '../board/face.ts';
import { Histogram } from './histogram.tsx';
import './others.css';
import type { Day } from '../../cabinet/day.ts';
import { findGame } from '../../games/index.ts';
import { speak } from '../ui/announce.ts';
import { Asking } from './consent.tsx';
import { FoldedTable } from './folded-table.tsx';
import { type Service, theService } from './service.ts';

/** The player's result as this browser knows it. */
export interface OwnResult {
  readonly millis: number;
  readonly solved: boolean;
}

/** One sentence, to be announced. */
function summaryOf({ players, final, solvedShare, you }: DailyNumbers, fewest: number): string {
  if (solvedShare === null) return serviceWords.few(players, fewest, final);
  const percentile = you?.percentile ?? undefined;
  return percentile === undefined
    ? serviceWords.solvedBy(solvedShare, players)
    : serviceWords.ahead(percentile, othersOf(players, you));
}

const othersOf = (players: number, you: DailyNumbers['you']) => players - (you?.counted ? 1 : 0);

export function NumbersPart(props: {
  readonly numbers: DailyNumbers;
  readonly fewest: number;
  readonly own?: OwnResult | undefined;
}): JSX.Element {
  const numbers = () => props.numbers;
  const you = () => numbers().you;
  const isEnough = () => numbers().solvedShare !== null;
  const others = () => othersOf(numbers().players, you());
  const percentile = () => you()?.percentile ?? undefined;
  const time = () => {
    const run = you() ?? props.own;
    return run?.solved ? run.millis : undefined;
  };
  return (
    <Show
      when={isEnough()}
      fallback={<p>{serviceWords.few(numbers().players, props.fewest, numbers().final)}</p>}
    >
      <Show when={percentile() !== undefined}>
        <p class="others-place">{serviceWords.ahead(percentile() ?? 0, others())}</p>
      </Show>
      <p>
        {serviceWords.solvedBy(numbers().solvedShare ?? 0, numbers().players)}{' '}
        <span class="muted">{numbers().final ? serviceWords.final : serviceWords.provisional}</span>
      </p>
      <Show when={numbers().histogram.length > 0}>
        <Histogram histogram={numbers().histogram} own={time()} />
      </Show>
      <Show when={you() && !you()?.solved}>
        <p class="muted">{serviceWords.noPlace}</p>
      </Show>
      <Show when={you() && !you()?.counted}>
        <p class="muted">{serviceWords.notCounted}</p>
      </Show>
    </Show>
  );
}

/** Asks whenever `wanted` changes, and drops the answers to older questions. An answer stays until the next arrives.
 * Not a resource, which would suspend the whole dialog. */
function answered<W, T>(wanted: Accessor<W>, ask: (wanted: W) => Promise<T>) {
  const [latest, setLatest] = createSignal<T>();
  const [loading, setLoading] = createSignal(true);
  const [times, setTimes] = createSignal(0);
  let current = 0;
  onCleanup(() => {
    current = -1;
  });
  createEffect(
    on([wanted, times], ([what]) => {
      current += 1;
      const own = current;
      setLoading(true);
      const settle = (value?: T) => {
        if (own !== current) return;
        if (value !== undefined) setLatest(() => value);
        setLoading(false);
      };
      ask(what).then(settle, () => settle());
    }),
  );
  return { latest, loading, again: () => void setTimes((count) => count + 1) };
}

const rarityWords = serviceWords.rarity;

interface RarityProps {
  readonly rarity: Rarity;
  readonly names: PickNames;
}

export function RarityPart(props: RarityProps): JSX.Element {
  const you = () => props.rarity.you;
  return (
    <div class="others-rarity stack">
      <Show when={you()} fallback={<Others {...props} />}>
        {(own) => (
          <>
            <Show when={own().score}>
              {(score) => (
                <p class="others-score">
                  <strong class="digits">{rarityWords.scoreOf(score())}</strong> {rarityWords.score}
                </p>
              )}
            </Show>
            <p class="muted">{rarityWords.about}</p>
            <OwnGrid {...props} cards={own().cards} />
            <Others {...props} />
          </>
        )}
      </Show>
    </div>
  );
}

/** Card names are long and phones narrow, so each cell is a small card. */
function OwnGrid(props: RarityProps & { readonly cards: readonly (number | null)[] }): JSX.Element {
  const columns = () => props.names.columns(props.cards.length);
  const shareOf = (cell: number, card: number | null) =>
    card === null
      ? rarityWords.emptyShare
      : rarityWords.share(props.rarity.cells[cell]?.find((one) => one.card === card)?.share ?? 0);
  return (
    <ul
      class="others-grid"
      classList={{ many: columns() > 3 }}
      aria-label={rarityWords.mine}
      style={{ 'grid-template-columns': `repeat(${columns()}, minmax(0, 1fr))` }}
    >
      <For each={props.cards}>
        {(card, cell) => (
          <li>
            <small class="muted">{props.names.cell(cell(), props.cards.length)}</small>
            <span classList={{ muted: card === null }}>
              {card === null ? rarityWords.empty : nameOf(props.names, card)}
            </span>
            <strong class="digits">{shareOf(cell(), card)}</strong>
          </li>
        )}
      </For>
    </ul>
  );
}

const nameOf = (names: PickNames, card: number) =>
  names.choice(card) ?? rarityWords.unknownCard(card);

/** The most chosen and the rarest answers; before the day has closed they would give solutions away. */
function Others(props: RarityProps): JSX.Element {
  const cells = createMemo(() =>
    props.rarity.cells.map((shares) => ({ most: shares[0], least: shares.at(-1) })),
  );
  const told = (pick: { readonly card: number; readonly share: number } | undefined) =>
    pick
      ? rarityWords.withShare(nameOf(props.names, pick.card), rarityWords.share(pick.share))
      : rarityWords.none;
  return (
    <Show
      when={props.rarity.final}
      fallback={
        <p class="muted">{props.rarity.you ? rarityWords.answersLater : rarityWords.later}</p>
      }
    >
      <FoldedTable
        summary={rarityWords.answers}
        heads={[rarityWords.cellHead, rarityWords.popular, rarityWords.rarest]}
      >
        <For each={cells()}>
          {({ most, least }, cell) => (
            <tr>
              <th scope="row">{props.names.cell(cell(), cells().length)}</th>
              <td>{told(most)}</td>
              <td>{told(least)}</td>
            </tr>
          )}
        </For>
      </FoldedTable>
    </Show>
  );
}

const statusWords = serviceWords.status;

export interface OthersProps {
  readonly day: Day;
  readonly game: string;
  /** The names of what players choose in a game; undefined where there is nothing to choose. */
  loadNames(game: string): Promise<PickNames | undefined>;
  /** Above it, where several are listed. */
  readonly heading?: string;
  /** The player's own result, if there is one. */
  readonly own?: OwnResult | undefined;
  /** The dialog around it asks for consent. */
  readonly isAsked?: boolean;
  /** For tests; the page's service by default. */
  readonly service?: Service;
}

const toldBy = <T,>(answer: ServiceAnswer<T> | undefined) =>
  answer?.ok ? answer.value : undefined;

export function OthersCard(props: OthersProps): JSX.Element {
  const service = props.service ?? theService();
  /** The player has just decided here: the outcome is announced and gets the focus. */
  const [hasAnswered, setAnswered] = createSignal(false);
  onMount(() => void service.meet());
  const asks = () => service.asks() && props.own !== undefined && !props.isAsked;
  const decide = (act: () => unknown) => () => {
    setAnswered(true);
    act();
  };
  return (
    <Show when={service.presence() === 'here' || service.presence() === 'down'}>
      <Show
        when={!asks()}
        fallback={
          <Asking
            agree={decide(() => service.sendStored(props.day, props.game))}
            decline={decide(service.decline)}
          />
        }
      >
        <ComparisonCard {...props} service={service} answered={hasAnswered()} />
      </Show>
    </Show>
  );
}

type ComparisonProps = OthersProps & { readonly service: Service; readonly answered: boolean };

function ComparisonCard(props: ComparisonProps): JSX.Element {
  const { service } = props;
  const title = createUniqueId();
  const wanted = () => [props.day, props.game, service.taken(), service.presence()] as const;
  const numbers = answered(wanted, ([day, game]) => service.numbers(day, game));
  /** Older figures are better than none. */
  const told = createMemo<DailyNumbers | undefined>((before) => toldBy(numbers.latest()) ?? before);
  const failed = () => {
    const answer = numbers.latest();
    return !numbers.loading() && answer && !answer.ok ? answer : undefined;
  };
  let heading: HTMLElement | undefined;
  const focus = () => heading?.focus();
  onMount(() => {
    if (props.answered) focus();
  });
  createEffect(
    on(told, (value) => {
      if (value && props.answered) speak(summaryOf(value, service.fewest()));
    }),
  );
  return (
    <section class="card others-card" aria-labelledby={title}>
      <header class="others-head">
        <h3
          id={title}
          tabindex="-1"
          ref={(element) => {
            heading = element;
          }}
        >
          {props.heading ?? serviceWords.title}
        </h3>
        <details class="others-label">
          <summary>{serviceWords.label.name}</summary>
          <p>{serviceWords.label.about}</p>
        </details>
      </header>
      <UploadStatus
        {...props}
        isThere={told()?.you !== undefined || numbers.loading()}
        isClosed={told()?.final ?? false}
        refocus={focus}
      />
      {/* With too few players for shares, the numbers below say so. */}
      <Show when={findGame(props.game)?.picks && told()?.solvedShare != null}>
        <Choices {...props} />
      </Show>
      <Switch>
        <Match when={told()}>
          {(value) => <NumbersPart numbers={value()} fewest={service.fewest()} own={props.own} />}
        </Match>
        <Match when={failed()}>
          {(answer) => (
            <>
              <p class="muted">
                {answer().status === 0 || answer().status >= 500
                  ? statusWords.unreachable
                  : statusWords.notUnderstood}
              </p>
              <button type="button" class="button" onClick={() => numbers.again()}>
                {statusWords.tryAgain}
              </button>
            </>
          )}
        </Match>
        <Match when={numbers.loading()}>
          <p class="muted">{statusWords.looking}</p>
        </Match>
      </Switch>
    </section>
  );
}

interface UploadStatusProps extends ComparisonProps {
  /** The service has the result, as far as known. */
  readonly isThere: boolean;
  readonly isClosed: boolean;
  /** Moves the focus when the pressed button disappears. */
  refocus(): void;
}

/** The upload of the player's own result. */
function UploadStatus(props: UploadStatusProps): JSX.Element {
  const { service } = props;
  const standing = () => service.uploadState(props.day, props.game);
  const isCutOff = () => standing().type === 'waiting' && service.presence() === 'down';
  /** An outage is explained at length once. */
  const atLength = createMemo<boolean>(
    (before) => before || (isCutOff() && untrack(() => service.tellOutage())),
    false,
  );
  createEffect(() => {
    if (atLength()) speak(statusWords.waiting);
  });
  const isMissing = () =>
    standing().type === 'none' && props.own && !props.isThere && service.consent() !== 'ask';
  const line = () => {
    const now = standing();
    switch (now.type) {
      case 'waiting':
        return isCutOff() && atLength() ? statusWords.waiting : statusWords.stillWaiting;
      case 'refused':
        return statusWords.refused(now.fault);
      case 'none':
        return isMissing() && !service.canTakePart ? statusWords.nothingKept : undefined;
      default:
        return statusWords[now.type];
    }
  };
  return (
    <Switch>
      <Match when={line()}>{(text) => <p class="muted">{text()}</p>}</Match>
      <Match when={isMissing() && service.presence() === 'here' && !props.isClosed}>
        <div class="row">
          <span class="muted">{statusWords.notSent}</span>
          <button
            type="button"
            class="button"
            onClick={() => {
              props.refocus();
              void service.sendStored(props.day, props.game);
            }}
          >
            {statusWords.sendIt}
          </button>
        </div>
      </Match>
    </Switch>
  );
}

function Choices(props: ComparisonProps): JSX.Element {
  const { service } = props;
  const wanted = () => [props.day, props.game, service.taken()] as const;
  const rarity = answered(wanted, ([day, game]) => service.rarity(day, game));
  const names = answered(() => props.game, props.loadNames);
  return (
    <Show when={toldBy(rarity.latest())}>
      {(value) => (
        <Show when={names.latest()}>
          {(found) => <RarityPart rarity={value()} names={found()} />}
        </Show>
      )}
    </Show>
  );
}

/** How rare the choices are, for the shared text. */
export function rarityLine(
  service: Pick<Service, 'knownRarity'>,
  day: Day,
  game: string,
): string | undefined {
  const rarity = service.knownRarity(day, game);
  const score = rarity?.you?.score;
  if (!rarity || score === undefined || score === null) return undefined;
  return serviceWords.rarity.shared(score, rarity.players, rarity.final);
}
