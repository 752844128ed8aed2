// Every effect by a table of cases including edge cases, and the scan against the independent judge.

import { describe, expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { createRng } from '../../../core/rng.ts';
import { effectNames, effectsByCategory } from '../names.ts';
import { answerText, potionFrom, puzzleFrom } from '../testing/index.ts';
import { forAllChances, judgePotion, randomRecipe } from '../testing/judges/potion.ts';
import { evaluate } from './evaluate.ts';

/** Name; recipe; potion; answer. Letters are ingredients in order, digits seeds. */
type Row = readonly [string, string, string, string];

const rows: readonly Row[] = [
  // the bare scan
  ['the recipe wins', 'g1 g2 g3 g4', 'a1 b2 c3 d4', 'won'],
  ['three are too few', 'g1 g2 g3 g4', 'a1 b2 c3', '0/0'],
  ['the order counts', 'g1 g2 g3 g4', 'b2 a1 c3 d4', '0/0'],
  ['under- and overgrown', 'g1 g2 g3 g4', 'a2 b1 c3', '1/1'],
  ['a decoy without number disturbs nothing', 'g1 g2 g3 g4 i', 'a1 e3 b2 c3 d4', 'won'],
  ['an ingredient twice breaks the rise', 'g1 g2 g3 g4', 'a1 a1 b2 c3 d4', '0/0'],
  ['overachievers are always misgrown', 'g1 g2 g3 g4 o0 o5', 'e1 f4', '1/1'],
  ['it need not start at 1', 'g1 g2 g3 g4 o5 i[Fertilizer]', 'f1 b2 c3 d4 e4', 'won'],
  // Cutoff
  ['Cutoff: nothing behind it is judged', 'g1 g2 g3 g4[Cutoff]', 'a1 b2 c3 d4 a4', 'won'],
  ['Cutoff: nothing behind it counts', 'g1 g2 g3 g4 i[Cutoff]', 'e1 a4 b1', '0/0 Cutoff'],
  [
    'Cutoff: its own reports still run',
    'g1[Cutoff,Calculator] g2 g3 g4',
    'a1 b4',
    '0/0 Calculator=3 Cutoff',
  ],
  // Spicy, Refreshing
  ['Spicy: the next goes up', 'g1 g2 g3 g4 i[Spicy]', 'e1 a1', '1/0 Spicy'],
  ['Spicy: only the next', 'g1 g2 g3 g4 i[Spicy]', 'e1 a2 b2', '0/0 Spicy'],
  ['Spicy: last in the potion', 'g1 g2 g3 g4 i[Spicy]', 'a1 e1', '0/0 Spicy'],
  ['Spicy: spent by a decoy without number', 'g1 g2 g3 g4 i[Spicy] i', 'e1 f1 a1', '0/0 Spicy'],
  ['Refreshing: the next goes down', 'g1 g2 g3 g4 i[Refreshing]', 'e1 b1', '0/0 Refreshing'],
  ['Refreshing: down to zero', 'g1 g2 g3 g4 i[Refreshing]', 'e1 a1', '0/1 Refreshing'],
  [
    'Spicy and Refreshing on one cancel',
    'g1 g2 g3 g4 i[Spicy,Refreshing]',
    'e1 a1',
    '0/0 Refreshing Spicy',
  ],
  // Enthusiastic
  [
    'Enthusiastic: the next is passed over',
    'g1 g2 g3 g4 i[Enthusiastic]',
    'e1 a4 b2',
    '0/0 Enthusiastic',
  ],
  [
    'Enthusiastic: the passed one runs nothing',
    'g1[Cutoff] g2 g3 g4 i[Enthusiastic]',
    'e1 a1 b1',
    '1/0 Enthusiastic',
  ],
  [
    'Enthusiastic: all that waits is dropped',
    'g1 g2 g3 g4 i[Enthusiastic,Spicy]',
    'e1 a1 b2',
    '0/0 Enthusiastic Spicy',
  ],
  [
    'Enthusiastic: a passed imposter is harmless',
    'g1 g2 g3 g4 m3 i[Enthusiastic]',
    'a1 f1 e1 b2 c3 d4',
    'won',
  ],
  [
    'Enthusiastic: a Fertilizer goes on',
    'g1 g2 g3 g4 i[Enthusiastic] i[Fertilizer]',
    'f1 e1 a1 b1',
    '0/0 Enthusiastic Fertilizer',
  ],
  // Cleaner
  ['Cleaner: the next runs no effects', 'g1[Spicy] g2 g3 g4 i[Cleaner]', 'e1 a1 b2', '0/0 Cleaner'],
  [
    'Cleaner: an imposter stays wrong, and quiet',
    'g1 g2 g3 g4 i[Cleaner] m4',
    'a1 b2 c3 e1 f4',
    '0/0 Cleaner',
  ],
  ['Cleaner: a good one wins', 'g1 g2 g3 g4[Random] i[Cleaner] m4', 'a1 b2 c3 e1 d4', 'won'],
  [
    'Cleaner: no coward flees when cleaned',
    'g1[Coward] g2 g3 g4 i[Cleaner]',
    'e1 a1 b2 c3 d4',
    'won',
  ],
  // Fertilizer
  [
    'Fertilizer: the first misgrown is forgiven',
    'g1 g2 g3 g4 i[Fertilizer]',
    'e1 a3 b1',
    '1/0 Fertilizer',
  ],
  [
    'Fertilizer: waits for a misgrown one',
    'g1 g2 g3 g4 i[Fertilizer]',
    'e1 a1 b2 c1',
    '0/0 Fertilizer',
  ],
  ['Fertilizer: not what came before', 'g1 g2 g3 g4 i[Fertilizer]', 'a2 e1', '0/1 Fertilizer'],
  ['Fertilizer: not itself', 'g1[Fertilizer] g2 g3 g4', 'a2', '0/1 Fertilizer'],
  [
    'Fertilizer: several do not add up',
    'g1 g2 g3 g4 i[Fertilizer]',
    'e1 e1 a3 b1',
    '1/0 Fertilizer Fertilizer',
  ],
  [
    'Fertilizer: a reset clears it',
    'g1 g2 g3 g4 i[Fertilizer] i[Resetter]',
    'e1 f1 a2',
    '0/1 Resetter',
  ],
  ['Fertilizer: wins with a misgrown one', 'g1 g2 g3 g4 i[Fertilizer]', 'e1 a3 b2 c3 d4', 'won'],
  [
    'Fertilizer: the order stays wrong',
    'g1 g2 g3 g4 i[Fertilizer]',
    'e1 b2 a3 c3 d4',
    '0/0 Fertilizer',
  ],
  // reports
  ['Detective: the only number', 'g1[Detective] g2 g3 g4', 'a1', '0/0 Detective=1'],
  ['Detective: no number, nothing to say', 'g1 g2 g3 g4 i[Detective]', 'e1', '0/0 Detective'],
  ['Liar: the one that is missing', 'g1 g2 g3 g4 i[Liar]', 'b2 c3 d4 e1', '0/0 Liar=1'],
  ['Liar: all numbers there, nothing to say', 'g1 g2 g3 g4 i[Liar]', 'a4 b2 c3 d4 e1', '0/1 Liar'],
  [
    'Inspector: entries with effects',
    'g1[Inspector] g2[Poison] g3 g4',
    'a1 b2 c3',
    '0/0 Inspector=2 Poison',
  ],
  [
    'Inspector: a passed entry keeps its own',
    'g1[Poison] g2 g3 g4 i[Enthusiastic] i[Inspector]',
    'e1 a1 f1',
    '0/0 Enthusiastic Inspector=3',
  ],
  [
    'General: effects in total',
    'g1[General,Poison] g2[Frost] g3 g4',
    'a1 b2',
    '0/0 Frost General=3 Poison',
  ],
  [
    'General: a cleaned entry has none',
    'g1[Poison] g2 g3 g4 i[Cleaner] i[General]',
    'e1 a1 f1',
    '0/0 Cleaner General=2',
  ],
  [
    'General: not cleaned yet, it has',
    'g1[Poison] g2 g3 g4 i[Cleaner] i[General]',
    'f1 e1 a1',
    '0/0 Cleaner General=3',
  ],
  ['Optimist: pairs that rise by one', 'g1 g2 g3 g4 i[Optimist]', 'a1 b2 d4 e1', '0/0 Optimist=1'],
  ['Optimist: sees what is behind it', 'g1 g2 g3 g4 i[Optimist]', 'e1 a1 b2', '0/0 Optimist=1'],
  [
    'Optimist: decoys without number are no neighbours',
    'g1 g2 g3 g4 i[Optimist]',
    'a1 e1 b2',
    '0/0 Optimist=1',
  ],
  [
    'Optimist: final numbers',
    'g1 g2 g3 g4 i[Optimist] i[Spicy]',
    'f1 a2 b2 e1',
    '0/0 Optimist=0 Spicy',
  ],
  [
    'Optimist: in the order that stands',
    'g2[Coward] g1 g3 g4 i[Optimist]',
    'a2 b1 e1',
    '0/0 Coward Optimist=1',
  ],
  ['Pessimist: pairs that do not', 'g1 g2 g3 g4 i[Pessimist]', 'a1 b2 d4 e1', '0/0 Pessimist=1'],
  ['Pessimist: none in a lone entry', 'g1 g2 g3 g4 i[Pessimist]', 'a1 e1', '0/0 Pessimist=0'],
  ['Calculator: sum of numbers', 'g1 g2 g3 g4 i[Calculator]', 'a1 c3 e1', '0/0 Calculator=4'],
  [
    'Calculator: decoys with numbers too',
    'g1 g2 g3 g4 i[Calculator] o5',
    'e1 a1 f4',
    '1/0 Calculator=6',
  ],
  [
    'Revealer: decoys of every kind',
    'g1 g2 g3 g4 i[Revealer] o0 m2',
    'e1 f1 g2 a1',
    '0/1 Imposter Revealer=3',
  ],
  ['Blessing: goods', 'g1 g2 g3 g4 i[Blessing]', 'a1 b2 e1', '0/0 Blessing=2'],
  ['Hugger: one apart', 'g1 g2[Hugger] g3 g4', 'a1 b2', '0/0 Hugger=yes'],
  ['Hugger: two apart', 'g1 g2[Hugger] g3 g4', 'd4 b2', '0/0 Hugger=no'],
  ['Hugger: no previous', 'g1 g2[Hugger] g3 g4', 'b2', '0/0 Hugger=no'],
  ['Hugger: no number', 'g1 g2 g3 g4 i[Hugger]', 'a1 e1', '0/0 Hugger=no'],
  [
    'Hugger: no previous after a reset',
    'g1 g2[Hugger] g3 g4 i[Resetter]',
    'a1 e1 b2',
    '0/0 Hugger=no Resetter',
  ],
  [
    'Scientist: someone has two',
    'g1[Poison,Frost] g2 g3 g4 i[Scientist]',
    'e1 a1',
    '0/0 Frost Poison Scientist=yes',
  ],
  ['Scientist: nobody has', 'g1[Poison] g2 g3 g4 i[Scientist]', 'e1 a1', '0/0 Poison Scientist=no'],
  ['Crowdy: complains at four', 'g1 g2 g3 g4 i[Crowdy]', 'a1 b2 c3 e1', '0/0 Crowdy=yes'],
  ['Crowdy: silent at three', 'g1 g2 g3 g4 i[Crowdy]', 'a1 b2 e1', '0/0 Crowdy'],
  // Brothers, Enemies, Imposter
  ['Brothers: wrong alone', 'g1[Brothers] g2 g3 g4 i[Brothers]', 'a1 b2 c3 d4', '0/0 Brothers'],
  [
    'Brothers: right together, before or behind',
    'g1[Brothers] g2 g3 g4 i[Brothers]',
    'a1 b2 c3 d4 e1',
    'won',
  ],
  [
    'Brothers: a cleaned one needs nobody',
    'g1[Brothers] g2 g3 g4 i[Brothers] i[Cleaner]',
    'f1 a1 b2 c3 d4',
    'won',
  ],
  ['Enemies: right alone', 'g1[Enemies] g2 g3 g4 i[Enemies]', 'a1 b2 c3 d4', 'won'],
  [
    'Enemies: wrong together',
    'g1[Enemies] g2 g3 g4 i[Enemies]',
    'a1 b2 c3 d4 e1',
    '0/0 Enemies Enemies',
  ],
  [
    'Enemies: a passed partner is in the potion',
    'g1[Enemies] g2 g3 g4 i[Enemies] i[Enthusiastic]',
    'a1 b2 c3 d4 f1 e1',
    '0/0 Enemies Enthusiastic',
  ],
  ['Imposter: always wrong', 'g1 g2 g3 g4 m4', 'a1 b2 c3 e4', '0/0 Imposter'],
  ['Imposter: harmless on a good one', 'g1[Imposter] g2 g3 g4', 'a1 b2 c3 d4', 'won'],
  ['Imposter: a good one says it too', 'g1[Imposter] g2 g3 g4', 'a1', '0/0 Imposter'],
  // Resetter, Equalizer
  ['Resetter: forgets what was', 'g1 g2 g3 g4 i[Resetter]', 'a3 e1 b2', '0/0 Resetter'],
  ['Resetter: wins afterwards', 'g1 g2 g3 g4 i[Resetter]', 'd1 e1 a1 b2 c3 d4', 'won'],
  ['Resetter: forgets itself', 'g1[Resetter] g2 g3 g4', 'a1 b2 c3 d4', '0/0 Resetter'],
  [
    'Resetter: what waits goes on waiting',
    'g1 g2 g3 g4 i[Resetter,Spicy]',
    'e1 a1',
    '1/0 Resetter',
  ],
  ['Resetter: then cut off', 'g1 g2 g3 g4 i[Resetter,Cutoff]', 'e1 a4', '0/0 Cutoff Resetter'],
  [
    'Equalizer: as many as effects',
    'g1 g2 g3[Poison,Frost] g4 i[Equalizer]',
    'e1 c2',
    '0/0 Equalizer Frost Poison',
  ],
  ['Equalizer: none is zero', 'g1 g2 g3 g4 i[Equalizer]', 'e1 a1', '0/1 Equalizer'],
  [
    'Equalizer: first, then the change',
    'g1 g2 g3 g4 i[Equalizer,Spicy]',
    'e1 d1',
    '0/0 Equalizer Spicy',
  ],
  [
    'Equalizer: a cleaned entry is zero',
    'g1 g2 g3[Poison,Frost] g4 i[Equalizer,Cleaner]',
    'e1 c1',
    '0/1 Cleaner Equalizer',
  ],
  ['Equalizer: Imposter counts', 'g1 g2 g3 g4 i[Equalizer] m3', 'e1 f1', '0/0 Equalizer Imposter'],
  [
    'Equalizer: no number for one without',
    'g1 g2 g3 g4 i[Equalizer] i[Calculator]',
    'e1 f1',
    '0/0 Calculator=0 Equalizer',
  ],
  // own numbers
  ['Random: not without a number', 'g1 g2 g3 g4 i[Random]', 'e1', '0/0'],
  ['Blender: adds the goods', 'g1[Blender] g2 g3 g4', 'a3 b2', '0/0 Blender'],
  [
    'Blender: goods that were passed over too',
    'g1[Blender] g2 g3 g4 i[Enthusiastic]',
    'e1 b2 a3',
    '0/0 Blender Enthusiastic',
  ],
  ['Downer: takes the decoys', 'g1 g2 g3 g4[Downer] i i', 'd2 e1 f1', '0/0 Downer'],
  ['Downer: below zero', 'g1[Downer] g2 g3 g4 i i', 'a1 e1 f1', '0/1 Downer'],
  ['Teamplayer: adds the previous', 'g1 g2[Teamplayer] g3 g4', 'a1 b3', '0/0 Teamplayer'],
  ['Teamplayer: no previous, nothing added', 'g1 g2[Teamplayer] g3 g4', 'b2', '0/0 Teamplayer'],
  [
    'Teamplayer: a 1 follows anything',
    'g1[Teamplayer] g2 g3 g4 i[Spicy]',
    'c3 d4 a4',
    '1/0 Teamplayer',
  ],
  ['Analyzer: distance from its place', 'g1 g2 g3[Analyzer] g4', 'a1 c3', '0/0 Analyzer=1'],
  ['Analyzer: no number, nothing to say', 'g1 g2 g3 g4 i[Analyzer]', 'e1', '0/0 Analyzer'],
  [
    'Analyzer: the place as entered',
    'g1[Coward] g2 g3[Analyzer] g4',
    'a1 c3',
    '0/0 Analyzer=1 Coward',
  ],
  // Odd, Even, Coward
  ['Odd: gone in an odd potion', 'g1 g2[Odd,Spicy] g3 g4', 'a1 b4 c3', '0/0 Odd'],
  ['Odd: there in an even one', 'g1 g2[Odd,Spicy] g3 g4', 'a1 b2', '0/0 Spicy'],
  [
    'Odd: keeps only itself as an effect',
    'g1 g2[Odd,Spicy] g3 g4 i[General]',
    'b1 a1 e1',
    '0/0 General=2 Odd',
  ],
  ['Odd: spends what waited', 'g1 g2[Odd] g3 g4 i[Spicy]', 'e1 b1 a1', '0/0 Odd Spicy'],
  ['Even: tells its number', 'g1 g2[Even] g3 g4', 'a1 b2', '0/0 Even=2'],
  ['Even: the number that it has now', 'g1 g2[Even] g3 g4 i[Spicy]', 'e1 b3', '0/0 Even=3 Spicy'],
  ['Even: or that it is a decoy', 'g1 g2 g3 g4 i[Even]', 'a1 e1', '0/0 Even=decoy'],
  ['Even: an imposter is one', 'g1 g2 g3 g4 m2[Even]', 'a1 e2', '0/0 Even=decoy Imposter'],
  ['Even: odd potion, no number, nothing to say', 'g1 g2 g3 g4 i[Even]', 'e1', '0/0 Even'],
  ['Coward: flees to the end', 'g4[Coward] g1 g2 g3', 'a4 b1 c2 d3', 'won'],
  ['Coward: stays in the second half', 'g1 g2 g3[Coward] g4', 'a1 b2 c3 d4', 'won'],
  ['Coward: the half is rounded down', 'g1 g2[Coward] g3 g4', 'a1 b2 c1', '1/0'],
  ['Coward: alone it stays', 'g4[Coward] g1 g2 g3', 'a4', '0/0'],
  [
    'Coward: what waits goes on waiting',
    'g4[Coward] g1 g2 g3 i[Spicy]',
    'e1 a4 b2 c2',
    '0/0 Coward Spicy',
  ],
  ['Coward: once each', 'g4[Coward] g1 g2 g3', 'a4 a4', '0/0 Coward Coward'],
  [
    'Coward: not when passed over',
    'g4[Coward] g1 g2 g3 i[Enthusiastic]',
    'e1 a4 b1 c2',
    '0/0 Enthusiastic',
  ],
  // effects with just a message
  ...[
    ...effectsByCategory.ChangePlayers,
    ...effectsByCategory.ChangeField,
    ...(['Student', 'Spreader'] as const),
  ].flatMap((name): Row[] => [
    [`${name}: says so`, `g1[${name}] g2 g3 g4`, 'a1 b2', `0/0 ${name}`],
    [`${name}: not when cleaned`, `g1[${name}] g2 g3 g4 i[Cleaner]`, 'e1 a1', '0/0 Cleaner'],
  ]),
];

/** Random effects: all answers to potions 1 to 400. */
const chances: readonly (readonly [string, string, string, readonly string[]])[] = [
  [
    'Detective: any number',
    'g1 g2 g3 g4 i[Detective]',
    'a1 c3 e1',
    ['0/0 Detective=1', '0/0 Detective=3'],
  ],
  ['Liar: any absent number', 'g1 g2 g3 g4 i[Liar]', 'a1 c3 e1', ['0/0 Liar=2', '0/0 Liar=4']],
  [
    'Random: 1 to K, before it is judged',
    'g1[Random] g2 g3 g4',
    'a2',
    ['0/0 Random', '0/1 Random', '1/0 Random'],
  ],
  [
    'Even: takes a number in an odd potion and tells it',
    'g1[Even] g2 g3 g4',
    'a2',
    ['0/1 Even=1', '0/0 Even=2', '1/0 Even=3', '1/0 Even=4'],
  ],
  [
    'Joker: one of eight, without its name',
    'g1 g2 g3 g4 i[Joker]',
    'e1',
    // Detective silent; General, Inspector, Revealer 1; Calculator, Blessing 0; Hugger no; Liar 1 to 4
    [
      '0/0 Joker',
      '0/0 Joker=0',
      '0/0 Joker=1',
      '0/0 Joker=2',
      '0/0 Joker=3',
      '0/0 Joker=4',
      '0/0 Joker=no',
    ],
  ],
];

describe('effects', () => {
  it.each(rows)('%s', (_, recipe, potion, answer) => {
    expect(answerText(evaluate(puzzleFrom(recipe), potionFrom(potion), 1))).toBe(answer);
  });

  it.each(chances)('%s', (_, recipe, potion, answers) => {
    const puzzle = puzzleFrom(recipe);
    const seen = new Set<string>();
    for (let number = 1; number <= 400; number++)
      seen.add(answerText(evaluate(puzzle, potionFrom(potion), number)));
    expect([...seen].sort()).toEqual([...answers].sort());
  });

  it('has a case for every effect', () => {
    const named = [...rows, ...chances].map(([name]) => name.split(':')[0]);
    expect(effectNames.filter((name) => !named.includes(name))).toEqual([]);
  });

  it('takes auto for exactly right', () => {
    const puzzle = puzzleFrom('g1 g2 g3 g4 o5');
    const auto = (ingredient: 'Parsley' | 'Oregano') => ({ ingredient, seeds: 'auto' as const });
    expect(answerText(evaluate(puzzle, [auto('Oregano'), auto('Parsley')], 1))).toBe('0/0');
  });

  it('shuffles messages by the stream of seed and potion number', () => {
    const puzzle = puzzleFrom('g1[Poison,Frost,Gate,Genius] g2 g3 g4');
    const orders = new Set<string>();
    for (let number = 1; number <= 60; number++) {
      const first = evaluate(puzzle, potionFrom('a1'), number);
      expect(evaluate(puzzle, potionFrom('a1'), number)).toEqual(first);
      orders.add(JSON.stringify(first.messages));
    }
    expect(orders.size).toBeGreaterThan(15);
  });

  it('agrees with the plain judge on random potions, messages included', () => {
    const rng = createRng('scan against judge');
    for (let round = 0; round < samples(20_000); round++) {
      const recipe = randomRecipe(rng, {
        ingredients: 4 + rng.below(7),
        recipeLength: 4,
        effects: 9,
      });
      const most = recipe.lengthTold ? recipe.recipeLength : 6;
      const potion = Array.from({ length: 1 + rng.below(6) }, () => ({
        item: rng.below(recipe.ingredients.length),
        seeds: 1 + rng.below(most),
      }));
      const entries = potion.flatMap(({ item, seeds }) => {
        const ingredient = recipe.ingredients[item]?.name;
        return ingredient === undefined ? [] : [{ ingredient, seeds }];
      });
      const answer = answerText(evaluate(recipe, entries, 1 + round));
      let tries = 0;
      const never = forAllChances((chance) => {
        tries++;
        return answerText(judgePotion(recipe, potion, chance)) !== answer && tries < 5000;
      });
      expect(never && tries < 5000, `${JSON.stringify({ recipe, potion })} ${answer}`).toBe(false);
    }
  });
});
