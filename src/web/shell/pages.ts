// The pages besides home and the games: by themselves, so that home knows of this one small file and not of all that
// each of them needs.

import { lazy } from 'solid-js';

export const pages = {
  rules: lazy(() => import('./rulespage.tsx')),
  daily: lazy(() => import('../cabinet/daily/page.tsx')),
  archive: lazy(() => import('../cabinet/archive/page.tsx')),
  statistics: lazy(() => import('../cabinet/statistics/page.tsx')),
  replay: lazy(() => import('../cabinet/replay/page.tsx')),
  backup: lazy(() => import('../cabinet/backup/page.tsx')),
  mine: lazy(() => import('../cabinet/mine/page.tsx')),
  print: lazy(() => import('../cabinet/print/page.tsx')),
  together: lazy(() => import('../together/page.tsx')),
};
