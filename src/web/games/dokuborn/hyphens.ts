// Where a long word may be parted: browsers do not all know how, and an unmarked break reads as two words.

const SHY = '\u00ad';
const VOWEL = 'aeiouyáàâäéèêëíîïóôöúûü';
/** Consonants that are spoken as one. */
const JOINED = '[bcdfgkpt][lr]|[cpst]h|qu|ck';
const ONSET = new RegExp(`^(?:${JOINED}|[^${VOWEL}\\W])[${VOWEL}]`, 'i');
const CLUSTER = new RegExp(`^(?:${JOINED})`, 'i');

/** Shorter words fit everywhere. */
const LONG = 8;
/** Letters that stay together at both ends. */
const HEAD = 3;
const TAIL = 3;

const isJoint = (word: string, at: number): boolean =>
  at >= HEAD &&
  word.length - at >= TAIL &&
  ONSET.test(word.slice(at)) &&
  !CLUSTER.test(word.slice(at - 1));

/** The same text with soft hyphens between the syllables of its long words. */
export const withHyphens = (text: string): string =>
  text.replace(/[^\s-]+/g, (word) =>
    word.length < LONG
      ? word
      : [...word].map((letter, at) => (isJoint(word, at) ? SHY + letter : letter)).join(''),
  );
