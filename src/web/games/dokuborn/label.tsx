// A condition on the board: picture and words, with soft hyphens. Inks are gems, other pictures our own line drawings.

import { For, type JSX, Show } from 'solid-js';
import { words } from '#words/dokuborn/index.ts';
import { plainLabel } from '../../../games/dokuborn/rules/print.ts';
import type { Label } from '../../../games/dokuborn/types.ts';

// The six inks as gem shapes, which differ without their colours.

const shapes: Readonly<Record<string, readonly [outline: string, facets: string]>> = {
  amber: ['M12 1.5 21 6.7v10.6l-9 5.2-9-5.2V6.7z', 'M12 1.5V12m9-5.3L12 12m-9-5.3L12 12'],
  amethyst: ['M12 1.5 20.5 9 12 22.5 3.5 9z', 'M3.5 9h17M12 1.5 8.5 9 12 22.5 15.5 9z'],
  emerald: ['M8 1.5h8l3.5 4v13l-3.5 4H8l-3.5-4v-13z', 'M9 6h6v12H9z'],
  ruby: ['M5.5 4h13L23 10 12 21.5 1 10z', 'M1 10h22M8 10l4-6 4 6-4 11.5z'],
  sapphire: [
    'M12 1.5c4 5.6 7.3 9 7.3 13.4a7.3 7.3 0 0 1-14.6 0C4.7 10.5 8 7.1 12 1.5z',
    'M8.5 15a3.6 3.6 0 0 0 3.5 3.8',
  ],
  steel: ['M3 3.5 12 1.5l9 2V12c0 5-4 8.4-9 10.5C7 20.4 3 17 3 12z', 'M12 1.5v21M3 11h18'],
};

/** For an ink that newer cards have brought: a plain round stone. */
const unknownShape = ['M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z', 'M12 7a5 5 0 0 1 5 5'] as const;

export function Gem(props: { readonly ink: string }): JSX.Element {
  const shape = () => shapes[props.ink.toLowerCase()] ?? unknownShape;
  return (
    <svg viewBox="0 0 24 24" class={`gem gem-${props.ink.toLowerCase()}`} aria-hidden="true">
      <path class="gem-body" d={shape()[0]} />
      <path class="gem-facet" d={shape()[1]} />
    </svg>
  );
}

/** One gem for each ink of a card. */
export function Gems(props: { readonly inks: readonly string[] }): JSX.Element {
  return (
    <span class="gems">
      <For each={props.inks}>{(ink) => <Gem ink={ink} />}</For>
    </span>
  );
}

// Soft hyphens for long words: not all browsers hyphenate, and an unmarked break reads as two words.

const SHY = '\u00ad';
const VOWEL = 'aeiouyáàâäéèêëíîïóôöúûü';
/** Consonants that form one sound. */
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

const PAGE = 'M6 3h9l4 4v14H6z';
const CARDS = 'M4 7h10v14H4zM8 7V3h12v14h-6';

const glyphs: Readonly<Record<string, string>> = {
  'ink-dual': 'M8 3l6 9-6 9-6-9zM16 3l6 9-6 9-3-4.5M13 7.5L16 3',
  cost: 'M12 2l9 5v10l-9 5-9-5V7zM12 7.5l4 2.2v4.6l-4 2.2-4-2.2V9.7z',
  inkable:
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM12 7c2 3 3.5 4.5 3.5 7a3.5 3.5 0 0 1-7 0c0-2.5 1.5-4 3.5-7z',
  uninkable: 'M12 7c2 3 3.5 4.5 3.5 7a3.5 3.5 0 0 1-7 0c0-2.5 1.5-4 3.5-7zM4 20L20 4',
  'type-character': 'M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM4 21c0-5 4-7 8-7s8 2 8 7',
  'type-action': 'M13 2L5 14h6l-1 8 9-13h-7z',
  'type-song':
    'M9 18V5l11-2v13M9 18a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM20 16a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  'type-item': 'M9 2h6M10 2v7l-6 10a2 2 0 0 0 2 3h12a2 2 0 0 0 2-3L14 9V2M7 15h10',
  'type-location':
    'M12 22s-7-7-7-12a7 7 0 0 1 14 0c0 5-7 12-7 12zM12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  born: 'M3 5c4-1 7 0 9 2 2-2 5-3 9-2v14c-4-1-7 0-9 2-2-2-5-3-9-2zM12 7v14',
  classification: 'M3 8l4 4 5-8 5 8 4-4-2 11H5z',
  keyword: 'M20 3C10 3 6 9 6 15l-3 6M6 15c8 1 13-4 14-12M9 12h6',
  strength: 'M20 3l-1 5L9 18l-3-3L16 5zM4 14l6 6M7 17l-4 4',
  willpower: 'M3 4l9-2 9 2v8c0 5-4 8-9 10-5-2-9-5-9-10z',
  lore: 'M12 2l7 10-7 10-7-10z',
  move: 'M3 12h16M13 6l6 6-6 6',
  set: CARDS,
  sets: CARDS,
  franchise: 'M3 21V8h3V5h3v3h6V5h3v3h3v13zM10 21v-5a2 2 0 0 1 4 0v5',
  name: 'M3 7h18v12H3zM9 7V4h6v3M7 13h10',
  'text-none': PAGE,
  text: `${PAGE}M9 11h7M9 15h7`,
  balance: 'M12 3v18M7 21h10M4 7h16M4 7l-2 6h5zM20 7l-2 6h5z',
  'rarity-common': 'M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14z',
  'rarity-uncommon': 'M3 6h18l-9 14z',
  'rarity-rare': 'M12 4l10 16H2z',
  'rarity-super-rare': 'M12 3l9 9-9 9-9-9z',
  'rarity-legendary': 'M12 2l10 7-4 12H6L2 9z',
};
const STAR = 'M12 2l3 7 7 .5-5.5 4.5 2 7.5L12 17.5 5.5 21.5l2-7.5L2 9.5 9 9z';

/** The ink behind the picture of an ink condition. */
const inkOf = (icon: string) => /^ink-(?!dual)(.+)$/.exec(icon)?.[1];

export function Glyph(props: { readonly icon: string }): JSX.Element {
  return (
    <Show
      when={inkOf(props.icon)}
      fallback={
        <svg viewBox="0 0 24 24" class="glyph" aria-hidden="true">
          <path d={glyphs[props.icon] ?? STAR} />
        </svg>
      }
    >
      {(ink) => <Gem ink={ink()} />}
    </Show>
  );
}

/** Picture and words together: the kind of condition above its value. */
export function Condition(props: {
  readonly label: Label;
  /** Little room: long words get soft hyphens, hidden from screen readers. */
  readonly parted?: boolean;
  /** The kind is shown elsewhere. */
  readonly bare?: boolean;
}): JSX.Element {
  const text = () =>
    props.bare ? plainLabel(props.label.display) : words.underCaption(props.label);
  return (
    <span class="condition">
      <Glyph icon={props.label.icon} />
      <span class="condition-words" aria-hidden="true">
        <Show when={!props.bare}>
          <span class="condition-caption">{words.caption(props.label)}</span>
        </Show>
        <span class="condition-text">{props.parted ? withHyphens(text()) : text()}</span>
      </span>
      <span class="unseen">{words.spokenLabel(props.label)}</span>
    </span>
  );
}
