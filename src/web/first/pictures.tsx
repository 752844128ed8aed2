// The small pictures of the games as text, for pictures that are drawn while building. Never part of the app.

import type { Component } from 'solid-js';
import { renderToString } from 'solid-js/web';

const modules = import.meta.glob<Readonly<Record<string, Component>>>('../games/*/picture.tsx', {
  eager: true,
});

/** By the id of the game. */
export function pictures(): Readonly<Record<string, string>> {
  const drawn: Record<string, string> = {};
  for (const [path, module] of Object.entries(modules)) {
    const [Picture] = Object.values(module);
    const id = path.split('/').at(-2) ?? '';
    if (Picture) drawn[id] = renderToString(() => <Picture />);
  }
  return drawn;
}
