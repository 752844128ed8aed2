// Other people on one daily: asks before anything is sent, then says where the result is on its way and what the
// service tells. Nothing at all where there is no service.

import './others.css';
import {
  createEffect,
  createMemo,
  createSignal,
  createUniqueId,
  type JSX,
  Match,
  on,
  onMount,
  Show,
  Switch,
  untrack,
} from 'solid-js';
import type { Day } from '../../../cabinet/day.ts';
import { findGame } from '../../../games/index.ts';
import type { Answer } from '../../../wire/answers.ts';
import type { Numbers } from '../../../wire/shapes.ts';
import type { PickNames } from '../../board/face.ts';
import { loadFace } from '../../games/index.ts';
import { speak } from '../../ui/notices.ts';
import { theService } from '../index.ts';
import type { Service } from '../service.ts';
import { serviceWords } from '../words.ts';
import { answered } from './answered.ts';
import { Asking } from './asking.tsx';
import { NumbersPart, type Own, summaryOf } from './numbers.tsx';
import { RarityPart } from './rarity.tsx';

const words = serviceWords.status;

export interface OthersProps {
  readonly day: Day;
  readonly game: string;
  /** Above it, where several stand one under the other. */
  readonly heading?: string;
  /** The player's own result, where it is finished. */
  readonly own?: Own | undefined;
  /** Somebody else asks whether results may be sent. */
  readonly isAsked?: boolean;
  /** For tests; the service of the page if not said. */
  readonly service?: Service;
}

const toldBy = <T,>(answer: Answer<T> | undefined) => (answer?.ok ? answer.value : undefined);

export function OthersCard(props: OthersProps): JSX.Element {
  const service = props.service ?? theService();
  /** The player has just answered here: what comes of it is said, and has the focus. */
  const [hasAnswered, setAnswered] = createSignal(false);
  onMount(() => void service.meet());
  const asks = () => service.asks() && props.own !== undefined && !props.isAsked;
  return (
    <Show when={service.presence() === 'here' || service.presence() === 'down'}>
      <Show
        when={!asks()}
        fallback={
          <Asking
            agree={() => {
              setAnswered(true);
              void service.sendStored(props.day, props.game);
            }}
            decline={() => {
              setAnswered(true);
              service.decline();
            }}
          />
        }
      >
        <Told {...props} service={service} answered={hasAnswered()} />
      </Show>
    </Show>
  );
}

type ToldProps = OthersProps & { readonly service: Service; readonly answered: boolean };

function Told(props: ToldProps): JSX.Element {
  const { service } = props;
  const title = createUniqueId();
  const wanted = () => [props.day, props.game, service.taken(), service.presence()] as const;
  const numbers = answered(wanted, ([day, game]) => service.numbers(day, game));
  /** Figures of a moment ago are better than none. */
  const told = createMemo<Numbers | undefined>((before) => toldBy(numbers.latest()) ?? before);
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
      <Way
        {...props}
        isThere={told()?.you !== undefined || numbers.loading()}
        isClosed={told()?.final ?? false}
        refocus={focus}
      />
      {/* Too few for shares: the numbers below say so. */}
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
                  ? words.unreachable
                  : words.notUnderstood}
              </p>
              <button type="button" class="button" onClick={() => numbers.again()}>
                {words.tryAgain}
              </button>
            </>
          )}
        </Match>
        <Match when={numbers.loading()}>
          <p class="muted">{words.looking}</p>
        </Match>
      </Switch>
    </section>
  );
}

interface WayProps extends ToldProps {
  /** Among the numbers, as far as is known. */
  readonly isThere: boolean;
  readonly isClosed: boolean;
  /** For what is pressed and then gone. */
  refocus(): void;
}

/** Where the player's own result is. */
function Way(props: WayProps): JSX.Element {
  const { service } = props;
  const standing = () => service.standing(props.day, props.game);
  const isCutOff = () => standing().type === 'waiting' && service.presence() === 'down';
  /** An outage is told at length once. */
  const atLength = createMemo<boolean>(
    (before) => before || (isCutOff() && untrack(() => service.tellOutage())),
    false,
  );
  createEffect(() => {
    if (atLength()) speak(words.waiting);
  });
  const fault = () => {
    const now = standing();
    return now.type === 'refused' ? now.fault : undefined;
  };
  const isMissing = () =>
    standing().type === 'none' && props.own && !props.isThere && service.consent() !== 'ask';
  return (
    <Switch>
      <Match when={standing().type === 'sending'}>
        <p class="muted">{words.sending}</p>
      </Match>
      <Match when={standing().type === 'waiting'}>
        <p class="muted">{isCutOff() && atLength() ? words.waiting : words.stillWaiting}</p>
      </Match>
      <Match when={standing().type === 'postponed'}>
        <p class="muted">{words.postponed}</p>
      </Match>
      <Match when={fault()}>{(why) => <p class="muted">{words.refused(why())}</p>}</Match>
      <Match when={isMissing() && !service.canTakePart}>
        <p class="muted">{words.nothingKept}</p>
      </Match>
      <Match when={isMissing() && service.presence() === 'here' && !props.isClosed}>
        <div class="row">
          <span class="muted">{words.notSent}</span>
          <button
            type="button"
            class="button"
            onClick={() => {
              props.refocus();
              void service.sendStored(props.day, props.game);
            }}
          >
            {words.sendIt}
          </button>
        </div>
      </Match>
    </Switch>
  );
}

async function namesOf(game: string): Promise<PickNames | undefined> {
  return (await loadFace(game))?.loadPickNames?.();
}

function Choices(props: ToldProps): JSX.Element {
  const { service } = props;
  const wanted = () => [props.day, props.game, service.taken()] as const;
  const rarity = answered(wanted, ([day, game]) => service.rarity(day, game));
  const names = answered(() => props.game, namesOf);
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
