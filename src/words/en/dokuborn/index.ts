// The words of Dokuborn: what happens, hints, results, and the way to everything else that is said.

import type { Rareness, Tally } from '../../../core/game.ts';
import { fullName } from '../../../data/card.ts';
import { cellName } from '../../../games/dokuborn/rules/print.ts';
import { type DokubornTypes, LAST_STEP, type View } from '../../../games/dokuborn/types.ts';
import type { SharePicture, Words } from '../../words.ts';
import { figures } from '../results.ts';
import { caption, conditionWording, familyNames, spokenLabel, underCaption } from './conditions.ts';
import { plural } from './count.ts';
import { face } from './face.ts';
import { clueText, reasonFact, reasonText } from './facts.ts';
import { faultTexts, refusalTexts } from './faults.ts';
import { hint } from './hints.ts';
import { keys } from './keys.ts';
import { atLeast, forcedText, levelName, stars } from './levels.ts';
import { title } from './title.ts';

/** Says so where other cards changed the level of a grid. */
function catalogueNotice(view: View): string | undefined {
  if (view.level === view.levelNow) return undefined;
  return `This grid was made with other cards. With yours it is ${levelName(view.levelNow)} instead of ${levelName(view.level)}.`;
}

/** From so many points, or up to such a share of all players, an answer is rare. */
const RARE_WORTH = 75;
const RARE_SHARE = 0.1;

/** What the squares of a share text mean. */
const squares: SharePicture['key'] = [
  ['🟪', 'rare answer'],
  ['🟩', 'answer'],
  ['🟨', 'told by a hint'],
  ['⬛', 'empty'],
];

const helpOf = (tally: Tally) => tally.hints + (tally.events['revealed'] ?? 0);

/** "388 of 712 points": what the grid could give is worked out for it. */
const ofMost = (score: number, { most }: View) =>
  most === null ? plural(score, 'point') : `${score} of ${plural(most, 'point')}`;

function ending(view: View, _tally: Tally, score: number | undefined, rareness?: Rareness): string {
  const cells = view.cells.length;
  const empty = view.cells.filter(({ card }) => card === null).length;
  const points = ofMost(score ?? view.score, view);
  if (empty === 0)
    return rareness
      ? `All ${cells} cells are filled.`
      : `All ${cells} cells are filled, for ${points}.`;
  const left = `${plural(empty, 'cell')} empty`;
  return view.guessesLeft !== null && view.guessesLeft < empty
    ? `You ran out of guesses with ${left}.`
    : `You gave up with ${left}.`;
}

