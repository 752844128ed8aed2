// The thread of the judge from its source, as tests run it.

export const sourceWorker = { file: new URL('./thread.mjs', import.meta.url) } as const;
