// Sentences about potions and the board, for every way to play: effects, event cards, results, clues, board events and
// refusals. What only tables of several people say is in table.ts.

import type { EffectName, EffectOf, EventCard } from '../../../games/witches/names.ts';
import type { BoardKind } from '../../../games/witches/types/board.ts';
import type { Event, View } from '../../../games/witches/types/index.ts';
import type { Clue, Message, Potion, PotionResult } from '../../../games/witches/types/potion.ts';
import type { SoloEvent, SoloPhase, SoloRefusal } from '../../../games/witches/types/solo.ts';
import { count } from '../formats.ts';

/** Effects that the players carry out themselves; shown in full when one was in a potion. */
export const companyTexts: Readonly<Record<EffectOf<'ChangePlayers' | 'ChangeField'>, string>> = {
  Poison: 'You are poisoned. If all of you are, you lose; alone, at the second in a row.',
  'Green Fingers': 'Your grow is two steps, and the others may copy it.',
  Piggyback: 'You act on the part of another player.',
  Allergies: 'You may not plant or grow what was in this potion.',
  Distracted: 'You may grow nothing beyond two dots.',
  Genius: 'You may change one thing of a potion as you test it.',
  Sharer: 'You may plant only what you have least of.',
  Minimalist: 'Your potions may have one ingredient only.',
  Copycat: 'Instead of a turn you may copy one garden of another player.',
  Drizzle: 'All gardens of the player who tested grow by one.',
  Frost: 'One garden loses a dot on each of its ingredients.',
  Bramble: 'Cross out one empty cell.',
  Gate: 'Open one border between two gardens.',
  Fence: 'Draw one new border inside a garden.',
  Seedling: 'Plant one ingredient for free.',
};

/** Event cards hold until the next potion is tested. */
export const eventTexts: Readonly<Record<EventCard, string>> = {
  'Full Moon': 'Every player grows one garden at once.',
  'Warm Rain': 'Every plant with one dot gets a second.',
  'Helping Hand': 'Each player may do one action on another player’s part.',
  'Second Nose': 'Whoever tests next may test the same plants once more, in another order.',
  'Market Day': 'Each player may exchange one plant for another ingredient with as many dots.',
  'Wind Change': 'Each player moves one plant to another free garden cell of their own.',
  'Swap Shop': 'Two neighbours exchange one plant each.',
  'Quiet Hour': 'Nobody may talk about numbers.',
  Mirror: 'The next potion is entered from last to first.',
  'Long Table': 'Each player may give one plant to another, for a cauldron or a free garden cell.',
  Slugs: 'Every player crosses out one plant with one dot.',
  'Cold Snap': 'Nothing grows in the coming round.',
  'Cracked Pot': 'The next potion leaks: its last ingredient is left out when you enter it.',
  Fog: 'The next result is read by its tester alone, who may say one sentence.',
  'Locked Shed': 'Nobody may plant in the coming round.',
};

const valueWords = { yes: 'yes', no: 'no', decoy: 'a decoy' } as const;

/** Effects that announce themselves; those that report have a value or stay silent. */
const noticeTexts: Readonly<Partial<Record<EffectName, string>>> = {
  Cutoff: 'The potion was cut off.',
  Spicy: 'A spicy ingredient was encountered.',
  Refreshing: 'A refreshing ingredient was encountered.',
  Enthusiastic: 'An enthusiastic ingredient skipped the next one.',
  Cleaner: 'A cleaner was at work.',
  Fertilizer: 'A fertilizer was in the potion.',
  Brothers: 'One of the brothers is here.',
  Enemies: 'One of the enemies is here.',
  Imposter: 'An imposter is here.',
  Resetter: 'Everything before was forgotten.',
  Equalizer: 'An equalizer was at work.',
  Random: 'An ingredient took a random number.',
  Teamplayer: 'A team player joined in.',
  Blender: 'A blender was at work.',
  Downer: 'A downer was at work.',
  Odd: 'An odd one stepped aside.',
  Coward: 'A coward fled to the end.',
  Student: 'A student was watching.',
  Spreader: 'Someone spread the word.',
};

