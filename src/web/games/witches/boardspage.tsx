// The old address of the boards to print: one page prints for all games now.

import { Navigate, useLocation, useSearchParams } from '@solidjs/router';
import type { JSX } from 'solid-js';

export default function BoardsPage(): JSX.Element {
  const location = useLocation();
  const [search] = useSearchParams();
  const code = search['code'];
  const target = typeof code === 'string' && code !== '' ? code : 'witches';
  return <Navigate href={`/print/${encodeURIComponent(target)}${location.search}`} />;
}
