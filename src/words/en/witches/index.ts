// The words of Wondering Witches.

import type { Fact } from '../../../core/game.ts';
import type { EffectName } from '../../../games/witches/names/effects.ts';
import type { EventCard } from '../../../games/witches/names/events.ts';
import { ingredientNames } from '../../../games/witches/names/ingredients.ts';
import type { Move, Refusal, View, WitchesTypes } from '../../../games/witches/types/index.ts';
import type {
  Clue,
  Message,
  PlayedEntry,
  PotionResult,
} from '../../../games/witches/types/potion.ts';
import type { Words } from '../../words.ts';
import { boardFault, soloEventText, soloMoveText, soloRefusalTexts, soloRules } from './board.ts';
import { title } from './title.ts';

/** What each effect does, for whoever taps its name. */
export const effectTexts: Readonly<Record<EffectName, string>> = {
  Cutoff: 'The potion ends after this ingredient; nothing behind it counts.',
  Spicy: 'The number of the next ingredient goes up by one.',
  Refreshing: 'The number of the next ingredient goes down by one.',
  Enthusiastic: 'The next ingredient is passed over.',
  Cleaner: 'The next ingredient loses all its effects. An imposter stays wrong.',
  Fertilizer: 'The first misgrown ingredient behind it is forgiven and not reported.',
  Detective: 'Tells the number of one ingredient of the potion, by chance.',
  Liar: 'Tells a number of the recipe that no ingredient of the potion has.',
  Inspector: 'Tells how many ingredients of the potion have an effect.',
  General: 'Tells how many effects there are in the potion.',
  Optimist: 'Tells how many neighbours rise by exactly one.',
  Pessimist: 'Tells how many neighbours do not rise by exactly one.',
  Calculator: 'Tells the sum of all numbers in the potion.',
  Revealer: 'Tells how many decoys are in the potion.',
  Blessing: 'Tells how many good ingredients are in the potion.',
  Hugger: 'Says yes if its number and the one before differ by at most one.',
  Scientist: 'Says yes if some ingredient of the potion has two effects or more.',
  Crowdy: 'Complains if the potion has four ingredients or more.',
  Brothers: 'Two ingredients have it. Each is wrong unless the other is in the potion too.',
  Enemies: 'Two ingredients have it. Each is wrong if the other is in the potion too.',
  Imposter: 'Says that an imposter is here. Some good ingredients say so as well.',
  Joker: 'Tells what another investigator would tell, without saying which.',
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
  Resetter: 'Everything counted and said so far is forgotten, itself included.',
  Equalizer: 'The next number becomes how many effects that ingredient has.',
  Random: 'Its number is drawn anew for every potion.',
  Even: 'In an even potion it tells its number or that it is a decoy; in an odd one it takes a random number and tells that.',
  Teamplayer: 'Adds the number before it to its own.',
  Blender: 'Adds the number of good ingredients in the potion to its own number.',
  Downer: 'Takes the number of decoys in the potion from its own number.',
  Analyzer: 'Tells how far its number is from its place in the potion.',
  Odd: 'In a potion of odd length it has no number and no other effect.',
  Coward: 'In the first half of a potion it flees to the end, once.',
  Student: 'A student is watching. Nothing happens.',
  Spreader: 'Someone spreads the word. Nothing happens.',
};

/** Event cards hold until the next potion is tested. */
export const eventTexts: Readonly<Record<EventCard, string>> = {
  'Full Moon': 'Every player grows one garden at once.',
  'Warm Rain': 'Every plant with one dot gets a second.',
  'Helping Hand': 'Each player may do one action on another player’s part.',
  'Second Nose': 'The next tester may ask for the notebook before brewing.',
  'Market Day': 'Each player may exchange one plant for another ingredient with as many dots.',
  'Wind Change': 'Turns go round the other way.',
  'Swap Shop': 'Two neighbours exchange one plant each.',
  'Quiet Hour': 'Nobody may talk about numbers.',
  Mirror: 'The next potion is entered from last to first.',
  'Long Table': 'Two players may fill one cauldron together.',
  Slugs: 'Every player crosses out one plant with one dot.',
  'Cold Snap': 'Nothing grows in the coming round.',
  'Cracked Pot': 'The next potion has one ingredient fewer.',
  Fog: 'The next result is read by its tester alone, who may say one sentence.',
  'Locked Shed': 'Nobody may plant in the coming round.',
};

