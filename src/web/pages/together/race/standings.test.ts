import { describe, expect, it } from 'vitest';
import type { RaceView, Runner } from '../../../../core/race.ts';
import { kindWord } from './standings.tsx';

const racing = (progress: number): Runner => ({ progress, finish: null, gaveUp: false });
const gaveUp = (progress: number): Runner => ({ ...racing(progress), gaveUp: true });
const done = (millis: number): Runner => ({
  progress: 20,
  gaveUp: false,
  finish: { solved: true, millis, moves: 9, hints: 0, practice: false, at: millis },
});
const names = ['Ada', 'Ben', 'Cleo'];
const said = (runners: readonly Runner[], phase: RaceView['phase'] = 'over', you = 1) =>
  kindWord({ runners, phase, you, releaseAt: 0, code: '' }, (place) => names[place - 1] ?? '');

describe('the sentence at the end of a race', () => {
  it.each([
    [[done(60_000), done(72_000), gaveUp(3)], 'You were 12 seconds faster than Ben.'],
    [[done(60_000), done(60_999)], 'You were less than a second faster than Ben.'],
    [[done(60_000), done(150_000)], 'You were 1:30 faster than Ben.'],
    [[done(60_000), done(60_000)], 'As fast as you: Ben.'],
    [[done(60_000), gaveUp(3)], 'You were the only one to solve it.'],
    [
      [done(90_000), done(60_000), done(70_000)],
      'You came in 3rd of 3, 30 seconds after Ben. Well raced!',
    ],
    [[gaveUp(9), done(60_000)], 'You got to 45 %. The next one is a new chance.'],
    [[racing(0), racing(5)], 'This one was not yours. The next is a new one.'],
  ])('is kind, whoever won', (runners, sentence) => {
    expect(said(runners)).toBe(sentence);
  });

  it('gives the standing while others still play', () => {
    expect(said([done(60_000), racing(4)], 'running')).toBe('You took 1:00, 1st so far.');
    expect(said([gaveUp(4), racing(4)], 'running')).toBe('');
  });

  it('is nothing for those who watch', () => {
    expect(said([done(60_000)], 'over', 9)).toBe('');
  });
});
