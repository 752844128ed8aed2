// What each effect does, for whoever taps its name; those that the players carry out are with the potions.

import type { EffectName } from '../../../games/witches/names.ts';
import type { companyTexts } from './potions.ts';

export const effectTexts: Readonly<Record<Exclude<EffectName, keyof typeof companyTexts>, string>> =
  {
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
