import { describe, expect, it } from 'vitest';
import { unlimitedBudget } from '../../../core/budget.ts';
import { dealPuzzle } from '../../../core/deal.ts';
import { replayText } from '../../../core/replay.ts';
import { createRng } from '../../../core/rng.ts';
import { printSave, saveOf } from '../../../core/save.ts';
import { Session } from '../../../core/session.ts';
import { templates } from '../grid/template.ts';
import { hudoku } from '../index.ts';
import { exchangeHidden } from '../testing.ts';
import { type Mode, type Move, type Puzzle, type Refusal, refusalTypes } from '../types.ts';

/** The original's board, written out: seven cells are hidden. */
function puzzleOf(mode: Mode): Puzzle {
  return {
    template: templates.classic,
    solution: [
      [2, 6, 9, 4, 1],
      [7, 4, 1, 3, 2],
      [5, 8, 3, 2, 4],
      ['-', '-', '-', 1, 3],
    ],
    revealed: [
      [2, 6, 0, 4, 0],
      [7, 0, 1, 0, 0],
      [5, 8, 3, 2, 4],
      ['-', '-', '-', 0, 0],
    ],
    emptyHints: { '3,0': 4, '3,1': 9, '3,2': 4 },
    totalCells: 17,
    level: 'easy',
    mode,
  };
}
const hiddenCells = [2, 4, 6, 8, 9, 18, 19];
const right: Record<number, number> = { 2: 9, 4: 1, 6: 4, 8: 3, 9: 2, 18: 1, 19: 3 };

function sessionOf(mode: Mode) {
  const params = { template: 'classic', customTemplate: '', level: 'easy', mode };
  return new Session(hudoku, dealPuzzle(hudoku, params, puzzleOf(mode)));
}
const enter = (cell: number, digit = right[cell] ?? 0): Move => ({ type: 'enter', cell, digit });

const expectEvents = (result: ReturnType<ReturnType<typeof sessionOf>['play']>) => {
  if (!result.ok) throw new Error(result.refusal.type);
  return result.events;
};

describe('the original', () => {
  it('names its numbers', () => {
    const session = sessionOf('timed');
    expect(session.state).toMatchObject({ revealedCount: 10, hintsUsed: 0, incorrectEntries: 0 });
    expect(session.view).toMatchObject({ totalCells: 17, emptyHints: { '3,0': 4 } });
    expect(session.view.revealed[3]).toEqual(['-', '-', '-', 0, 0]);
    expect(JSON.stringify(session.view)).not.toContain('solution');
    expect(hudoku.describe(puzzleOf('timed'), { solution: false })).toMatchObject({
      revealedCount: 10,
      totalCells: 17,
      hintsUsed: 0,
    });
    const { solution } = puzzleOf('timed');
    expect(hudoku.describe(puzzleOf('timed'), { solution: false })).not.toHaveProperty('solution');
    expect(hudoku.describe(puzzleOf('timed'), { solution: true })).toMatchObject({ solution });
  });

  it('scores 10,000 less 10 a second, 500 a hint and 250 an error', () => {
    const session = sessionOf('timed');
    session.play(enter(2, 8), 1000);
    session.play({ type: 'reveal' }, 2000);
    for (const cell of hiddenCells) session.play(enter(cell), 12_999);
    expect(session.status).toBe('won');
    expect(session.state.totalTime).toBe(12);
    expect(session.score).toBe(10_000 - 120 - 500 - 250);
  });

  it('never scores below 0', () => {
    const session = sessionOf('timed');
    for (let tries = 0; tries < 41; tries++) session.play(enter(2, 8), 1000);
    for (const cell of hiddenCells) session.play(enter(cell), 2000);
    expect(session.score).toBe(0);
  });
});

