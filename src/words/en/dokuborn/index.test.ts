import { describe, expect, test } from 'vitest';
import { unlimitedBudget } from '../../../core/budget.ts';
import { deal } from '../../../core/deal.ts';
import { createRng } from '../../../core/rng.ts';
import { Session } from '../../../core/session.ts';
import { embeddedCatalogue } from '../../../data/card-files.ts';
import { tableOf } from '../../../games/dokuborn/cards/condition-table.ts';
import { createDokuborn, faults, type View } from '../../../games/dokuborn/index.ts';
import { factFor } from '../../../games/dokuborn/rules/moves.ts';
import { cardNamed } from '../../../games/dokuborn/testing/index.ts';
import { hintSentences } from '../../words.ts';
import { factText } from './conditions.ts';
import { words } from './index.ts';
import { typed } from './typed.ts';

const { catalogueNotice, conditionWording, reasonText } = words;

const catalogue = await embeddedCatalogue();
const conditions = tableOf(catalogue).list;
const game = createDokuborn(catalogue);
const sentence = /^[A-Z“\d].*[.]$/;
const broken = /undefined|null|NaN|\[object| {2}/;

function dealt(seed: string, preset = 0) {
  const params = game.presets[preset]?.params ?? game.presets[0].params;
  const result = deal(game, params, seed, unlimitedBudget);
  if (!result.ok) throw new Error(result.fault.code);
  return new Session(game, result.value);
}

describe('words of Dokuborn', () => {
  test('every preset and field has its words', () => {
    expect(Object.keys(words.presets)).toEqual(game.presets.map(({ id }) => id));
    expect(Object.keys(words.fields)).toEqual(game.fields.map(({ key }) => key));
    expect(['1', '2', '3', '4', '5'].map(words.level)).toEqual([
      'Very Easy',
      'Easy',
      'Medium',
      'Hard',
      'Very Hard',
    ]);
  });

  test('every condition has an exact wording of its own', () => {
    const wordings = conditions.map(conditionWording);
    for (const wording of wordings) {
      expect(wording).toMatch(sentence);
      expect(wording).not.toMatch(broken);
    }
    expect(new Set(wordings).size).toBe(conditions.length);
  });

  test.each([
    ['c2', 'The card has Amethyst ink. A card of two inks counts for both.'],
    ['oH', 'The ink cost printed on the card is 7 or more.'],
    ['t4', 'The card is an Item.'],
    ['e9', 'Printed in the set Fabled at least once.'],
    ['f30', 'From the film Mulan.'],
    ['f25', 'A Lorcana original, not from a film.'],
    ['f16', 'From the series DuckTales.'],
    ['r3', 'Printed as Rare at least once.'],
    ['n26', 'The name of the card is exactly Mickey Mouse; the version does not matter.'],
  ])('%s: %s', (id, wording) => {
    const condition = conditions.find((known) => known.id === id);
    expect(condition && conditionWording(condition)).toBe(wording);
  });

  test.each([
    ['f30', 'FILM', 'Mulan'],
    ['f25', 'ORIGINAL', 'Lorcana'],
    ['f16', 'SERIES', 'DuckTales'],
    ['n29', 'NAME', 'Mulan'],
    ['e9', 'SET', 'Fabled'],
    ['s18', 'CLASS', 'Super'],
    ['b3', 'CLASS', 'Floodborn'],
    ['c2', 'INK', 'Amethyst'],
    ['o5', 'COST', '5'],
    ['oL', 'COST', '2 or less'],
    ['l3', 'LORE', '◊3'],
    ['m1', 'MOVE COST', '1'],
    ['r9', 'RARITY', 'Has a promo version'],
    ['x1', 'TEXT', 'no ability'],
    ['x6', 'TEXT', 'mentions draw'],
    ['x3', 'STATS', 'Strength higher than willpower'],
    ['f4', 'FILM', 'Alice in Wonderland'],
    ['f51', 'FILM', 'The Princess and the Frog'],
  ])('%s stands under %s as %s', (id, kind, text) => {
    const condition = tableOf(catalogue).find(id);
    expect(condition && [words.caption(condition), words.underCaption(condition)]).toEqual([
      kind,
      text,
    ]);
  });

  test('no two labels of one kind read alike', () => {
    const spoken = conditions.map(words.spokenLabel);
    expect(new Set(spoken).size).toBe(conditions.length);
    for (const text of spoken) expect(text).toMatch(/^[A-Z][a-z ]+: \S/);
  });

  test('every card has a fact to tell about every condition', () => {
    for (const card of catalogue.cards.filter((_, index) => index % 40 === 0))
      for (const condition of conditions) {
        const text = factText(factFor(condition, card, catalogue));
        expect(text, `${card.name} ${condition.display}`).toMatch(/^(this card|its) ?.*\S$/);
        expect(text).not.toMatch(broken);
      }
  });

  test('a reason names the condition and the fact', () => {
    expect(
      reasonText({
        condition: 'o4',
        family: 'cost',
        display: 'Cost 4',
        fits: false,
        fact: { field: 'cost', values: [3] },
      }),
    ).toBe('Cost 4: this card costs 3.');
  });

  test('every fault reads as a sentence', () => {
    const common = ['budgetExhausted', 'badJson', 'html', 'notACardFile', 'badCard', 'noCards'];
    const catalogueFaults = [
      'tooManyCards',
      'zipped',
      'otherLanguage',
      'notACatalogue',
      'badCatalogue',
    ];
    for (const code of [...faults, ...common, ...catalogueFaults]) {
      const text = words.fault({ code, where: 'card 3', detail: '7' });
      if (code === 'budgetExhausted' || code === 'noInquiry') expect(text).toBeUndefined();
      else expect(text, code).toMatch(sentence);
    }
  });

  test('events, hints, results and shares of whole games read as sentences', () => {
    for (let sample = 0; sample < 12; sample++) {
      const session = dealt(`words-${sample}`, sample % game.presets.length);
      const rng = createRng(`words/${sample}`);
      for (let turn = 0; turn < 25 && !session.over; turn++) {
        const moves = [...game.legalMoves(session.view)];
        const move = moves[rng.below(Math.max(1, moves.length))];
        if (!move) break;
        const step = session.play(move, turn);
        if (!step.ok) throw new Error(step.refusal.type);
        for (const event of step.events) expectSentence(words.event(event, session.view));
        const hint = game.hint(session.view, rng, unlimitedBudget);
        if (hint?.ok) hintSentences(words.hint, hint.value, session.view).forEach(expectSentence);
      }
      const { view, tally, score } = session;
      const shares = view.cells.map(({ card }) => (card ? 0.3 : null));
      for (const rareness of [undefined, { score: 412.5, shares }]) {
        for (const [name, value] of words.result(view, tally, score, rareness))
          expect(`${name} ${value}`).not.toMatch(broken);
        expectSentence(words.ending(view, tally, score, rareness));
        for (const row of words.picture(view, tally, rareness).rows)
          expect(row).toMatch(/^[🟪🟩🟨⬛]+$/u);
      }
    }
  });

  test('what others chose stands where points stood, in figures, ending and squares', () => {
    const session = dealt('others');
    const solved = game.solve(session.deal.puzzle, session.state, unlimitedBudget);
    if (!solved?.ok) throw new Error('unsolved');
    for (const move of solved.value.moves) session.play(move, 1);
    const { view, tally, score } = session;
    const shares = view.cells.map((_, cell) => (cell === 4 ? 0.02 : 0.4));
    const rareness = { score: 322, shares };
    expect(words.ending(view, tally, score)).toMatch(/points\.$/);
    expect(words.ending(view, tally, score, rareness)).toBe('All 9 cells are filled.');
    const figures = words.result(view, tally, score, rareness);
    expect(figures[0]).toEqual(['Rarity score', '322']);
    expect(figures.at(-1)).toEqual(['Score', `${view.score} of ${view.most}`]);
    expect(words.picture(view, tally, rareness).rows).toEqual(['🟩🟩🟩', '🟩🟪🟩', '🟩🟩🟩']);
  });

  test('a grid of other cards says so only where its level changed', () => {
    const { view } = dealt('notice');
    expect(catalogueNotice(view)).toBeUndefined();
    const older: View = { ...view, catalogue: '2024-01-01-00000000' };
    expect(catalogueNotice(older)).toBeUndefined();
    expect(catalogueNotice({ ...older, level: 2 })).toMatch(/it is Medium instead of Easy\.$/);
  });

  test.each([
    ['B2 elsa snow qeen', { type: 'place', cell: 4, card: 41 }],
    ['remove a1', { type: 'remove', cell: 0 }],
    ['hint C3', { type: 'reveal', cell: 8 }],
    ['Give up', { type: 'giveUp' }],
    ['D1 elsa', expect.stringMatching(/^Write a cell/)],
    ['elsa', expect.stringMatching(/^Write a cell/)],
    ['B2', expect.stringMatching(/^No card is found/)],
    ['B2 elsa', expect.stringMatching(/^Which Elsa\? There are 13: Elsa - .*title too\.$/)],
    ['B2 let it go', { type: 'place', cell: 4, card: cardNamed('Let It Go') }],
    [
      'B2 elsa spirit winter',
      { type: 'place', cell: 4, card: cardNamed('Elsa - Spirit of Winter') },
    ],
    ['B2 qqqqqqqqqqqq', expect.stringMatching(/^No card is found/)],
  ])('typed: %s', (text, move) => {
    expect(typed.parse(text, dealt('typed').view, game)).toEqual(move);
  });
});

function expectSentence(text: string): void {
  expect(text).toMatch(/^[A-Z\d].*[.]$/);
  expect(text).not.toMatch(broken);
}
