// The words of the cabinet's pages, in the language of the app. Not in src/web/words.ts, so that the home page does
// not wait for them.

export * from '../../words/en/cabinet/index.ts';
export { dayText, monthText, weekdayNames } from '../../words/en/days.ts';
export { keyCaps } from '../../words/en/keycaps.ts';
export { dayShareText, resultShareText } from '../../words/en/share.ts';