describe('the timed game', () => {
  it('puts the countdown back for a right digit and leaves it for a wrong one', () => {
    const session = sessionOf('timed');
    expect(session.view.countdownEnds).toBe(30_000);
    session.play(enter(2, 8), 10_000);
    expect(session.state).toMatchObject({
      countdownEnds: 30_000,
      incorrectEntries: 1,
      errors: [2],
    });
    expect(session.state.revealedCount).toBe(10);
    session.play(enter(2), 12_000);
    expect(session.state).toMatchObject({ countdownEnds: 42_000, revealedCount: 11, errors: [] });
  });

  it('plays what is due at the moments it fell due, however late the tab wakes', () => {
    const session = sessionOf('timed');
    const events = session.advance(95_000);
    expect(events.map((event) => event.type)).toEqual(['revealed', 'revealed', 'revealed']);
    expect(session.log.map((entry) => entry.at)).toEqual([30_000, 60_000, 90_000]);
    expect(session.state).toMatchObject({ hintsUsed: 3, countdownEnds: 120_000 });
    session.advance(1e9);
    expect(session.status).toBe('won');
    expect(session.log.length).toBe(7);
    expect(session.state.totalTime).toBe(210);
  });

  it('draws the same cells for the same puzzle, with any undo between', () => {
    const plain = sessionOf('timed');
    plain.advance(30_000);
    const busy = sessionOf('timed');
    busy.play({ type: 'fillMarks' }, 5);
    busy.undo(10);
    busy.advance(30_000);
    expect(busy.state.revealed).toEqual(plain.state.revealed);
  });

  it('makes entries final and takes back marks only', () => {
    const session = sessionOf('timed');
    session.play({ type: 'mark', cell: 4, digit: 3 }, 100);
    expect(session.undo(200).ok).toBe(true);
    expect(session.state.marks[4]).toBe(0);
    session.play(enter(2), 300);
    expect(session.undo(400)).toMatchObject({ ok: false, refusal: { type: 'finalMove' } });
    session.play(enter(4, 3), 500);
    expect(session.undo(600)).toMatchObject({ ok: false, refusal: { type: 'finalMove' } });
  });

  it('does not give time or hints back with undo', () => {
    const session = sessionOf('timed');
    session.play({ type: 'fillMarks' }, 100);
    const hint = hudoku.hint(session.view, createRng('h'), unlimitedBudget);
    if (!hint?.ok) throw new Error('no hint');
    session.takeHint(hint.value, 200);
    session.undo(300);
    expect(session.state).toMatchObject({ hintsUsed: 1, countdownEnds: 30_000 });
  });

  it('starts a fresh countdown when a finished game is begun again', () => {
    const session = sessionOf('timed');
    session.play({ type: 'showSolution' }, 1000);
    expect(session.status).toBe('lost');
    expect(session.score).toBe(0);
    session.restart(500_000);
    expect(session.state.countdownEnds).toBe(530_000);
    expect(session.status).toBe('playing');
  });

  it('charges a hint once: asking again fills the cell and puts the countdown back', () => {
    const session = sessionOf('timed');
    const hint = hudoku.hint(session.view, createRng('h'), unlimitedBudget);
    if (!hint?.ok || !hint.value.move) throw new Error('no hint');
    session.takeHint(hint.value, 10_000);
    expect(session.state).toMatchObject({ hintsUsed: 1, countdownEnds: 30_000 });
    session.takeHint(hint.value, 11_000);
    expect(session.state.hintsUsed).toBe(1);
    expect(session.play(hint.value.move, 12_000).ok).toBe(true);
    expect(session.state).toMatchObject({ hintsUsed: 1, countdownEnds: 42_000 });
  });

  it('replays from its save', () => {
    const session = sessionOf('timed');
    session.play({ type: 'fillMarks' }, 100);
    session.play(enter(2, 8), 4000);
    session.advance(70_000);
    session.play(enter(session.view.revealed.flat().indexOf(0)), 71_000);
    const replayed = replayText(hudoku, printSave(saveOf(session, 72_000)));
    expect(replayed.ok && replayed.value.state).toEqual(session.state);
  });
});

