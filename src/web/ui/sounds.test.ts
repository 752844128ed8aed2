import { describe, expect, it } from 'vitest';
import { type Feedback, feedbackKinds, vibrations } from './feedback.ts';
import { type Note, soundOf } from './sounds.ts';

const all: readonly Feedback[] = feedbackKinds.flatMap((kind): Feedback[] => {
  if (kind === 'combo') return [2, 3, 4, 9, 40].map((count) => ({ kind, count }));
  if (kind === 'countdown') return [20, 10, 5].map((count) => ({ kind, count }));
  if (kind === 'wounded') return [1, 2, 5, 9].map((count) => ({ kind, count }));
  return [{ kind }];
});
const named = all.map((feeling) => [`${feeling.kind} ${feeling.count ?? ''}`, feeling] as const);

/** Up, down or level from beat to beat, gliding notes and chords marked. */
function contourOf(notes: readonly Note[]): string {
  const beats = [...new Set(notes.map(({ at }) => at))].map((at) =>
    notes.filter((note) => note.at === at),
  );
  const top = (beat: readonly Note[]) => Math.max(...beat.map(({ pitch }) => pitch));
  return beats
    .map((beat, index) => {
      const before = beats[index - 1];
      const step = before ? Math.sign(top(beat) - top(before)) : 0;
      const move = before ? (['down', 'level', 'up'][step + 1] ?? '') : 'start';
      const slide = beat
        .map(({ pitch, glide = pitch }) => ['falling', '', 'rising'][Math.sign(glide - pitch) + 1])
        .join('');
      return `${move}${slide}${beat.length > 1 ? 'chord' : ''}`;
    })
    .join(' ');
}

/** When notes begin and how long they last, in steps of 30 ms: what an ear can tell. */
const rhythmOf = (notes: readonly Note[]) =>
  notes.map(({ at, length }) => `${Math.round(at / 30)}+${Math.round(length / 30)}`).join(' ');

const endOf = (notes: readonly Note[]) => Math.max(...notes.map(({ at, length }) => at + length));

describe('sounds', () => {
  it('differ from one another in contour or rhythm; steps of a combo in height', () => {
    const shapes = feedbackKinds.map((kind) => {
      const notes = soundOf({ kind, count: kind === 'countdown' ? 20 : 2 });
      return `${contourOf(notes)} | ${rhythmOf(notes)}`;
    });
    expect(new Set(shapes).size).toBe(feedbackKinds.length);
    const heights = [2, 3, 4, 5, 6].map((count) => soundOf({ kind: 'combo', count })[0]?.pitch);
    expect(heights).toEqual([...heights].sort((low = 0, high = 0) => low - high));
    expect(new Set(heights).size).toBe(5);
    const ticks = [20, 10, 5].map((count) => soundOf({ kind: 'countdown', count }).length);
    expect(ticks).toEqual([1, 2, 3]);
  });

  it('of what fails have no contour of what goes well', () => {
    const contours = (kinds: readonly Feedback['kind'][]) =>
      kinds.map((kind) => contourOf(soundOf({ kind, count: 2 })));
    const good = contours([
      ...(['accepted', 'redone', 'combo', 'hinted', 'won'] as const),
      ...(['gained', 'struck', 'triumphed'] as const),
    ]);
    for (const bad of contours(['refused', 'missed', 'clock', 'stuck', 'lost', 'wounded']))
      expect(good).not.toContain(bad);
  });

  it.each(named)('%s is short, quiet and never clips', (_, feeling) => {
    const notes = soundOf(feeling);
    const long: readonly Feedback['kind'][] = ['won', 'lost', 'triumphed', 'descended', 'wounded'];
    const most = long.includes(feeling.kind) ? 1200 : 250;
    expect(endOf(notes)).toBeLessThanOrEqual(most);
    for (const { at, pitch } of notes) {
      const together = notes.filter((one) => one.at <= at && at < one.at + one.length);
      expect(together.reduce((sum, { gain }) => sum + gain, 0)).toBeLessThanOrEqual(0.25);
      expect(pitch).toBeGreaterThan(120);
      expect(pitch).toBeLessThan(3000);
    }
  });
});

it('what a card turns to is heard when it is seen, after the card itself', () => {
  const notes = soundOf({ kind: 'wounded', count: 3, after: 460 });
  const thuds = notes.filter(({ pitch }) => pitch < 260);
  expect(thuds.map(({ at }) => at)).toEqual([460, 565, 670]);
  expect(notes[0]?.at).toBe(0);
  expect(soundOf({ kind: 'wounded', count: 3 })[0]?.at).toBe(0);
});

it('no two vibrations are alike', () => {
  const patterns = Object.values(vibrations).map((pattern) => pattern.join(' '));
  expect(new Set(patterns).size).toBe(feedbackKinds.length);
});
