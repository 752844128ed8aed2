// Plays a lesson on the game's own board: a card says what to do and why, rings show where, and only the move that is
// taught goes on. Skip and Escape leave at any time.

import './lesson.css';
import {
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  on,
  onCleanup,
  onMount,
  Show,
  untrack,
} from 'solid-js';
import { Dynamic, Portal } from 'solid-js/web';
import type { Rules } from '../../../core/game.ts';
import type { Words } from '../../../words/words.ts';
import { useKeys } from '../../ui/keys.ts';
import { withoutShell } from '../../ui/shellless.ts';
import type { Face } from '../face.ts';
import { back, begin, moved, onward, type Progress, stepOf } from './course.ts';
import { guidedPlay } from './guided.ts';
import { keys } from './keys.ts';
import type { Lesson } from './lesson.ts';
import { leadTo, ring } from './ring.ts';
import { words as said } from './words.ts';

export interface LessonPlayerProps {
  readonly rules: Rules;
  readonly words: Words;
  readonly face: Pick<Face, 'Board'>;
  readonly lesson: Lesson;
  /** Says a line to screen readers. */
  speak(text: string): void;
  onEnd(): void;
}

export function LessonPlayer(props: LessonPlayerProps): JSX.Element {
  const { rules, words, lesson } = props;
  const [progress, setProgress] = createSignal<Progress>(begin);
  // A step back lays the board out anew; a step on goes on with the one that is there.
  const [from, setFrom] = createSignal<Progress>(begin);
  const step = createMemo(() => stepOf(lesson, progress()));
  const place = () => progress().done.length;
  let page: HTMLDivElement | undefined;
  let goOn: HTMLButtonElement | undefined;

  const play = createMemo(() =>
    guidedPlay({
      rules,
      words,
      lesson,
      from: from(),
      step,
      otherwise: said.otherwise,
      readFirst: said.readFirst,
      later: said.later,
      moved: (move, view) => setProgress((now) => moved(step(), now, move, view)),
    }),
  );
  const refusal = () => {
    const message = play().message();
    return message?.tone === 'bad' && message.serial > heard() ? message.text : undefined;
  };
  /** Messages up to this one belong to an earlier step. */
  const [heard, setHeard] = createSignal(0);
  const text = () => step()?.text ?? lesson.end;

  const next = () => setProgress(onward);
  const goBack = () => {
    const earlier = back(progress());
    setFrom(earlier);
    setProgress(earlier);
  };
  const startAgain = () => {
    setFrom(begin);
    setProgress(begin);
  };

  useKeys(keys, { skip: () => props.onEnd() });

  const [dialog, setDialog] = createSignal<Element>();
  const look = () => {
    if (!page) return;
    ring(page, step()?.at ?? []);
    setDialog(page.querySelector('dialog[open] .dialog-head') ?? undefined);
  };
  onMount(() => {
    const observer = new MutationObserver(look);
    if (page)
      observer.observe(page, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ['open', 'disabled'],
      });
    onCleanup(() => observer.disconnect());
  });

  // What came of the last move first, then what comes next.
  createEffect(
    on([step, play], ([now]) => {
      const message = untrack(() => play().message());
      const before = message && message.tone !== 'bad' && place() > 0 ? `${message.text} ` : '';
      setHeard(message?.serial ?? 0);
      props.speak(`${before}${place() === 0 ? `${lesson.aim} ` : ''}${text()}`);
      // After the board has drawn the move, and a dialog has given the focus back.
      const timer = setTimeout(() => {
        look();
        if (!page || !(now?.move && leadTo(page, now.at ?? []))) goOn?.focus();
      });
      onCleanup(() => clearTimeout(timer));
    }),
  );
  createEffect(() => {
    const line = refusal();
    if (line) props.speak(line);
  });

  const Coach = (): JSX.Element => (
    <div class="lesson-words">
      <Show when={place() === 0}>
        <p class="lesson-aim">{lesson.aim}</p>
      </Show>
      <p class="lesson-text">{text()}</p>
      <Show when={refusal()}>{(line) => <p class="lesson-refusal">{line()}</p>}</Show>
    </div>
  );

  return (
    <div
      class={`lesson game-${rules.id}`}
      ref={(element) => {
        page = element;
      }}
    >
      <header class="bar lesson-bar">
        <div class="bar-title">
          <h1>{said.title(words.title)}</h1>
          <span class="muted digits">
            {said.step(Math.min(place() + 1, lesson.steps.length), lesson.steps.length)}
          </span>
        </div>
        <button type="button" class="button quiet" disabled={place() === 0} onClick={goBack}>
          {said.back}
        </button>
        <button
          type="button"
          class="button quiet"
          aria-label={said.skip}
          onClick={() => props.onEnd()}
        >
          {said.skipShort}
        </button>
      </header>
      <section class="lesson-coach card" aria-label={said.title(words.title)}>
        <Coach />
        <Show when={!step()?.move}>
          <div class="row lesson-buttons">
            <Show when={!step()}>
              <button type="button" class="button" onClick={startAgain}>
                {said.again}
              </button>
            </Show>
            <button
              type="button"
              class="button primary"
              ref={(button) => {
                goOn = button;
              }}
              onClick={() => (step() ? next() : props.onEnd())}
            >
              {step() ? said.next : said.play}
            </button>
          </div>
        </Show>
      </section>
      <main id="main" class="stage lesson-stage" tabindex="-1" aria-label={said.board}>
        <Show when={play()} keyed>
          {(guided) => (
            <Dynamic
              component={props.face.Board}
              play={guided}
              shell={withoutShell(() => guided.say(said.later, 'bad'))}
            />
          )}
        </Show>
      </main>
      {/* Over the board everything but the dialog is out of reach: the card comes along. */}
      <Show when={dialog()} keyed>
        {(head) => (
          <Portal mount={holderAfter(head)}>
            <div class="lesson-coach card">
              <Coach />
            </div>
          </Portal>
        )}
      </Show>
    </div>
  );
}

/** A place right under the head of a dialog. */
function holderAfter(head: Element): Element {
  const holder = document.createElement('div');
  head.after(holder);
  onCleanup(() => holder.remove());
  return holder;
}