const table = {
  ...title,
  presets: {
    medium3: { name: 'Medium 3×3', about: `Nine cells. ${atLeast(3)}` },
    veryEasy2: { name: 'Very Easy 2×2', about: `Four cells. ${atLeast(1)}` },
    veryEasy3: { name: 'Very Easy 3×3', about: `Nine cells. ${atLeast(1)}` },
    easy3: { name: 'Easy 3×3', about: `Nine cells. ${atLeast(2)}` },
    hard3: { name: 'Hard 3×3', about: `Nine cells. ${atLeast(4)}` },
    veryHard3: { name: 'Very Hard 3×3', about: `Nine cells. ${atLeast(5)}` },
    medium4: { name: 'Medium 4×4', about: `Sixteen cells. ${atLeast(3)}` },
    veryHard4: { name: 'Very Hard 4×4', about: `Sixteen cells. ${atLeast(5)}` },
    medium3Classic: {
      name: 'Classic 3×3',
      about: `Medium with twelve guesses for nine cells. ${atLeast(3)}`,
    },
  },
  fields: {
    size: { label: 'Size', about: 'Rows and columns: 2, 3 or 4.' },
    level: {
      label: 'Level',
      about: 'From 1, Very Easy, to 5, Very Hard: the fewer cards fit, the higher the level.',
    },
    mode: {
      label: 'Mode',
      about: 'Classic counts guesses: one for each cell and three more.',
      options: { free: 'Free', classic: 'Classic' },
    },
    names: {
      label: 'Character names',
      about: 'Allow conditions like “Named Elsa”.',
    },
    avoid: {
      label: 'Draw less often',
      about: 'Ids of conditions you have had enough of, joined by commas.',
    },
    cards: { label: 'Card catalogue', about: 'The version that the grid is dealt from.' },
  },
  printing: {
    about: 'One grid on one page, with room for a card in every cell.',
    fields: {
      preset: { label: 'Level' },
      title: { label: 'Title', about: 'Stands over the grid; without one it says Dokuborn.' },
    },
  },
  level: levelName,
  refusal: (refusal) => refusalTexts[refusal.type](refusal),
  event(event, view) {
    switch (event.type) {
      case 'placed': {
        const card = view.cells[event.cell]?.card;
        const name = card ? fullName(card) : 'The card';
        return `${name} fits ${cellName(view.size, event.cell)}: ${plural(event.worth, 'point')}.`;
      }
      case 'missed': {
        const left = view.spare === null ? '' : ` ${face.spareMisses(view.spare)}`;
        return `${event.name} does not fit ${cellName(view.size, event.cell)}. ${event.reasons.map(reasonText).join(' ')}${left}`;
      }
      case 'removed':
        return `${cellName(view.size, event.cell)} is empty again.`;
      case 'revealed':
        return clueText(event.clue, view, event.cell);
      case 'completed':
        return `The grid is full: ${ofMost(view.score, view)}.`;
      case 'ranOut':
        return 'There are fewer guesses left than empty cells. The game is lost.';
      case 'gaveUp':
        return 'You gave up. All the answers can be seen now.';
    }
  },
  passed: (misses, only) =>
    only
      ? 'There is no card to take back. Misses stay counted.'
      : `${plural(misses, 'miss', 'misses')} before it ${misses === 1 ? 'stays' : 'stay'} counted.`,
  fault: (fault) => faultTexts[fault.code]?.(fault),
  hint,
  ending,
  result: (view, tally, score, rareness) => [
    ...(rareness ? [[face.rarity.score, String(rareness.score)] as const] : []),
    ['Misses', String(tally.events['missed'] ?? view.misses)],
    ['Hints', String(helpOf(tally))],
    figures.time(tally),
    ['Guesses', String(view.guesses)],
    figures.undos(tally),
    ['Level', `${stars(view.levelNow)} ${levelName(view.levelNow)}`],
    ...(rareness ? [[face.score, face.scoreOf(score ?? view.score, view.most)] as const] : []),
  ],
  picture: (view, _, rareness) => ({
    rows: Array.from({ length: view.size }, (_, row) =>
      view.cells
        .slice(row * view.size, (row + 1) * view.size)
        .map(({ card, worth, clue }, column) => {
          if (!card) return '⬛';
          if (clue.step >= LAST_STEP) return '🟨';
          const share = rareness?.shares[row * view.size + column];
          const isRare = share == null ? worth >= RARE_WORTH : share <= RARE_SHARE;
          return isRare ? '🟪' : '🟩';
        })
        .join(''),
    ),
    key: squares,
  }),
  rating: (rating) =>
    `${stars(Number(rating.level))} ${levelName(rating.level)}: the mean of one divided by the cards of a cell is ${rating.figures['score']}; the tightest cell has ${rating.figures['fewestCards']}, the widest ${rating.figures['mostCards']}; ${forcedText(Number(rating.figures['forcedCells']))}.`,
  rules: async () => (await import('./rules.ts')).rules,
  keys,
  loadTyped: async () => (await import('./typed.ts')).typed,
} satisfies Words<DokubornTypes>;

/** The table of every game, and what only the board of Dokuborn says. */
export const words = {
  ...table,
  face,
  loadLesson: async () => (await import('./lesson.ts')).lesson,
  loadMake: async () => (await import('./make.ts')).make,
  familyNames,
  caption,
  underCaption,
  spokenLabel,
  conditionWording,
  reasonText,
  catalogueNotice,
  reasonFact,
};
