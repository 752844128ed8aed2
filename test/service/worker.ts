// The judge's and the store's thread scripts, run from source.

export const sourceWorker = { file: new URL('./thread.mjs', import.meta.url) } as const;
export const sourceStore = { file: new URL('./storethread.mjs', import.meta.url) } as const;
