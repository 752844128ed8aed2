// The words of the toy.

import { lastStep } from '../../../core/hint.ts';
import type { ToyPaperWords } from '../../../games/toy/paper.ts';
import type { ToyTypes } from '../../../games/toy/types.ts';
import type { Words } from '../../words.ts';
import { scan } from '../formats.ts';

const REFUSALS: Readonly<Record<ToyTypes['Refusal']['type'], string>> = {
  gameOver: 'The game is over.',
  choicePending: 'Choose the lamp or the wick first.',
  nothingToChoose: 'There is nothing to choose now.',
  noSuchChest: 'There is no such chest.',
  alreadyOpen: 'This chest is open already.',
  notYet: 'The candle still burns.',
};

const FAULTS: Readonly<Record<string, string>> = {
  badMove: 'That is not a move of this game. Try open3, lamp or wick.',
  badPuzzle: 'This is not a puzzle of this game.',
  badProof: 'The proof does not hold.',
  tooFewCandles: 'So many chests need at least two candles.',
  tooDark: 'The candles are down before anyone can find the treasure.',
  gameOver: 'The game is over.',
};

export const words = {
  title: 'Toy',
  tagline: 'Find the full chest before the candles are down.',
  presets: {
    short: { name: 'Short', about: 'Seven chests, five candles.' },
    long: { name: 'Long', about: 'Sixty chests, six candles.' },
  },
  fields: { chests: { label: 'Chests' }, candles: { label: 'Candles' } },
  level: (level) => (level === 'hard' ? 'Hard' : 'Easy'),
  refusal: (refusal) => REFUSALS[refusal.type],
  event(event) {
    switch (event.type) {
      case 'found':
        return `Chest ${event.chest + 1} holds the treasure.`;
      case 'missed':
        return `Chest ${event.chest + 1} is empty. The treasure is to the ${event.treasureIs}.`;
      case 'chosen':
        return `You took the ${event.gift}.`;
      case 'burned':
        return `A candle went out, ${event.left} left.`;
    }
  },
  fault: (fault) => FAULTS[fault.code],
  hint: {
    where: (hint) =>
      hint.technique === 'halving'
        ? `Halving: ${lastStep(hint).area.cells.length} chests can still hold it.`
        : 'Compare what the gifts do.',
    why: (hint) =>
      hint.technique === 'halving'
        ? 'An empty chest points to the treasure, so one in the middle rules out half.'
        : 'One of them halves what is left.',
    what: ({ move }) =>
      move?.type === 'open' ? `Open chest ${move.chest + 1}.` : 'Take the lamp.',
  },
  ending: (_view, _tally, score) =>
    score === undefined ? 'The candles are down.' : `The treasure is yours: ${score} points.`,
  result: (_view, { moves }) => [['Chests opened', String(moves)]],
  picture: () => ({ rows: [], key: [] }),
  rating: ({ level }) => (level === 'hard' ? 'Hard' : 'Easy'),
  printing: {
    about: 'A row of closed chests, and the way to open them.',
    fields: { preset: { label: 'Level' } },
  },
  rules: [
    {
      heading: 'Goal',
      body: ['Open chests until you find the treasure. An empty chest points to it.'],
    },
  ],
  keys: {},
} satisfies Words<ToyTypes>;

export const paper: ToyPaperWords = {
  title: 'Toy',
  rules:
    'One of these chests is full. An empty one tells whether it is to the left or to the right.',
  scan,
};
