// Words about potions: effects, event cards, and what the High Witch answers.

import type { EffectName, EffectOf, EventCard } from '../../../games/witches/names.ts';
import type { View } from '../../../games/witches/types/index.ts';
import type {
  Clue,
  Message,
  PlayedEntry,
  PotionResult,
} from '../../../games/witches/types/potion.ts';

/** What is said whole when such an effect was in a potion: it is for the players to carry out. */
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

/** What changes something says that it was there; `reports` have a value or stay silent. */
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

/** One message of a potion as a sentence; `times` where the same was said more than once. */
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

/** What a potion said, each thing once: "Poison ×2". */
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

/**
 * The answer in one line. Where nothing is misgrown it says what can be wrong by the rules; which of it is, nobody is
 * told.
 */
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

export const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;

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

export function potionSentence(entries: readonly PlayedEntry[]): string {
  return entries
    .map((entry) => `${entry.ingredient} with ${count(entry.seeds, 'seed')}`)
    .join(', ');
}
