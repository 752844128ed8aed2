// Keys that work anywhere on the table. Single letters can be switched off; a field that takes text keeps its keys.

import { onCleanup } from 'solid-js';
import { preferences } from '../storage/settings.ts';

export interface Shortcuts {
  enabled(): boolean;
  readonly letters: Readonly<Record<string, () => void>>;
  undo(): void;
  redo(): void;
  keys(): void;
}

function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches('input:not([type="radio"]):not([type="checkbox"]), textarea, select')
  );
}

export function createShortcuts(shortcuts: Shortcuts): void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !shortcuts.enabled() || takesText(event.target)) return;
    // a dialog of the game's own has its keys to itself
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    const act = actionOf(event, shortcuts);
    if (!act) return;
    event.preventDefault();
    act();
  };
  document.addEventListener('keydown', onKeyDown);
  onCleanup(() => document.removeEventListener('keydown', onKeyDown));
}

function actionOf(event: KeyboardEvent, shortcuts: Shortcuts): (() => void) | undefined {
  const key = event.key.toLowerCase();
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    if (key === 'z') return event.shiftKey ? shortcuts.redo : shortcuts.undo;
    return key === 'y' ? shortcuts.redo : undefined;
  }
  if (event.altKey) return undefined;
  if (key === '?') return shortcuts.keys;
  return preferences().letterKeys ? shortcuts.letters[key] : undefined;
}