const valueWords = { yes: 'yes', no: 'no', decoy: 'a decoy' } as const;

/** What changes something says that it was there; `reports` have a value or stay silent. */
const noticeTexts: Readonly<Partial<Record<EffectName, string>>> = {
  Cutoff: 'The potion was cut off.',
  Spicy: 'A spicy ingredient was encountered.',
  Refreshing: 'A refreshing ingredient was encountered.',
  Enthusiastic: 'An enthusiastic ingredient made the next one be passed over.',
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

const reporters: readonly EffectName[] = [
  'Detective',
  'Liar',
  'Inspector',
  'General',
  'Optimist',
  'Pessimist',
  'Calculator',
  'Revealer',
  'Blessing',
  'Hugger',
  'Scientist',
  'Crowdy',
  'Joker',
  'Even',
  'Analyzer',
];

/** One message of a potion as a sentence. */
export function messageText({ effect, value }: Message): string {
  const notice = noticeTexts[effect];
  if (notice !== undefined) return notice;
  if (!reporters.includes(effect)) return `${effect}: ${effectTexts[effect]}`;
  if (effect === 'Crowdy')
    return value === undefined ? 'Crowdy stays silent.' : 'Crowdy complains: too many in here.';
  if (value === undefined) return `${effect} stays silent.`;
  return `${effect} says: ${typeof value === 'number' ? value : valueWords[value]}.`;
}

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;

export function resultText(result: PotionResult): string {
  if (result.won) return 'Congratulations! You won!';
  const grown = `${result.undergrown} undergrown, ${result.overgrown} overgrown.`;
  return [grown, ...result.messages.map(messageText)].join(' ');
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

export function potionSentence(entries: readonly PlayedEntry[]): string {
  return entries
    .map((entry) => `${entry.ingredient} with ${count(entry.seeds, 'seed')}`)
    .join(', ');
}

function refusalText({ type, slot }: Refusal): string {
  const place = slot === undefined ? 'The potion' : `Entry ${slot + 1}`;
  switch (type) {
    case 'gameOver':
      return 'The game is over; the recipe is open.';
    case 'emptyPotion':
      return 'The potion is empty. Add an ingredient first.';
    case 'longPotion':
      return 'A potion holds twelve ingredients at most.';
    case 'unknownIngredient':
      return `${place} names an ingredient that is not in this game.`;
    case 'badSeeds':
      return `${place} has a number of seeds that cannot be entered.`;
    case 'noLastPotion':
      return 'This level gives no last potion.';
    case 'badNote':
      return 'This note is about something that no ingredient can be.';
    case 'sameNote':
      return 'This is noted already.';
    case 'brewOnBoard':
      return 'In the solo game potions are brewed on the board.';
    case 'noBoard':
      return 'This game has its board on paper.';
    default:
      return soloRefusalTexts[type];
  }
}

const faultTexts: Readonly<Record<string, string>> = {
  notAnObject: 'Something that should be an object is none',
  unknownKey: 'There is a field that a puzzle does not have',
  badIngredients: 'The ingredients must be a list',
  badIngredientCount:
    'There must be at least as many ingredients as the recipe is long, and ten at most',
  unknownIngredient: 'There is no such ingredient in this game',
  doubledIngredient: 'An ingredient is listed twice',
  unknownKind: 'An ingredient is good, ignore, overachiever or imposter',
  badIngredientNumber: 'An ingredient has a number that its kind cannot have',
  doubledNumber: 'Two good ingredients have the same number',
  missingNumber: 'No good ingredient has this number',
  unknownEffect: 'There is no such effect',
  doubledEffect: 'An ingredient has the same effect twice',
  unpairedEffect: 'Brothers and Enemies go on exactly two ingredients',
  badRecipeLength: 'A recipe has 4, 5 or 6 numbers',
  badFlag: 'This must be true or false',
  badSeed: 'A seed is a text of at most 64 characters',
  badClue: 'The clue cannot be read',
  falseClue: 'The clue is not true for this recipe',
  badEntries: 'A potion is a list of entries',
  emptyPotion: 'The potion is empty',
  longPotion: 'The potion has too many entries',
  badSeeds: 'This number of seeds cannot be entered',
  badPotionNumber: 'Potions are numbered from 1',
  badMaxLength: 'The length is out of range',
  badCode: 'The puzzle in this code cannot be read',
  foreignPuzzle: 'The puzzle in this code does not go with its settings',
  unwinnable: 'This recipe cannot be brewed by any potion',
  badMove: 'This is no move',
  badSeal: 'This is not the opening of a seal',
  brokenSeal:
    'The seal is broken: the recipe and salt do not give this fingerprint, so something was changed',
  longRecipe: 'The recipe is longer than there are ingredients',
  nothingToHint: 'There is nothing to hint at',
  badProof: 'This is no proof for this puzzle',
  losingPotion: 'The potion of the proof does not win for certain',
  noWay: 'This board has no way left to brew the recipe',
};

/** Facts carry plain values; what is not there reads as nothing. */
const word = (fact: Fact, key: string) => String(fact[key] ?? '');

function factText(fact: Fact): string {
  const role = fact['option'] === 'decoy' ? 'a decoy' : `number ${word(fact, 'option')}`;
  switch (fact.type) {
    case 'is':
      return `${word(fact, 'ingredient')} must be ${role}.`;
    case 'isNot':
      return `${word(fact, 'ingredient')} cannot be ${role}.`;
    case 'potions':
      return potionsText(fact);
    case 'possible':
      return fact['method'] === 'exact'
        ? `${word(fact, 'recipes')} recipes are still possible.`
        : `There are too many recipes to look at; ${word(fact, 'recipes')} were sampled.`;
    case 'splits':
      return `Of ${word(fact, 'sample')} of them this potion would leave ${word(fact, 'left')} on average, with ${word(fact, 'answers')} different answers.`;
    case 'onlyRecipe':
      return 'Only one recipe is left. Brew it.';
    case 'towards':
      return `A potion worth brewing here: ${potionSentence(entriesOf(fact))}.`;
    case 'choice':
      return `${word(fact, 'effect')} is waiting.`;
    case 'goOn':
      return 'No potion stands out. Go on with what is there.';
    case 'chances':
      return `Of ${word(fact, 'sample')} possible recipes this potion wins ${word(fact, 'wins')}.`;
    default:
      return '';
  }
}

/** The entries of a fact about a potion; what is none is left out. */
function entriesOf(fact: Fact): readonly PlayedEntry[] {
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

const presetTexts = {
  'first-game': { name: 'First Game', about: '6 ingredients, a recipe of 4, no effects.' },
  beginner: { name: 'Beginner', about: '6 ingredients, a recipe of 4, some effects.' },
  'amateur-witch': { name: 'Amateur Witch', about: '8 ingredients, a recipe of 4, some effects.' },
  'spice-sorcerer': {
    name: 'Spice Sorcerer',
    about: '8 ingredients, a recipe of 4, some effects, decoys with drama.',
  },
  'potion-master': {
    name: 'Potion Master',
    about: '8 ingredients, a recipe of 4 or 6, some effects, drama, special cells.',
  },
  'high-witch': {
    name: 'High Witch',
    about: '10 ingredients, a recipe of 4 or 6, many effects, drama, special cells.',
  },
  custom: { name: 'Custom', about: 'Every setting by itself.' },
  'solo-first-game': {
    name: 'Solo: First Game',
    about: 'The whole game on screen: plant, grow, pluck and brew. No effects.',
  },
  'solo-gardens': {
    name: 'Solo: Gardens',
    about: 'On the simple board without cauldrons, with some effects.',
  },
  'solo-beginner': { name: 'Solo: Beginner', about: 'The whole game on screen, some effects.' },
  'solo-amateur-witch': {
    name: 'Solo: Amateur Witch',
    about: '8 ingredients on screen, some effects.',
  },
  'solo-spice-sorcerer': {
    name: 'Solo: Spice Sorcerer',
    about: '8 ingredients on screen, some effects, decoys with drama.',
  },
  'solo-potion-master': {
    name: 'Solo: Potion Master',
    about: 'A recipe of 4 or 6, special cells on the board, a last potion.',
  },
  'solo-high-witch': {
    name: 'Solo: High Witch',
    about: '10 ingredients, many effects, special cells, a last potion.',
  },
} as const;

/** "Parsley 1, Sage 2" as a potion; numbers may stand without a space. */
function parsePotion(text: string): readonly PlayedEntry[] | undefined {
  const entries: PlayedEntry[] = [];
  for (const part of text.split(/[,;]/)) {
    const match = /^\s*([A-Za-z ]+?)\s*(\d)\s*$/.exec(part);
    const name = match?.[1]?.toLowerCase();
    const ingredient = ingredientNames.find((one) => one.toLowerCase() === name);
    if (!match || !ingredient) return undefined;
    entries.push({ ingredient, seeds: Number(match[2]) });
  }
  return entries;
}

export const words: Words<WitchesTypes> = {
  ...title,
  presets: presetTexts,
  fields: {
    ingredients: { label: 'Ingredients' },
    length: { label: 'Recipe length', options: { '4-or-6': '4 or 6, not told' } },
    decoys: {
      label: 'Decoys',
      about: 'With drama some decoys have numbers.',
      options: { ignore: 'Without numbers', drama: 'With drama' },
    },
    effects: { label: 'Effects', about: '0 none, 1 some, 2 many.' },
    clue: { label: 'Free clue', about: 'One true sentence about the recipe at the start.' },
    events: {
      label: 'Events',
      about: 'After each potion a card changes the paper game until the next one.',
    },
    specialCells: { label: 'Special cells on the board' },
    lastPotion: { label: 'Last potion', about: 'A lost game gives one more potion.' },
    play: {
      label: 'Play',
      about: 'With boards on paper this page answers your potions; alone you play all of it here.',
      options: { 'high-witch': 'Boards on paper', solo: 'Solo on screen' },
    },
    board: {
      label: 'Board',
      options: { cauldrons: 'Cauldrons and gardens', gardens: 'Gardens only' },
    },
  },
  level: (level) =>
    ({ gentle: 'Gentle', steady: 'Steady', tricky: 'Tricky', wicked: 'Wicked' })[level] ?? level,
  refusal: refusalText,
  event(event) {
    switch (event.type) {
      case 'tested':
        return `${event.last ? 'The last potion' : `Potion ${event.potion}`}: ${resultText(event.result)}`;
      case 'drew':
        return `${event.card}: ${eventTexts[event.card]}`;
      case 'noted':
        return `Noted for ${event.ingredient}.`;
      case 'revealed':
        return 'The recipe is open.';
      case 'ended':
        // The answer to the potion has said so already.
        return event.phase === 'won' ? '' : soloEventText(event);
      default:
        return soloEventText(event);
    }
  },
  fault(fault) {
    const text = faultTexts[fault.code];
    if (text === undefined) return boardFault(fault);
    const where = fault.where === undefined ? '' : ` (${fault.where})`;
    const detail = fault.detail === undefined ? '' : `: ${fault.detail}`;
    return `${text}${where}${detail}.`;
  },
  hint: (hint) => [
    ...hint.because.map(factText).filter((line) => line !== ''),
    ...(hint.move?.type === 'use' ? [`The potion: ${potionSentence(hint.move.entries)}.`] : []),
    ...(hint.move ? soloMoveText(hint.move) : []),
  ],
  result: (view) => [
    ['Potions', String(view.trials.length)],
    ['Seal', view.fingerprint.slice(0, 16)],
  ],
  share: (view) => shareText(view),
  rating: (rating) =>
    `About ${rating.figures['potions']} potions for a clever coven; effects weigh ${rating.figures['load']}.`,
  rules: [
    {
      heading: 'The aim',
      body: [
        'Some ingredients are good: each has one number of the secret recipe, from 1 up. The others are decoys. Brew a potion in which the numbers rise by one from entry to entry, with as many counted entries as the recipe is long, all grown exactly right. You win together.',
      ],
    },
    {
      heading: 'A potion',
      body: [
        'A potion is a row of ingredients, each with a number of seeds. The High Witch goes through it once, from first to last.',
        '- An ingredient with fewer seeds than its number is undergrown, with more it is overgrown.',
        '- An ingredient without a number is not counted and disturbs no order.',
        '- The first counted number may be any; each one after it must be one higher.',
        'You are told how many were undergrown and overgrown, and what the effects have to say, in shuffled order. An ingredient may be in a potion more than once.',
      ],
    },
    {
      heading: 'Decoys',
      body: [
        '- Plain decoys have no number.',
        '- Overachievers have a number that no seeds can reach: they are always misgrown.',
        '- Imposters have a number of the recipe, are always wrong, and say that an imposter is here.',
        'Only drama has overachievers and imposters.',
      ],
    },
    {
      heading: 'Effects',
      body: [
        'The names of the effects in play are shown; who has them is secret. One ingredient may have several. An effect changes what comes after it or itself, never what came before. Reports look at the whole potion as it stands. An effect with nothing to say stays silent.',
        '- Inside one entry it goes in this order: passed over, cleaned, fled, changed by what was before, stepped aside, own change, judged, reports, what it leaves, reset, cut off.',
        '- An entry that is passed over runs nothing and does not count.',
        '- What waits for the next entry is spent by it, even if it has no number.',
        'Tap a name to read what the effect does.',
      ],
    },
    {
      heading: 'The end',
      body: [
        'You lose when nobody can act any more on paper. Some levels then give one last potion. Revealing the recipe ends the game.',
        'Every recipe that is dealt can be brewed with a potion of 4 or 6 (5 for a recipe of 5), whatever chance does.',
      ],
    },
    ...soloRules,
    {
      heading: 'The seal',
      body: [
        'At the start you see a fingerprint of the sealed recipe, at the end the recipe and its salt. Together they show that nothing was changed; anyone can check it.',
        'The puzzle is stored scrambled on this device. That guards against an accidental look, not against someone who sets out to cheat.',
      ],
    },
    {
      heading: 'Notebook and hints',
      body: [
        'The notebook counts which recipes still fit all answers. Where there are too many it samples them and says so. Your own notes can be checked against the answers. A hint names a fact that already follows, and the potions that prove it, or a potion that tells much.',
      ],
    },
  ],
  keys: [
    { keys: 'A S C E O', does: 'Add Parsley, Sage, Chives, Rosemary, Oregano' },
    { keys: 'M D B T K', does: 'Add Mint, Dill, Basil, Thyme, Black Pepper' },
    { keys: '1-6', does: 'Seeds of the chosen ingredient; + and − for one more or fewer' },
    { keys: '← →', does: 'Choose an ingredient of the potion; with Shift, move it' },
    { keys: 'Delete', does: 'Take the chosen ingredient out' },
    { keys: 'Enter', does: 'Use the potion, from the cauldron; Ctrl+Enter from anywhere' },
    { keys: '1-9, 0', does: 'Solo: plant an ingredient in this cell, in the order shown' },
    { keys: 'G', does: 'Solo: grow the garden of this cell' },
    { keys: 'K', does: 'Solo: pluck; then choose a cauldron and press Enter' },
    { keys: 'T', does: 'Solo: test the garden of this cell, where there are no cauldrons' },
  ],
  parseMove(text): Move | string {
    if (/^reveal$/i.test(text.trim())) return { type: 'reveal' };
    const match = /^\s*(use|last)\s+(.+)$/i.exec(text);
    const entries = match ? parsePotion(match[2] ?? '') : undefined;
    if (!match || !entries) return 'Write "use Parsley 1, Sage 2", "last …" or "reveal".';
    return { type: match[1]?.toLowerCase() === 'last' ? 'last' : 'use', entries };
  },
};

function shareText(view: View): string {
  const potions = count(view.trials.length, 'potion');
  const end =
    view.status === 'won'
      ? `found the recipe with ${potions}`
      : `did not find the recipe in ${potions}`;
  const who = view.solo ? 'I' : 'we';
  return `Wondering Witches: ${who} ${end}. Seal ${view.fingerprint.slice(0, 16)}.`;
}
