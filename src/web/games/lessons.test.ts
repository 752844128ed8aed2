// Every lesson of every game is played to its end by the moves that it expects, in a real session by the real rules.

import { describe, expect, it } from 'vitest';
import { readPuzzle } from '../../core/deal.ts';
import type { Rules } from '../../core/game.ts';
import { games } from '../../games/index.ts';
import {
  begin,
  type Lesson,
  moved,
  onward,
  type Progress,
  sessionAt,
  takes,
} from '../board/lesson.ts';

/** Every module of the faces that exports a lesson. */
const sources = import.meta.glob<string>(['./*/*.{ts,tsx}', '!./*/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<{ loadLesson(rules: Rules): Promise<Lesson> }>('./*/*.{ts,tsx}');
const lessons = Object.keys(sources).filter((path) =>
  /^export (async )?function loadLesson\b/m.test(sources[path] ?? ''),
);

it('are found in every face', () => {
  const untaught = games.filter(({ id }) => !lessons.some((path) => path.startsWith(`./${id}/`)));
  expect(untaught.map(({ id }) => id)).toEqual([]);
});

async function lessonOf(path: string) {
  const manifest = games.find(({ id }) => path.startsWith(`./${id}/`));
  const load = modules[path];
  if (!manifest || !load) throw new Error(`no lesson at ${path}`);
  const rules = await manifest.loadRules();
  return { rules, lesson: await (await load()).loadLesson(rules) };
}

describe.each(lessons)('%s', (path) => {
  it('has a lesson that its own rules play to the end', async () => {
    const { rules, lesson } = await lessonOf(path);
    let progress: Progress = begin;
    for (const step of lesson.steps) {
      const before = progress.done.length;
      const { move } = step;
      if (move) {
        expect(takes(rules, step, move, sessionAt(rules, lesson, progress).view)).toBe(true);
        const { view } = sessionAt(rules, lesson, { ...progress, trying: [move] });
        progress = moved(step, progress, move, view);
      } else progress = onward(progress);
      expect(progress.done, step.text).toHaveLength(before + 1);
    }
    expect(sessionAt(rules, lesson, progress).tally.moves).toBeGreaterThan(2);
  });

  it('teaches on a puzzle that its code carries whole', async () => {
    const { rules, lesson } = await lessonOf(path);
    const read = readPuzzle(rules, lesson.deal.code);
    expect(read.ok && read.value.puzzle).toEqual(lesson.deal.puzzle);
  });

  it('takes a minute: few steps, short texts, and a word for every wrong move', async () => {
    const { lesson } = await lessonOf(path);
    expect(lesson.steps.length).toBeLessThanOrEqual(14);
    const texts = [lesson.aim, lesson.end, ...lesson.steps.map(({ text }) => text)];
    for (const text of texts) expect(text.length, text).toBeLessThanOrEqual(260);
    for (const step of lesson.steps) if (step.move) expect(step.otherwise, step.text).toMatch(/\S/);
  });
});
