// What went wrong, in the app's language. Apart from `src/web/words.ts`: only parts that are loaded on demand import it; what is
// needed for a first board calls `explain`.

export { explainFault } from '../../words/en/shellfaults.ts';
