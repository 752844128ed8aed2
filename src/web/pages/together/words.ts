// The words of playing together, in the language of the app. By themselves, so that no page waits for them.

export * from '../../../words/en/roomfaults.ts';
export * from '../../../words/en/together.ts';
