// Hints in sentences: where to look, the facts they rest on, and the move they propose. Tables add theirs in table.ts.

import { type Fact, factsOf } from '../../../core/hint.ts';
import { ingredientNames } from '../../../games/witches/names.ts';
import type { Move, WitchesTypes } from '../../../games/witches/types/index.ts';
import type { Potion } from '../../../games/witches/types/potion.ts';
import type { HintWords } from '../../words.ts';
import { list } from '../formats.ts';
import { cellName, potionSentence } from './board-and-potions.ts';

/** First stage, by technique: the subject of the hint, never its conclusion. */
const ideas: Readonly<Record<string, string>> = {
  seldomTested: 'One ingredient has told you little so far.',
  brew: 'Enough is known to brew.',
  tellingPotion: 'Time to test a potion.',
  choice: 'An effect is waiting for your choice.',
  boardBrew: 'Enough is known to brew on this board.',
  boardClear: 'Something has to wear off before you can brew.',
  boardSpent: 'What wins is known, but this board can no longer brew it.',
  boardLost: 'See what this board can still brew.',
  boardPotion: 'There is a potion worth working towards here.',
  boardMove: 'No potion stands out. Go on with what is there.',
  lastPotion: 'The last potion: make it count.',
};

export const hint: HintWords<WitchesTypes> = {
  where(hint) {
    const about = factsOf(hint).find(({ type }) => type === 'about');
    if (about) return `Look at ${word(about, 'ingredient')}: something about it follows.`;
    return ideas[hint.technique] ?? '';
  },
  why: ({ steps }, index) =>
    (steps[index]?.facts ?? [])
      .map(factText)
      .filter((line) => line !== '')
      .join(' '),
  what({ conclusion = [], move }) {
    const told = conclusion.map(factText).filter((line) => line !== '');
    if (move?.type === 'use' || move?.type === 'last')
      return `Brew ${potionSentence(move.entries)}.`;
    return [...told, ...(move ? soloMoveText(move) : [])].join(' ');
  },
};

/** A plain value of a fact as text; empty where it is missing. */
const word = (fact: Fact, key: string) => String(fact[key] ?? '');

function factText(fact: Fact): string {
  const role = roleName(word(fact, 'option'));
  switch (fact.type) {
    case 'is':
      return `${word(fact, 'ingredient')} must be ${role}.`;
    case 'isNot':
      return `${word(fact, 'ingredient')} cannot be ${eitherOf(listOf(fact, 'options').map(roleName))}.`;
    case 'potions':
      return potionsText(fact);
    case 'seldom':
      return fact['potions'] === 0
        ? 'Nothing has been tested so far.'
        : `${word(fact, 'ingredient')} was in ${word(fact, 'times')} of ${word(fact, 'potions')} potions so far.`;
    case 'possible':
      return fact['exact'] === true
        ? `${plural(Number(fact['recipes']), 'recipe is', 'recipes are')} still possible.`
        : `Too many recipes fit to count them; ${word(fact, 'recipes')} that do were looked at.`;
    case 'splits':
      return splitText(fact);
    case 'wouldTell':
      return tellingText(fact);
    case 'mayWin':
      return `It may even win: it does in ${word(fact, 'wins')} of ${lookedAt(fact)}.`;
    case 'winsInAll':
      return fact['exact'] === true
        ? 'One potion wins whichever of the recipes left it is.'
        : `One potion wins in all ${word(fact, 'recipes')} recipes found that fit.`;
    case 'onlyRecipe':
      return 'Only one recipe fits every answer so far.';
    case 'towards':
      return `Work towards this potion: ${shortPotion(entriesOf(fact))}.`;
    case 'choice':
      return `${word(fact, 'effect')} is waiting.`;
    case 'goOn':
      return 'No potion stands out. Go on with what is there.';
    case 'noWay':
      return 'No way was found to brew any of them with the room and the plants that are left.';
    case 'takeBack':
      return 'Take back what you can and plant something else, or give up and see the recipe.';
    case 'clears':
      return `${word(fact, 'effect')} ends with your next potion, so brew a small one first.`;
    case 'lastIsFree':
      return 'When you end the game on the board, one last potion is free: anything you like.';
    case 'chances':
      return `One potion wins in ${word(fact, 'wins')} of ${lookedAt(fact)}.`;
    default:
      return '';
  }
}

