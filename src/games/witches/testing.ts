// A bridge until the tests over all games load `testing/index.ts`.

export * from './testing/index.ts';
