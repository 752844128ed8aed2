// Words of dialogs that are loaded late, in the language of the app: the home page does not wait for them.

export { keyCaps } from '../../words/en/keycaps.ts';