const tasks: Readonly<Partial<Record<EffectName, string>>> = companyTexts;

/** One message of a potion as a sentence; `times`: how often it occurred. */
export function messageText({ effect, value }: Message, times = 1): string {
  const often = times > 1 ? ` ×${times}` : '';
  const notice = noticeTexts[effect];
  if (notice !== undefined) return `${notice}${often}`;
  const task = tasks[effect];
  if (task !== undefined) return `${effect}${often}: ${task}`;
  if (effect === 'Crowdy')
    return `Crowdy${often} ${value === undefined ? 'stays silent.' : 'complains: too many in here.'}`;
  if (value === undefined) return `${effect}${often} stays silent.`;
  return `${effect}${often} says: ${typeof value === 'number' ? value : valueWords[value]}.`;
}

/** The messages of a potion, repeated ones merged: "Poison ×2". */
export function messageTexts(messages: readonly Message[]): readonly string[] {
  const groups = new Map<string, { readonly message: Message; times: number }>();
  for (const message of messages) {
    const key = `${message.effect} ${message.value ?? ''}`;
    const group = groups.get(key);
    if (group) group.times++;
    else groups.set(key, { message, times: 1 });
  }
  return [...groups.values()].map(({ message, times }) => messageText(message, times));
}

/** Effects by which a potion can fail though order and seeds are right. */
const spoilers: readonly EffectName[] = ['Brothers', 'Enemies'];

/** The result in one line. With nothing misgrown it lists what may be wrong by the rules, never what is. */
export function verdictText(
  { won, undergrown, overgrown }: PotionResult,
  { drama, effects }: Pick<View, 'drama' | 'effects'>,
): string {
  if (won) return 'Congratulations! You won!';
  const misgrown = undergrown + overgrown;
  if (misgrown > 0)
    return `Not the recipe yet: ${misgrown === 1 ? 'one has' : `${misgrown} have`} the wrong number of seeds.`;
  return drama || effects.some((effect) => spoilers.includes(effect))
    ? 'Not the recipe yet: something is out of order, missing, or does not belong.'
    : 'Not the recipe yet: something is out of order or missing.';
}

export function resultText(result: PotionResult): string {
  if (result.won) return 'Congratulations! You won!';
  const none = result.undergrown + result.overgrown === 0 ? ', and not the recipe yet' : '';
  const grown = `${result.undergrown} undergrown, ${result.overgrown} overgrown${none}.`;
  return [grown, ...messageTexts(result.messages)].join(' ');
}

export function clueSentence(clue: Clue): string {
  switch (clue.type) {
    case 'group': {
      const [first, second, third] = clue.ingredients;
      const what = clue.is === 'decoy' ? 'is a decoy' : `has number ${clue.is}`;
      return `At least one of ${first}, ${second} and ${third} ${what}.`;
    }
    case 'negative':
      return `${clue.ingredient} does not have number ${clue.not}.`;
    case 'effects':
      return `${clue.ingredient} has ${clue.count === 0 ? 'no effects' : count(clue.count, 'effect')}.`;
    case 'half':
      return clue.is === 'decoy'
        ? `${clue.ingredient} is a decoy.`
        : `${clue.ingredient} belongs to the ${clue.is} of the recipe.`;
  }
}

export function potionSentence(entries: Potion): string {
  return entries
    .map((entry) => `${entry.ingredient} with ${count(entry.seeds, 'seed')}`)
    .join(', ');
}

