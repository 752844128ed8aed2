// The pages besides home and the games: by themselves, so that home knows of this one small file and not of all that
// each of them needs.

import { lazy } from 'solid-js';

export const pages = {
  rules: lazy(() => import('./rules.tsx')),
  daily: lazy(() => import('./daily/page.tsx')),
  archive: lazy(() => import('./archive/page.tsx')),
  statistics: lazy(() => import('./statistics/page.tsx')),
  replay: lazy(() => import('./replay/page.tsx')),
  backup: lazy(() => import('./backup/page.tsx')),
  mine: lazy(() => import('./my-games/page.tsx')),
  print: lazy(() => import('./print/page.tsx')),
  together: lazy(() => import('./together/page.tsx')),
};
