// A modal dialog on the platform's own element: focus trap, Escape and backdrop come with it.

import { createEffect, createUniqueId, type JSX, onCleanup, Show } from 'solid-js';
import { holdTime } from '../play/time.ts';
import { shell } from '../words.ts';
import { rememberFocus } from './focus.ts';
import { appears } from './guard.ts';
import IconClose from './icons/close.tsx';
import { NoticePlace } from './noticeplace.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** A sentence under the title, read out with it. */
  readonly about?: string | undefined;
  readonly wide?: boolean;
  /** Asks for an answer before anything else goes on. */
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
  if (!props.timed) onCleanup(holdTime('dialog'));
  createEffect(() => {
    if (!element || element.open) return;
    giveFocusBack = rememberFocus();
    element.showModal();
    appears(element);
  });
  onCleanup(() => {
    // While it is open everything behind it refuses the focus.
    element?.close();
    // After the page has changed: what closed the dialog may have made the board anew.
    if (giveFocusBack) queueMicrotask(giveFocusBack);
  });
  return (
    <dialog
      ref={(dialog) => {
        element = dialog;
      }}
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
          <button
            type="button"
            class="button quiet icon"
            aria-label={shell.close}
            onClick={() => props.onClose()}
          >
            <IconClose />
          </button>
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
