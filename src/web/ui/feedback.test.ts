import { describe, expect, it } from 'vitest';
import { createTurns, type FeedbackStep, feedbackOf } from './feedback.ts';

const step = (changes: Partial<FeedbackStep>): FeedbackStep => ({
  by: 'move',
  events: [],
  before: 'playing',
  after: 'playing',
  ...changes,
});

describe('what a step feels like', () => {
  it.each<[string, Partial<FeedbackStep>, string]>([
    ['a move', {}, 'accepted'],
    ['a move that failed', { events: [{ type: 'missed' }] }, 'missed'],
    ['undo', { by: 'undo' }, 'undone'],
    ['undo of a lost game', { by: 'undo', before: 'lost' }, 'undone'],
    ['undo into a board that is stuck', { by: 'undo', after: 'stuck' }, 'undone'],
    ['redo', { by: 'redo' }, 'redone'],
    ['redo of the last move', { by: 'redo', after: 'won' }, 'won'],
    ['starting over', { by: 'restart' }, 'restarted'],
    ['a hint', { by: 'hint' }, 'hinted'],
    ['the clock', { by: 'clock', events: [{ type: 'missed' }] }, 'clock'],
    ['the clock ending the game', { by: 'clock', after: 'lost' }, 'lost'],
    ['the last move', { after: 'won' }, 'won'],
    ['the move that loses', { events: [{ type: 'missed' }], after: 'lost' }, 'lost'],
    ['no way on', { after: 'stuck' }, 'stuck'],
    ['a move on a board that is stuck', { before: 'stuck', after: 'stuck' }, 'accepted'],
    ['the solver', { by: 'solver', after: 'won' }, 'accepted'],
  ])('%s', (_, changes, kind) => {
    expect(feedbackOf(step(changes))).toEqual({ kind });
  });

  it('is by a game’s own table what its events mean, the worst of them first', () => {
    const meaning = ({ type }: { readonly type: string }) => {
      if (type === 'pair') return { combo: 3 };
      return type === 'hurt' ? 'missed' : type === 'told' ? 'hinted' : undefined;
    };
    const felt = (...types: readonly string[]) =>
      feedbackOf(step({ events: types.map((type) => ({ type })) }), meaning);
    expect(felt('pair')).toEqual({ kind: 'combo', count: 3 });
    expect(felt('told', 'hurt', 'pair')).toEqual({ kind: 'missed' });
    expect(felt('pair', 'told')).toEqual({ kind: 'hinted' });
    expect(felt('missed')).toEqual({ kind: 'accepted' });
    expect(feedbackOf(step({ events: [{ type: 'pair' }] }), () => ({ combo: 1 }))).toEqual({
      kind: 'accepted',
    });
  });
});

it('the same sound twice in an instant is heard once, another one at once', () => {
  const isHeard = createTurns();
  expect(isHeard('accepted', 90, 0)).toBe(true);
  expect(isHeard('accepted', 90, 30)).toBe(false);
  expect(isHeard('missed', 200, 31)).toBe(true);
  expect(isHeard('missed', 200, 150)).toBe(true);
});

it('nothing talks over the end of a game but another end', () => {
  const isHeard = createTurns();
  expect(isHeard('won', 1000, 0)).toBe(true);
  expect(isHeard('accepted', 90, 500)).toBe(false);
  expect(isHeard('lost', 1000, 600)).toBe(true);
  expect(isHeard('accepted', 90, 1700)).toBe(true);
});
