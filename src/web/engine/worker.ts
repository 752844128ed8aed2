// The engine's own thread: exposes the jobs to the page.

import { expose, type ProxyMethods, releaseProxy } from 'comlink';
import type { Assets } from '../../games/index.ts';
import { type JobInputs, type JobName, type JobProgress, localThread } from './jobs.ts';

expose({
  async run<N extends JobName>(
    name: N,
    job: JobInputs[N],
    assets: Assets,
    progress?: JobProgress & ProxyMethods,
  ) {
    try {
      return await localThread.run(name, job, assets, progress);
    } finally {
      progress?.[releaseProxy]();
    }
  },
});