describe('the calm game', () => {
  it('has no clock and keeps wrong digits until asked', () => {
    const session = sessionOf('calm');
    expect(session.view.countdownEnds).toBeNull();
    session.advance(1e7);
    expect(session.log).toEqual([]);
    session.play(enter(2, 3), 1e7);
    expect(session.state).toMatchObject({ incorrectEntries: 0, revealedCount: 11, errors: [] });
    session.play({ type: 'check' }, 1e7);
    expect(session.state).toMatchObject({ incorrectEntries: 1, revealedCount: 10, errors: [2] });
  });

  it('takes wrong digits off when the board is full, and undoes without limit', () => {
    const session = sessionOf('calm');
    session.play(enter(2, 3), 10);
    for (const cell of hiddenCells.slice(1)) session.play(enter(cell), 20);
    expect(session.state).toMatchObject({ incorrectEntries: 1, revealedCount: 16, errors: [2] });
    while (session.canUndo) session.undo(30);
    expect(session.state.revealed).toEqual(puzzleOf('calm').revealed);
    expect(session.state.incorrectEntries).toBe(1);
    for (const cell of hiddenCells) session.play(enter(cell), 40_000);
    expect(session.status).toBe('won');
    expect(session.score).toBe(0);
    expect(session.state.totalTime).toBe(40);
  });

  it('overwrites and erases', () => {
    const session = sessionOf('calm');
    session.play(enter(2, 3), 10);
    session.play(enter(2, 9), 20);
    expect(session.state.revealedCount).toBe(11);
    session.play({ type: 'erase', cell: 2 }, 30);
    expect(session.state.revealed).toEqual(puzzleOf('calm').revealed);
  });

  it('hints at a mistake before anything else', () => {
    const session = sessionOf('calm');
    session.play(enter(2, 3), 10);
    const hint = hudoku.hint(session.view, createRng('h'), unlimitedBudget);
    expect(hint).toMatchObject({
      ok: true,
      value: {
        technique: 'mistake',
        targets: [{ kind: 'target', cell: 2 }],
        move: { type: 'erase', cell: 2 },
      },
    });
  });

  it('is solved by the moves of the solver, wrong digits and all', () => {
    const session = sessionOf('calm');
    session.play(enter(2, 3), 10);
    session.play(enter(4, 3), 10);
    const solved = hudoku.solve(puzzleOf('calm'), session.state, unlimitedBudget);
    if (!solved?.ok) throw new Error('not solved');
    expect(solved.value.unique).toBe(true);
    for (const move of solved.value.moves) expect(session.play(move, 20).ok).toBe(true);
    expect(session.status).toBe('won');
  });
});

describe('pencil marks', () => {
  it('are filled from what is shown and shrink with every digit', () => {
    const session = sessionOf('timed');
    session.play({ type: 'fillMarks' }, 10);
    expect(session.state.marks[2]).toBe(1 << 8);
    expect(session.state.marks[8]).toBe(1 << 2);
    session.play(enter(8), 20);
    expect(session.state.marks[8]).toBe(0);
    expect((session.state.marks[9] ?? 0) & (1 << 2)).toBe(0);
    session.play({ type: 'clearMarks' }, 30);
    expect(session.state.marks.every((mask) => mask === 0)).toBe(true);
  });
});

