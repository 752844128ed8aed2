// Solo: what each move does, or why it is refused. Nothing is changed in place; a test shows something hidden and
// says so (`reveals`).

import {
  type Brew,
  passableChoices,
  type SoloChoice,
  type SoloEvent,
  type SoloMove,
  type SoloSetup,
  type SoloState,
} from '../types/solo.ts';
import { type Acted, type FullPotion, grow, plant, pluck, test } from './actions.ts';
import {
  bramble,
  canChoose,
  done,
  fence,
  frost,
  gate,
  type Play,
  refuse,
  type SoloOutcome,
} from './choice.ts';
import { fieldEffects, freeRefusal } from './potions.ts';
import { isExhausted, standingOf } from './state.ts';

export type { SoloOutcome } from './choice.ts';

/** Which choice a move carries out, where it does. */
const CHOICE_MOVES: Partial<Record<SoloMove['type'], SoloChoice>> = {
  frost: 'Frost',
  bramble: 'Bramble',
  fence: 'Fence',
  gate: 'Gate',
};

export function playSolo(
  setup: SoloSetup,
  state: SoloState,
  move: SoloMove,
  brew: Brew,
): SoloOutcome {
  const outcome = carryOut(setup, state, move, brew);
  if (!outcome.ok) return outcome;
  const answered = outcome.state.potions.length > state.potions.length;
  if (!answered && CHOICE_MOVES[move.type] === undefined) return outcome;
  return { ...outcome, state: { ...outcome.state, atAnswer: standingOf(outcome.state) } };
}

function carryOut(setup: SoloSetup, state: SoloState, move: SoloMove, brew: Brew): SoloOutcome {
  if (state.phase === 'won' || state.phase === 'lost') return refuse('gameOver');
  if (state.phase === 'last') {
    if (move.type === 'giveUp')
      return done({ ...state, phase: 'lost' }, [
        { type: 'gaveUp' },
        { type: 'ended', phase: 'lost' },
      ]);
    return move.type === 'last' ? brewLast(setup, state, move, brew) : refuse('lastPotionOnly');
  }
  const due = state.choices[0];
  const choice = CHOICE_MOVES[move.type];
  if (choice && choice !== due) return refuse(due ? 'choiceFirst' : 'nothingToChoose');
  switch (move.type) {
    case 'giveUp':
      return finish(setup, state, [{ type: 'gaveUp' }]);
    case 'last':
      return refuse('noLastPotion');
    case 'pass':
      return passChoice(setup, state);
    case 'frost':
      return settled(setup, frost(state, move));
    case 'bramble':
      return settled(setup, bramble(state, move));
    case 'gate':
      return settled(setup, gate(setup, state, move));
    case 'fence':
      return settled(setup, fence(state, move));
    case 'plant':
      if (due && due !== 'Seedling') return refuse('choiceFirst');
      return acted(setup, plant(setup, state, move), brew);
    case 'grow':
      return due ? refuse('choiceFirst') : acted(setup, grow(setup, state, move), brew);
    case 'pluck':
      return due ? refuse('choiceFirst') : acted(setup, pluck(setup, state, move), brew);
    case 'test':
      return due ? refuse('choiceFirst') : acted(setup, test(setup, state, move), brew);
  }
}

/** A potion that is complete is tested at once. */
function acted(setup: SoloSetup, outcome: Acted, brew: Brew): SoloOutcome {
  if (!outcome.ok) return outcome;
  const { state, events, full } = outcome;
  return full ? tested(setup, state, full, brew, events) : settled(setup, done(state, events));
}

/** After a choice: drops further ones that nothing can be done for, and ends the game where it is over. */
function settled(setup: SoloSetup, outcome: SoloOutcome): SoloOutcome {
  if (!outcome.ok) return outcome;
  const settledState = settle(setup, outcome.state);
  return {
    ...outcome,
    state: settledState.state,
    events: [...outcome.events, ...settledState.events],
  };
}

function settle(
  setup: SoloSetup,
  state: SoloState,
): { readonly state: SoloState; readonly events: readonly SoloEvent[] } {
  const events: SoloEvent[] = [];
  let now = state;
  for (;;) {
    const due = now.choices[0];
    if (isExhausted(setup, now)) {
      const phase = setup.lastPotion ? 'last' : 'lost';
      return {
        state: { ...now, choices: [], phase },
        events: [...events, { type: 'ended', phase }],
      };
    }
    if (!due || canChoose(setup, now, due)) return { state: now, events };
    events.push({ type: 'fizzled', effect: due });
    now = { ...now, choices: now.choices.slice(1) };
  }
}

function finish(setup: SoloSetup, state: SoloState, events: readonly SoloEvent[]): SoloOutcome {
  const phase = setup.lastPotion ? 'last' : 'lost';
  return done({ ...state, choices: [], phase }, [...events, { type: 'ended', phase }]);
}

/** The High Witch answers, and the effects that a board knows act by themselves. */
function tested(
  setup: SoloSetup,
  state: SoloState,
  { cells, entries }: FullPotion,
  brew: Brew,
  before: readonly SoloEvent[],
): SoloOutcome {
  const potion = state.potions.length + 1;
  const result = brew(entries, potion);
  const has = (effect: string) => result.messages.some((message) => message.effect === effect);
  const events: SoloEvent[] = [...before, { type: 'tested', potion, result }];
  const potions = [...state.potions, { cells, entries, result }];
  const seal = (outcome: SoloOutcome): SoloOutcome =>
    outcome.ok ? { ...outcome, reveals: true } : outcome;
  if (result.won)
    return seal(
      done({ ...state, potions, phase: 'won' }, [...events, { type: 'ended', phase: 'won' }]),
    );
  const poisoned = has('Poison');
  const distracted = has('Distracted');
  if (poisoned) events.push({ type: 'poisoned' });
  if (distracted) events.push({ type: 'distracted' });
  const next: SoloState = { ...state, potions, poisoned, distracted };
  if (poisoned && state.poisoned) return seal(finish(setup, next, events));
  const { plots, drizzles, choices } = fieldEffects(setup, next, result);
  return seal(settled(setup, done({ ...next, plots, choices }, [...events, ...drizzles])));
}

/** The free potion of a lost game, and its end. */
export function brewLast(
  setup: SoloSetup,
  state: SoloState,
  move: Play<'last'>,
  brew: Brew,
): SoloOutcome {
  const { entries } = move;
  const refusal = freeRefusal(setup, entries);
  if (refusal) return refuse(refusal);
  const potion = state.potions.length + 1;
  const result = brew(entries, potion);
  const phase = result.won ? 'won' : 'lost';
  return {
    ok: true,
    state: { ...state, potions: [...state.potions, { cells: [], entries, result }], phase },
    events: [
      { type: 'tested', potion, result },
      { type: 'ended', phase },
    ],
    reveals: true,
  };
}

function passChoice(setup: SoloSetup, state: SoloState): SoloOutcome {
  const due = state.choices[0];
  if (!due) return refuse('nothingToChoose');
  if (!passableChoices.includes(due)) return refuse('mustChoose');
  return settled(
    setup,
    done({ ...state, choices: state.choices.slice(1) }, [{ type: 'passed', effect: due }]),
  );
}
