// Small formats that every part uses: counts, days, the clock, lists, capital letters; and the language of this folder.

import { type Day, weekday } from '../../cabinet/day.ts';
import type { SessionRefusal } from '../../core/session.ts';
import { wordList } from '../../core/word-list.ts';
import type { Language } from '../words.ts';

// Words that every part has: what a session refuses, the clock, a capital letter.

/** The language of this folder: what `#words` leads to. */
export const language: Language = 'en';

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const REFUSALS: Readonly<Record<SessionRefusal, string>> = {
  nothingToUndo: 'Nothing to undo.',
  nothingToRedo: 'Nothing to redo.',
  finalMove: 'This cannot be undone.',
  nothingToRestart: 'You are at the start already.',
  notAMove: 'This game has no such move.',
};

/** A sentence for what the session refuses; undefined leaves it to the game's table. */
export function sessionRefusal(type: string): string | undefined {
  return isSessionRefusal(type) ? REFUSALS[type] : undefined;
}

function isSessionRefusal(type: string): type is SessionRefusal {
  return Object.hasOwn(REFUSALS, type);
}

/** 83000 milliseconds as 1:23. */
export function clockText(millis: number): string {
  const seconds = Math.floor(millis / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

// Counts, lists and times in words.

export function count(value: number, noun: string, plural = `${noun}s`): string {
  return `${value} ${value === 1 ? noun : plural}`;
}

/** "A, B and C". */
export const list = (items: readonly (string | number)[], last = 'and'): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;

/** "2,248". */
export const thousands = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "five" for 5; large numbers in digits. */
export function numberText(value: number): string {
  return NUMBERS[value] || String(value);
}

/** For screen readers and share words: "2 minutes 5 seconds". */
export function durationText(millis: number): string {
  const seconds = Math.floor(millis / 1000);
  const unit = (value: number, name: string) => (value === 0 ? '' : count(value, name));
  const parts = [
    unit(Math.floor(seconds / 3600), 'hour'),
    unit(Math.floor(seconds / 60) % 60, 'minute'),
    unit(seconds % 60, 'second'),
  ];
  return parts.filter((part) => part !== '').join(' ') || '0 seconds';
}

// Days and months in words.

export const weekdayNames = wordList('Monday Tuesday Wednesday Thursday Friday Saturday Sunday');

const MONTHS = wordList(`
  January February March April May June July August September October November December
`);

/** "November 2026" for 2026-11. */
export function monthText(month: string): string {
  return `${MONTHS[Number(month.slice(5, 7)) - 1] ?? ''} ${Number(month.slice(0, 4))}`;
}

/** "15 Nov", where there is no room for more and the year is plain. */
export function shortDayText(day: Day): string {
  return `${Number(day.slice(8))} ${(MONTHS[Number(day.slice(5, 7)) - 1] ?? '').slice(0, 3)}`;
}

/** "Sunday 15 November 2026". */
export function dayText(day: Day): string {
  return `${weekdayNames[weekday(day)]} ${Number(day.slice(8))} ${monthText(day)}`;
}

// What is printed with the puzzles of every game.

export const scan = 'Scan the code to play this very puzzle on a screen.';
