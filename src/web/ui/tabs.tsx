// A list of tabs: one tab stop, arrows go round. The caller draws the panel that it controls.

import { For, type JSX } from 'solid-js';

export function TabList<T extends string>(props: {
  /** Prefix of the ids: tabs are `<name>-tab-<tab>`, the panel is `<name>-panel`, the class `<name>-tabs`. */
  readonly name: string;
  readonly title: string;
  readonly tabs: readonly T[];
  readonly shown: T;
  label(tab: T): string;
  show(tab: T): void;
}): JSX.Element {
  const idOf = (tab: T) => `${props.name}-tab-${tab}`;
  const step = (by: number) => {
    const at = props.tabs.indexOf(props.shown) + by + props.tabs.length;
    const next = props.tabs[at % props.tabs.length];
    if (!next) return;
    props.show(next);
    document.getElementById(idOf(next))?.focus();
  };
  return (
    <div
      class={`${props.name}-tabs`}
      role="tablist"
      tabindex="-1"
      aria-label={props.title}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
        event.preventDefault();
        step(event.key === 'ArrowLeft' ? -1 : 1);
      }}
    >
      <For each={props.tabs}>
        {(tab) => (
          <button
            type="button"
            role="tab"
            id={idOf(tab)}
            aria-selected={props.shown === tab}
            aria-controls={`${props.name}-panel`}
            tabindex={props.shown === tab ? 0 : -1}
            onClick={() => props.show(tab)}
          >
            {props.label(tab)}
          </button>
        )}
      </For>
    </div>
  );
}
