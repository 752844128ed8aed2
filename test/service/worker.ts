// The threads of judge and store from their sources, as tests run them.

export const sourceWorker = { file: new URL('./thread.mjs', import.meta.url) } as const;
export const sourceStore = { file: new URL('./storethread.mjs', import.meta.url) } as const;
