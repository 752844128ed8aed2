// Is there room for a side panel? Follows the window.

import { createSignal, onCleanup } from 'solid-js';

export function createWide(): () => boolean {
  const query = matchMedia('(min-width: 60rem)');
  const [wide, setWide] = createSignal(query.matches);
  const onChange = () => void setWide(query.matches);
  query.addEventListener('change', onChange);
  onCleanup(() => query.removeEventListener('change', onChange));
  return wide;
}
