// The names of Pikachu's levels and of what is offered as a new game.

import type { NamedText } from '../../words.ts';

export const levelNames: Readonly<Record<string, string>> = {
  easy: 'Easy',
  classic: 'Classic',
  hard: 'Hard',
  expert: 'Expert',
};

/** What each level promises: how often careless play gets stuck. */
const chances = {
  easy: 'under 1\u00a0%',
  classic: '1 to 6\u00a0%',
  hard: '15 to 30\u00a0%',
  expert: '40 to 70\u00a0%',
} as const;
type Chance = keyof typeof chances;

export const levelChoices: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(chances).map(([level, chance]) => [
    level,
    `${levelNames[level]}: stuck ${chance}`,
  ]),
);

const named = (name: string, about: string): NamedText => ({ name, about });

const stuck = (level: Chance) => `Careless play gets stuck ${chances[level]} of the time.`;

/** What is offered in both shapes; the size differs, and what sliding does to it. */
function offered(
  size: string,
  small: string,
  large: string,
  [down, left, middle]: readonly [Chance, Chance, Chance],
): Readonly<Record<string, NamedText>> {
  return {
    classic: named('Classic', `${size} with 24 symbols. ${stuck('classic')}`),
    easy: named('Easy', `${size} with 20 symbols. ${stuck('easy')}`),
    hard: named('Hard', `${size} with 32 symbols. ${stuck('hard')}`),
    expert: named('Expert', `${size} with 40 symbols. ${stuck('expert')}`),
    small: named('Small', `${small} for a short break. ${stuck('classic')}`),
    'small-easy': named('Small, easy', `${small}. ${stuck('easy')}`),
    'small-hard': named('Small, hard', `${small}. ${stuck('hard')}`),
    'small-expert': named('Small, expert', `${small}. ${stuck('expert')}`),
    large: named('Large', `${large} for a long evening. ${stuck('classic')}`),
    'large-easy': named('Large, easy', `${large}. ${stuck('easy')}`),
    'large-hard': named('Large, hard', `${large}. ${stuck('hard')}`),
    'large-expert': named('Large, expert', `${large}. ${stuck('expert')}`),
    down: named('Falling', `After every match the tiles above fall down. ${stuck(down)}`),
    left: named('Sliding left', `After every match the row closes up to the left. ${stuck(left)}`),
    middle: named(
      'To the middle',
      `After every match the row closes up from both sides. ${stuck(middle)}`,
    ),
    countdown: named('Ten minutes', `${size} against the clock. ${stuck('classic')}`),
  };
}

const wide = offered('20 by 8', '10 by 6', '28 by 16', ['classic', 'expert', 'expert']);
const tall = offered('8 by 20', '6 by 10', '16 by 28', ['expert', 'classic', 'classic']);

export const presets: Readonly<Record<string, NamedText>> = {
  ...wide,
  ...Object.fromEntries(
    Object.entries(tall).map(([id, { name, about }]) => [
      `tall-${id}`,
      named(`${name}, tall`, about),
    ]),
  ),
  'small-down': named(
    'Small, falling',
    `10 by 6; the tiles above a match fall down. ${stuck('classic')}`,
  ),
};
