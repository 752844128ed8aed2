// The words of a board that another tab plays, in the language of the app. Loaded when they are needed.

export * from '../../words/en/tabs.ts';
