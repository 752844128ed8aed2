// The words of what opens later than a page, in the language of the app. Not in src/web/words.ts, so that no page waits for them.

export { dialogs } from '../../words/en/dialogs.ts';
export { sure } from '../../words/en/sure.ts';
