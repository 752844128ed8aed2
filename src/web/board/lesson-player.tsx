// Plays a lesson on the game's own board: a card says what to do and why, rings show where, and only the taught move is
// accepted. Skip and Escape leave at any time. Loaded on demand.

import './lesson.css';
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  type JSX,
  on,
  onCleanup,
  onMount,
  Show,
  untrack,
} from 'solid-js';
import { Dynamic, Portal } from 'solid-js/web';
import { lesson as said, shell } from '#words/shell.ts';
import type { Rules } from '../../core/game.ts';
import type { Settings } from '../../core/settings.ts';
import type { Words } from '../../words/words.ts';
import { library } from '../play/wiring.ts';
import { speak } from '../ui/announce.ts';
import { Button } from '../ui/controls.tsx';
import { useKeys } from '../ui/keys.ts';
import { notify } from '../ui/notices.tsx';
import { type Face, withoutShell } from './face.ts';
import { guidedPlay } from './guided-play.ts';
import { back, begin, type Lesson, moved, onward, type Progress, stepOf } from './lesson.ts';

export const HERE = 'data-lesson-here';

function targetsIn(root: ParentNode, selectors: readonly string[]): readonly HTMLElement[] {
  return selectors.flatMap((selector) => [...root.querySelectorAll<HTMLElement>(selector)]);
}

/** Marks what the selectors match, and nothing else; newly marked elements scroll into view. Called after every change
 * of the page, because boards recreate elements as they please. */
export function ring(root: ParentNode, selectors: readonly string[]): void {
  const wanted = new Set(targetsIn(root, selectors));
  for (const old of root.querySelectorAll(`[${HERE}]`))
    if (!(old instanceof HTMLElement && wanted.has(old))) old.removeAttribute(HERE);
  for (const element of wanted) {
    if (element.hasAttribute(HERE)) continue;
    element.setAttribute(HERE, '');
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

/** Focuses the first target that takes it. */
export function leadTo(root: ParentNode, selectors: readonly string[]): boolean {
  for (const element of targetsIn(root, selectors)) {
    if (!element.matches('button, input, a, [tabindex]')) continue;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return true;
  }
  return false;
}

export const keys = { skip: ['Escape'] } as const;

export function LessonPlayer(props: {
  readonly rules: Rules;
  readonly words: Words;
  readonly face: Pick<Face, 'Board'>;
  readonly lesson: Lesson;
  /** Announces a line to screen readers. */
  speak(text: string): void;
  onEnd(): void;
}): JSX.Element {
  const { rules, words, lesson } = props;
  const [progress, setProgress] = createSignal<Progress>(begin);
  // Going back starts another board; going on keeps the current one.
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
      moved: (move, view) => setProgress((now) => moved(step(), now, move, view)),
    }),
  );
  const refusal = () => {
    const message = play().message();
    return message?.tone === 'bad' && message.serial > heard() ? message.text : undefined;
  };
  /** The serial number of the last message of earlier steps. */
  const [heard, setHeard] = createSignal(0);
  const text = () => step()?.text ?? lesson.end;

  const goTo = (place: Progress) => {
    setFrom(place);
    setProgress(place);
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

  // Announces the outcome of the last move first, then the next step.
  createEffect(
    on([step, play], ([now]) => {
      const message = untrack(() => play().message());
      const before = message && message.tone !== 'bad' && place() > 0 ? `${message.text} ` : '';
      setHeard(message?.serial ?? 0);
      props.speak(`${before}${place() === 0 ? `${lesson.aim} ` : ''}${text()}`);
      // After the board has drawn the move and a dialog has returned the focus.
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
    <div class={`lesson game-${rules.id}`} ref={page}>
      <header class="bar lesson-bar">
        <div class="bar-title">
          <h1>{said.title(words.title)}</h1>
          <span class="muted digits">
            {said.step(Math.min(place() + 1, lesson.steps.length), lesson.steps.length)}
          </span>
        </div>
        <Button class="quiet" disabled={place() === 0} onClick={() => goTo(back(progress()))}>
          {said.back}
        </Button>
        <Button class="quiet" label={said.skip} onClick={() => props.onEnd()}>
          {said.skipShort}
        </Button>
      </header>
      <section class="lesson-coach card" aria-label={said.title(words.title)}>
        <Coach />
        <Show when={!step()?.move}>
          <div class="row lesson-buttons">
            <Show when={!step()}>
              <Button onClick={() => goTo(begin)}>{said.again}</Button>
            </Show>
            <button
              type="button"
              class="button primary"
              ref={goOn}
              onClick={() => (step() ? setProgress(onward) : props.onEnd())}
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
      {/* A modal dialog makes everything else inert, so the card is repeated in it. */}
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

export function LessonPage(props: {
  readonly game: string;
  /** The settings of the board that the lesson replaces. */
  readonly params: Settings;
  readonly words: Words;
  readonly face: Face;
  onEnd(): void;
}): JSX.Element {
  const [ready] = createResource(async () => {
    try {
      // The game as shipped: the lesson's puzzle must work without the player's own assets.
      const rules = await library.loadPlain(props.game);
      const teaching = await props.face.loadTeaching?.();
      const lesson = rules && (await teaching?.lesson(rules, props.params));
      if (rules && lesson) return { rules, lesson };
    } catch {
      // Reported below.
    }
    notify({ text: said.failed, tone: 'bad' });
    props.onEnd();
    return undefined;
  });
  return (
    <Show when={ready()} fallback={<p class="loading">{shell.opening}</p>}>
      {(loaded) => (
        <LessonPlayer
          {...loaded()}
          words={props.words}
          face={props.face}
          speak={speak}
          onEnd={() => props.onEnd()}
        />
      )}
    </Show>
  );
}