/** Sage 3, Basil 1, as in the list of potions; the other way round it would be three plants of Sage. */
const shortPotion = (entries: Potion) =>
  entries.map(({ ingredient, seeds }) => `${ingredient} ${seeds}`).join(', ');

/** The recipes that a figure counts: all that are left, or those that the search found. */
const lookedAt = (fact: Fact) =>
  fact['exact'] === true
    ? `the ${word(fact, 'of')} left`
    : `the ${word(fact, 'of')} recipes looked at`;

function splitText(fact: Fact): string {
  const answers = Number(fact['answers']);
  return answers > 1
    ? `One potion would tell them apart into ${answers} groups, one for each answer.`
    : 'One potion has one answer only, and wins.';
}

/** "2 undergrown and Poison would leave 12 of the 160 recipes. Sage is number 3 then." */
function tellingText(fact: Fact): string {
  const [under, over] = [Number(fact['undergrown']), Number(fact['overgrown'])];
  const names = listOf(fact, 'messages');
  const answer = [
    ...(under + over === 0 ? ['Nothing misgrown'] : []),
    ...(under > 0 ? [`${under} undergrown`] : []),
    ...(over > 0 ? [`${over} overgrown`] : []),
    ...(names.length > 2 ? [`${names.length} effects`] : names),
  ];
  const recipes = `the ${plural(Number(fact['of']), 'recipe', 'recipes')}`;
  const news =
    fact['ingredient'] === undefined
      ? ''
      : ` ${word(fact, 'ingredient')} is ${roleName(word(fact, 'option'))} then.`;
  const lookedAtOnly = fact['exact'] === true ? '' : ' looked at';
  return `${list(answer)} would leave ${word(fact, 'left')} of ${recipes}${lookedAtOnly}.${news}`;
}

const roleName = (option: string) => (option === 'decoy' ? 'a decoy' : `number ${option}`);

/** "number 1, number 2 or a decoy": numbers share their noun. */
function eitherOf(names: readonly string[]): string {
  const short = names.map((name, index) => (index === 0 ? name : name.replace(/^number /, '')));
  if (short.length < 2) return short.join('');
  return `${short.slice(0, -1).join(', ')} or ${short[short.length - 1]}`;
}

const listOf = (fact: Fact, key: string): readonly string[] => {
  const list = fact[key];
  return Array.isArray(list) ? list.map(String) : [];
};

const plural = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** The entries of a fact about a potion; anything else in the list is dropped. */
function entriesOf(fact: Fact): Potion {
  const list: readonly unknown[] = Array.isArray(fact['entries']) ? fact['entries'] : [];
  return list.flatMap((one) => {
    if (typeof one !== 'object' || one === null || !('ingredient' in one && 'seeds' in one))
      return [];
    const ingredient = ingredientNames.find((name) => name === one.ingredient);
    return ingredient && typeof one.seeds === 'number' ? [{ ingredient, seeds: one.seeds }] : [];
  });
}

function potionsText(fact: Fact): string {
  const potions = Array.isArray(fact['potions']) ? fact['potions'].map(String) : [];
  const clue = fact['clue'] === true ? ' and the clue' : '';
  if (potions.length === 0) return `It follows from the rules${clue}.`;
  return potions.length === 1
    ? `It follows from potion ${potions[0]}${clue}.`
    : `It follows from potions ${potions.slice(0, -1).join(', ')} and ${potions[potions.length - 1]}${clue}.`;
}

/** The proposed move on the board; empty for other moves. */
export function soloMoveText(move: Move): readonly string[] {
  switch (move.type) {
    case 'plant':
      return [`Next: plant ${move.ingredient}, ${cellName(move.cell)}.`];
    case 'grow':
      return [`Next: grow the garden at ${cellName(move.cell)}.`];
    case 'pluck':
      return [
        `Next: pluck what grows at ${cellName(move.cell)}, into the cauldron at ${cellName(move.into)}.`,
      ];
    case 'test':
      return [`Next: test the garden at ${cellName(move.cell)}.`];
    case 'frost':
    case 'bramble':
      return [`Next: choose ${cellName(move.cell)}.`];
    case 'gate':
    case 'fence':
      return [`Next: choose ${cellName(move.cell)} and ${cellName(move.other)}.`];
    case 'pass':
      return ['Next: pass.'];
    case 'giveUp':
      return ['Next: give up the board, for the last potion.'];
    default:
      return [];
  }
}
