// The language of the server.

export * from '../words/en/server.ts';
