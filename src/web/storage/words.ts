// The words about tabs and storage, in the language of the app. Loaded when they are needed.

export * from '../../words/en/keeping.ts';
