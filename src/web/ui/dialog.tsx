// Modal dialogs on the platform's own element, which brings focus trap, Escape and backdrop. Usage:
//   <Dialog open title onClose>…</Dialog>      if (await confirm({ title, act })) …      showText(title, text)

import { createEffect, createSignal, createUniqueId, type JSX, onCleanup, Show } from 'solid-js';
import { render } from 'solid-js/web';
import { shell } from '#words/shell.ts';
import { Button } from './controls.tsx';
import { rememberFocus } from './focus.ts';
import { CloseIcon } from './icons.tsx';
import { NoticePlace } from './notices.tsx';
import { markFresh } from './tap-guard.ts';

const [interruptions, setInterruptions] = createSignal(0);

/** A dialog is open that is no part of play: play/time.ts stops the clock. */
export const isInterrupted = (): boolean => interruptions() > 0;

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** A sentence under the title, read out with it. */
  readonly about?: string | undefined;
  readonly wide?: boolean;
  /** Must be answered before anything else goes on. */
  readonly alert?: boolean;
  /** A part of play itself: time goes on behind it. */
  readonly timed?: boolean;
  /** Called for Escape, the cross and a press beside the dialog. */
  onClose(): void;
  readonly children: JSX.Element;
}

export function Dialog(props: DialogProps): JSX.Element {
  return (
    <Show when={props.open}>
      <OpenDialog {...props} />
    </Show>
  );
}

function OpenDialog(props: DialogProps): JSX.Element {
  const titleId = createUniqueId();
  const aboutId = createUniqueId();
  let element: HTMLDialogElement | undefined;
  let pressedBeside = false;
  let giveFocusBack: (() => void) | undefined;
  if (!props.timed) {
    setInterruptions((count) => count + 1);
    onCleanup(() => void setInterruptions((count) => count - 1));
  }
  createEffect(() => {
    if (!element || element.open) return;
    giveFocusBack = rememberFocus();
    element.showModal();
    markFresh(element);
  });
  onCleanup(() => {
    // Everything behind an open modal dialog refuses the focus.
    element?.close();
    // After the page has changed: closing the dialog may have recreated the board.
    if (giveFocusBack) queueMicrotask(giveFocusBack);
  });
  return (
    <dialog
      ref={element}
      class="dialog"
      classList={{ wide: props.wide ?? false }}
      role={props.alert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={props.about === undefined ? undefined : aboutId}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      // A press that began inside, such as a stroke of a brush, may end beside it.
      onPointerDown={(event) => {
        pressedBeside = event.target === element;
      }}
      onClick={(event) => {
        if (event.target === element && pressedBeside) props.onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="dialog-inside">
        <header class="dialog-head">
          <h2 id={titleId} tabindex="-1">
            {props.title}
          </h2>
          <Button class="quiet icon" label={shell.close} onClick={() => props.onClose()}>
            <CloseIcon />
          </Button>
        </header>
        <NoticePlace dialog />
        <Show when={props.about}>
          {(about) => (
            <p id={aboutId} class="dialog-about">
              {about()}
            </p>
          )}
        </Show>
        {props.children}
      </div>
    </dialog>
  );
}

export interface ConfirmQuestion {
  readonly title: string;
  /** What will happen, in a sentence. */
  readonly about?: string;
  /** Names the action, never just "OK". */
  readonly act: string;
  readonly cancel?: string;
  /** Something is lost by it: the button looks so, and the focus is on cancelling. */
  readonly danger?: boolean;
}

/** Asks before what cannot be undone. Escape, the cross and a press beside the dialog mean no. */
export function confirm(question: ConfirmQuestion): Promise<boolean> {
  return new Promise((resolve) =>
    showOver((close) => {
      const answer = (yes: boolean) => {
        close();
        resolve(yes);
      };
      return <ConfirmDialog question={question} answer={answer} />;
    }),
  );
}

/** Draws a dialog over any page, until it is closed. */
function showOver(draw: (close: () => void) => JSX.Element): void {
  const host = document.body.appendChild(document.createElement('div'));
  const close = () => {
    dispose();
    host.remove();
  };
  const dispose = render(() => draw(close), host);
}

function ConfirmDialog(props: {
  readonly question: ConfirmQuestion;
  answer(yes: boolean): void;
}): JSX.Element {
  const { title, about, act, cancel, danger = false } = props.question;
  return (
    <Dialog open alert title={title} about={about} onClose={() => props.answer(false)}>
      <div class="row">
        <button
          type="button"
          class={danger ? 'button danger' : 'button primary'}
          autofocus={!danger}
          onClick={() => props.answer(true)}
        >
          {act}
        </button>
        <button type="button" class="button" autofocus={danger} onClick={() => props.answer(false)}>
          {cancel ?? shell.cancel}
        </button>
      </div>
    </Dialog>
  );
}

/** Copying without a clipboard, as on plain http; false where the browser refuses that too. */
export function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  // In the open dialog: nothing outside of it can be selected.
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  place.append(area);
  area.style.position = 'fixed';
  area.style.opacity = '0';
  area.select();
  let done = false;
  try {
    done = document.execCommand('copy');
  } catch {
    // Not copied.
  }
  area.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}

/** A text for the player to copy by hand. */
export function showText(title: string, text: string): void {
  showOver((close) => (
    <Dialog open title={title} onClose={close}>
      <textarea
        class="input"
        rows="4"
        readonly
        autofocus
        aria-label={title}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  ));
}