describe('marks of several cells', () => {
  it('are one move and one undo: set where missing, gone where all have them', () => {
    const session = sessionOf('calm');
    const both: Move = { type: 'markCells', cells: [9, 4, 0], digit: 3 };
    session.play({ type: 'mark', cell: 4, digit: 3 }, 10);
    const [event] = expectEvents(session.play(both, 20));
    // The given cell 0 takes none.
    expect(event).toEqual({ type: 'cellsMarked', cells: [9, 4], digit: 3, present: true });
    expect([session.state.marks[4], session.state.marks[9]]).toEqual([4, 4]);
    session.play(both, 30);
    expect([session.state.marks[4], session.state.marks[9]]).toEqual([0, 0]);
    session.undo(40);
    session.undo(50);
    expect([session.state.marks[4], session.state.marks[9]]).toEqual([4, 0]);
  });

  it('are erased with digits in one move', () => {
    const session = sessionOf('calm');
    session.play(enter(2), 10);
    session.play({ type: 'mark', cell: 4, digit: 3 }, 20);
    const [event] = expectEvents(session.play({ type: 'eraseCells', cells: [0, 2, 4, 6] }, 30));
    expect(event).toEqual({ type: 'cellsErased', cells: [2, 4] });
    expect(session.state.revealed).toEqual(puzzleOf('calm').revealed);
    expect(session.state.marks.every((mask) => mask === 0)).toBe(true);
    const timed = sessionOf('timed');
    timed.play(enter(2), 10);
    expect(timed.play({ type: 'eraseCells', cells: [2] }, 20).ok).toBe(false);
  });

  it('have one word each', () => {
    const { encode, decode } = hudoku.moveCode;
    const word = encode({ type: 'markCells', cells: [9, 4, 4], digit: 3 });
    expect(word).toBe('markCells-4~9-3');
    expect(decode(word)).toEqual({
      ok: true,
      value: { type: 'markCells', cells: [4, 9], digit: 3 },
    });
    for (const bad of ['markCells-9~4-3', 'markCells-4~4-3', 'eraseCells-04', 'eraseCells-4~'])
      expect(decode(bad).ok, bad).toBe(false);
  });

  it('come back when the digit over them is erased or replaced', () => {
    const session = sessionOf('calm');
    session.play({ type: 'fillMarks' }, 10);
    const before = session.state.marks;
    session.play(enter(8, 1), 20);
    expect(session.state.marks).not.toEqual(before);
    session.play(enter(8, 3), 30);
    const right = session.state.marks;
    session.play({ type: 'erase', cell: 8 }, 40);
    expect(session.state.marks).toEqual(before);
    session.play(enter(8, 3), 50);
    expect(session.state.marks).toEqual(right);
    // A cell filled meanwhile has them too.
    session.play(enter(9), 60);
    session.play({ type: 'erase', cell: 8 }, 70);
    session.play({ type: 'erase', cell: 9 }, 80);
    expect(session.state.marks).toEqual(before);
    session.play(enter(8, 1), 90);
    session.play({ type: 'check' }, 100);
    expect(session.state.marks).toEqual(before);
  });
});

describe('who filled a cell', () => {
  it('is known: the clock, chance, a hint, or else the player', () => {
    const session = sessionOf('timed');
    session.advance(30_000);
    const [byClock = ''] = Object.keys(session.view.sources);
    expect(session.view.sources).toEqual({ [byClock]: 'clock' });
    session.play({ type: 'reveal' }, 31_000);
    expect(Object.values(session.view.sources).sort()).toEqual(['chance', 'clock']);
    const cell = session.view.revealed.flat().indexOf(0);
    session.takeHint({ move: enter(cell) }, 32_000);
    session.play(enter(cell), 33_000);
    expect(session.view.sources[cell]).toBe('hint');
    const own = session.view.revealed.flat().indexOf(0);
    session.play(enter(own), 34_000);
    expect(session.view.sources[own]).toBeUndefined();
  });
});

describe('watching', () => {
  it('tells wrong digits at once, counts them, and is never forgotten', () => {
    const session = sessionOf('calm');
    session.play(enter(2, 8), 10);
    expect(session.view.errors).toEqual([]);
    expect(expectEvents(session.play({ type: 'watch' }, 20))).toEqual([
      { type: 'watched', wrong: [2] },
    ]);
    expect(session.view).toMatchObject({ errors: [2], incorrectEntries: 1, watching: true });
    expect(expectEvents(session.play(enter(4, 2), 30))[0]?.type).toBe('missed');
    expect(session.view).toMatchObject({ errors: [2, 4], incorrectEntries: 2 });
    session.undo(40);
    expect(session.view).toMatchObject({ errors: [2], incorrectEntries: 2 });
    session.play({ type: 'unwatch' }, 50);
    expect(session.view).toMatchObject({ errors: [], watching: false, watched: true });
    const timed = sessionOf('timed').play({ type: 'watch' }, 10);
    expect(timed).toMatchObject({ ok: false, refusal: { type: 'onlyInCalm' } });
  });
});

