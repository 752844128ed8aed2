import { describe, expect, test } from 'vitest';
import { createBudget, unlimitedBudget } from '../../core/budget.ts';
import { deal, dealPuzzle, openCode } from '../../core/deal.ts';
import { orThrow, type Result } from '../../core/result.ts';
import { createRng } from '../../core/rng.ts';
import { sampleFile } from '../../data/testing/sample.ts';
import { words } from '../../words/en/dokuborn/index.ts';
import { commonFaults } from '../../words/en/faults.ts';
import { createDokuborn } from './index.ts';
import {
  ask,
  base,
  catalogue,
  dragons,
  ELSA,
  full,
  game,
  MUSHU,
  openOriginal,
  play,
} from './testing/index.ts';
import { faults } from './types.ts';

/** As the original makes its codes. */
const originalCode = (size: number, ids: string) =>
  `${size}:${Buffer.from(ids).toString('base64')}`;

const fault = (result: Result<unknown> | undefined) =>
  result?.ok ? undefined : result?.fault.code;
const body = (ids: string) => Buffer.from(ids).toString('base64url');
const decodeBody = (text: string, level = 4) =>
  game.puzzleCode({ ...base, size: 2, level }).decode(text);
/** A body that reads well is vouched for, or not, when its code is opened. */
function vouched(text: string, level = 4): string | undefined {
  const params = { ...base, size: 2, level };
  const read = orThrow(game.puzzleCode(params).decode(text));
  return fault(openCode(game, dealPuzzle(game, params, read).code, unlimitedBudget));
}
const proofOf = (...lines: string[]) => ({ claim: 'solvable', lines });
const check = (proof: { claim: string; lines: string[] }) =>
  game.checkProof(dragons('free'), proof);
const goodLines = () => {
  const proof = game.prove(dragons('free'), unlimitedBudget);
  return proof?.ok ? [...proof.value.lines] : [];
};
const tiny = (() => {
  const cards = catalogue.cards.slice(0, 12);
  return createDokuborn({ ...catalogue, cards });
})();

describe('faults', () => {
  const rows: readonly (readonly [(typeof faults)[number], string, () => string | undefined])[] = [
    [
      'noGridFound',
      'twelve cards make no grid',
      () => fault(tiny.generate(base, createRng('a'), unlimitedBudget)),
    ],
    [
      'noFillFound',
      'two conditions that share one card',
      () =>
        fault(
          ask({
            type: 'fill',
            size: 2,
            rows: ['s24', null],
            columns: ['c3', null],
            level: 1,
            names: false,
            seed: 'a',
          }),
        ),
    ],
    [
      'tooFewCards',
      'a sound card file of three cards',
      () => fault(ask({ type: 'importCards', text: sampleFile() })),
    ],
    [
      'budgetExhausted',
      'no step',
      () => fault(game.generate(base, createRng('a'), { spend: () => false })),
    ],
    [
      'otherCatalogue',
      'seed of another catalogue',
      () => fault(deal(game, { ...base, cards: '2020-01-01-00000000' }, 'a', unlimitedBudget)),
    ],
    [
      'badCatalogueVersion',
      'not a version',
      () => fault(deal(game, { ...base, cards: 'new' }, 'a', unlimitedBudget)),
    ],
    [
      'unknownCondition',
      'in the original’s form',
      () => fault(openOriginal(originalCode(2, 's24,t1,c3,zz9'))),
    ],
    ['unknownCondition', 'in a body', () => fault(decodeBody(body('s24,t1,c3,zz9')))],
    [
      'unknownCondition',
      'to avoid',
      () => fault(deal(game, { ...base, avoid: 'c1,q7' }, 'a', unlimitedBudget)),
    ],
    ['wrongCount', 'too few', () => fault(openOriginal(originalCode(3, 's24,t1,c3,o3')))],
    ['wrongCount', 'too many', () => fault(decodeBody(body('s24,t1,c3,o3,c1')))],
    [
      'duplicateCondition',
      'row and column',
      () => fault(openOriginal(originalCode(2, 's24,t1,s24,o3'))),
    ],
    ['unsolvable', 'an empty cell', () => fault(openOriginal(originalCode(2, 't4,c1,g3,o2')))],
    [
      'unsolvable',
      'every cell has a card, but two share one',
      () => fault(openOriginal(originalCode(2, 's4,c1,w8,wH'))),
    ],
    ['unsolvable', 'in a body', () => vouched(body('t4,c1,g3,o2'))],
    ['wrongLevel', 'level 1 claimed', () => vouched(body('s24,t1,c3,o3'), 1)],
    [
      'budgetExhausted',
      'no step to vouch',
      () => game.vouch(dragons('free'), createBudget(0))?.code,
    ],
    ['notSeedStyle', 'no colon', () => fault(openOriginal('hello'))],
    ['notSeedStyle', 'size 5', () => fault(openOriginal(originalCode(5, 'c1')))],
    ['badIds', 'broken base64', () => fault(openOriginal('2:c'))],
    ['badMove', 'no such word', () => fault(game.moveCode.decode('x1'))],
    [
      'badCell',
      'a hint for a filled cell',
      () => fault(ask({ type: 'hint', cell: 0 }, [play(dragons('free'), `p0-${MUSHU}`).state])),
    ],
    [
      'gameOver',
      'a hint after the end',
      () =>
        fault(
          ask({ type: 'hint', cell: 0 }, [play(dragons('free'), ...full(dragons('free'))).state]),
        ),
    ],
    [
      'gameNotOver',
      'answers too early',
      () => fault(ask({ type: 'answers' }, [game.start(dragons('free'), 0)])),
    ],
    ['noInquiry', 'outlook of nothing', () => fault(ask({ type: 'outlook' }))],
    [
      'noSolution',
      'solve after the end',
      () =>
        fault(
          game.solve(
            dragons('free'),
            play(dragons('free'), ...full(dragons('free'))).state,
            unlimitedBudget,
          ),
        ),
    ],
    ['wrongClaim', 'another claim', () => fault(check({ claim: 'unique', lines: goodLines() }))],
    ['badLine', 'no cell', () => fault(check(proofOf('Z9 1 Elsa')))],
    [
      'badLine',
      'a cell twice',
      () => fault(check(proofOf(goodLines()[0] ?? '', goodLines()[0] ?? ''))),
    ],
    ['unknownCard', 'no such number', () => fault(check(proofOf('A1 9999999 Elsa')))],
    ['unknownCard', 'the name of another', () => fault(check(proofOf(`A1 ${MUSHU} Elsa`)))],
    [
      'cardTwice',
      'Mushu twice',
      () =>
        fault(
          check(proofOf(`A1 ${MUSHU} Mushu - Sneaky Dragon`, `B1 ${MUSHU} Mushu - Sneaky Dragon`)),
        ),
    ],
    ['wrongCard', 'Elsa is no dragon', () => fault(check(proofOf(`A1 ${ELSA} Elsa - Snow Queen`)))],
    ['missingCell', 'a line is missing', () => fault(check(proofOf(...goodLines().slice(1))))],
  ];

  test.each(rows)('%s: %s', (code, _, run) => {
    expect(run()).toBe(code);
  });

  test('every fault has a row and a sentence', () => {
    expect([...new Set(rows.map(([code]) => code))].sort()).toEqual([...faults].sort());
    for (const code of faults) {
      if (code === 'budgetExhausted' || code === 'noInquiry') {
        expect(commonFaults).toContain(code);
        continue;
      }
      expect(words.fault({ code, where: 'here', detail: '1' })).toMatch(/^[A-Z“].*\S$/);
    }
  });
});