export const soloRefusalTexts: Readonly<Record<SoloRefusal['type'], string>> = {
  gameOver: 'The game is over.',
  choiceFirst: 'An effect is waiting: carry it out first.',
  nothingToChoose: 'No effect is waiting for this.',
  mustChoose: 'This effect cannot be passed.',
  lastPotionOnly: 'Only the last potion is left.',
  noLastPotion: 'The last potion comes when the game is lost.',
  noGarden: 'This is not a garden cell.',
  spentGarden: 'This garden is spent.',
  unknownIngredient: 'This ingredient is not in play.',
  cellFull: 'This cell is used up.',
  cellBarred: 'Brambles have closed this cell.',
  potionTooLong: 'A potion has at most six ingredients.',
  blackMagic: 'Black Magic: plant here only when it is your last free cell.',
  nothingGrows: 'Nothing in this garden can grow now.',
  noPlant: 'Nothing grows here that could be plucked.',
  alreadyPlucked: 'This ingredient has been plucked already.',
  noCauldron: 'This is not a cauldron.',
  cauldronFull: 'This cauldron is full.',
  noCauldronsHere: 'This board has no cauldrons: test whole gardens instead.',
  testByFilling: 'On this board potions are tested by filling a cauldron.',
  notAllPlanted: 'Every cell of a garden must be planted before you can test it.',
  badOrder: 'Name every ingredient of the garden exactly once.',
  nothingToFreeze: 'Choose a garden where something has two dots or more.',
  notEmpty: 'Choose an empty garden cell.',
  notSideBySide: 'Choose two cells side by side.',
  sameGarden: 'There is no border between these cells.',
  otherGarden: 'Choose two cells of one garden.',
  tooLarge: 'Together these gardens would hold more than six ingredients.',
  emptyPotion: 'Add an ingredient first.',
  badSeeds: 'That is not a possible number of seeds.',
};

const soloEndings: Readonly<Record<SoloPhase, string>> = {
  playing: '',
  last: 'Nothing more can be brewed here. One last potion is yours: make it count.',
  won: 'Congratulations! You won!',
  lost: 'The game is lost.',
};

/** Row and column of a cell as people count them. */
export function cellName(cell: number): string {
  const inside = cell % 32;
  const side = cell < 32 ? 'front' : 'back';
  return `${side}, row ${Math.floor(inside / 8) + 1}, column ${(inside % 8) + 1}`;
}

const dotsOf = (count: number) => (count === 1 ? 'one dot' : `${count} dots`);
const plantsOf = (count: number) => (count === 1 ? 'one cell' : `${count} cells`);

/** A board event, for the live region and the terminal; the result of a potion has its own sentences. */
export function soloEventText(event: SoloEvent | Event): string {
  switch (event.type) {
    case 'planted':
      return `${event.ingredient} planted: ${cellName(event.cell)}.`;
    case 'delayed':
      return 'Hard Ground: that took two turns.';
    case 'grew':
      return `The garden grew in ${plantsOf(event.cells.length)}.`;
    case 'plucked':
      return `${event.entry.ingredient} with ${dotsOf(event.entry.seeds)} goes into the cauldron.`;
    case 'tested':
      return `Potion ${event.potion} tested.`;
    case 'poisoned':
      return 'Poison! A second one in a row would be the end.';
    case 'distracted':
      return 'Distracted: nothing grows beyond two dots until your next potion.';
    case 'drizzled':
      return `Drizzle: your gardens grew in ${plantsOf(event.cells.length)}.`;
    case 'froze':
      return `Frost: a dot less in ${plantsOf(event.cells.length)}.`;
    case 'barred':
      return `Brambles closed a cell: ${cellName(event.cell)}.`;
    case 'opened':
      return `A gate opened: one garden of ${event.cells.length} cells.`;
    case 'fenced':
      return `A fence went up: ${event.gardens.length} gardens where there was one.`;
    case 'fizzled':
      return `${event.effect}: there was nothing that it could do.`;
    case 'passed':
      return `${event.effect} passed.`;
    case 'gaveUp':
      return 'You gave up.';
    case 'ended':
      return soloEndings[event.phase];
    default:
      return '';
  }
}

export const boardKindNames: Readonly<Record<BoardKind, string>> = {
  cauldrons: 'Cauldrons and gardens',
  gardens: 'Gardens only',
};

/** "Anna’s", and "Woods’" where the name ends in an s of any kind. */
export const ownedBy = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`);