describe('refusals', () => {
  const over = (): State => {
    const outcome = hudoku.apply(puzzleOf('timed'), start('timed'), { type: 'showSolution' }, 0);
    if (!outcome.ok) throw new Error('refused');
    return outcome.state;
  };
  const start = (mode: Mode) => hudoku.start(puzzleOf(mode), 0);
  const played = (mode: Mode, ...moves: Move[]): State =>
    moves.reduce((state, move) => {
      const outcome = hudoku.apply(puzzleOf(mode), state, move, 0);
      if (!outcome.ok) throw new Error(outcome.refusal.type);
      return outcome.state;
    }, start(mode));
  type State = ReturnType<typeof hudoku.start>;
  const table: [Refusal['type'], Mode, () => State, Move][] = [
    ['gameOver', 'timed', over, enter(2)],
    ['outsideBoard', 'timed', () => start('timed'), enter(20, 1)],
    ['blankCell', 'timed', () => start('timed'), enter(15, 1)],
    ['givenCell', 'timed', () => start('timed'), enter(0, 2)],
    ['alreadyRevealed', 'timed', () => played('timed', enter(2)), enter(2, 3)],
    ['alreadyThere', 'calm', () => played('calm', enter(2)), enter(2)],
    ['badDigit', 'timed', () => start('timed'), enter(4, 5)],
    ['nothingThere', 'calm', () => start('calm'), { type: 'erase', cell: 2 }],
    ['onlyInCalm', 'timed', () => start('timed'), { type: 'check' }],
    ['notDue', 'timed', () => start('timed'), { type: 'timeout' }],
    ['watchedAlready', 'calm', () => played('calm', { type: 'watch' }), { type: 'watch' }],
    ['noMarks', 'timed', () => start('timed'), { type: 'clearMarks' }],
    ['nothingToCheck', 'calm', () => start('calm'), { type: 'check' }],
  ];
  it.each(table)('%s in a %s game', (type, mode, state, move) => {
    expect(hudoku.apply(puzzleOf(mode), state(), move, 0)).toEqual({
      ok: false,
      refusal: { type },
    });
  });
  it('all have a row', () => {
    expect(new Set(table.map(([type]) => type))).toEqual(new Set(refusalTypes));
  });
  it('are never met by a legal move', () => {
    for (const mode of ['timed', 'calm'] as const)
      for (const state of [start(mode), played(mode, enter(2), { type: 'fillMarks' })])
        for (const move of hudoku.legalMoves(hudoku.view(puzzleOf(mode), state)))
          expect(hudoku.apply(puzzleOf(mode), state, move, 0).ok, JSON.stringify(move)).toBe(true);
  });
});

describe('secrets', () => {
  it('change nothing that a player sees', () => {
    const puzzle = puzzleOf('timed');
    const state = hudoku.start(puzzle, 0);
    const other = exchangeHidden(puzzle, state, createRng('secrets'));
    if (!other) throw new Error('nothing hidden');
    expect(other.solution).not.toEqual(puzzle.solution);
    const view = hudoku.view(puzzle, state);
    expect(hudoku.view(other, state)).toEqual(view);
    expect(hudoku.print(hudoku.view(other, state))).toBe(hudoku.print(view));
    const hintOf = (from: Puzzle) =>
      hudoku.hint(hudoku.view(from, state), createRng('hint'), unlimitedBudget);
    expect(hintOf(puzzle)?.ok).toBe(true);
    expect(hintOf(other)).toEqual(hintOf(puzzle));
    expect(hudoku.puzzleCode(paramsOf(puzzle)).encode(other)).toBe(
      hudoku.puzzleCode(paramsOf(puzzle)).encode(puzzle),
    );
  });
  const paramsOf = (puzzle: Puzzle) => ({
    template: 'classic',
    customTemplate: '',
    level: puzzle.level,
    mode: puzzle.mode,
  });
});

describe('print', () => {
  it('draws regions, blanks and digits', () => {
    expect(hudoku.print(sessionOf('timed').view)).toBe(
      [
        '     1   2   3   4   5 ',
        '   +---+---+---+---+---+',
        ' 1 | 2   6   . | 4   . |',
        '   +   +   +   +   +   +',
        ' 2 | 7   .   1 | .   . |',
        '   +   +   +   +---+---+',
        ' 3 | 5   8   3 | 2   4 |',
        '   +   +   +   +   +   +',
        ' 4 |(4) (9) (4)| .   . |',
        '   +---+---+---+---+---+',
        '10/17 revealed, hints 0, errors 0',
      ].join('\n'),
    );
  });
});
