// Solo: what each move does, or why it is refused. Nothing is changed in place; a test shows something hidden and
// says so (`reveals`).

import { LARGEST_POTION } from '../types/board.ts';
import type { PlayedEntry } from '../types/potion.ts';
import {
  type Brew,
  type Plant,
  passableChoices,
  type SoloChoice,
  type SoloEvent,
  type SoloMove,
  type SoloSetup,
  type SoloState,
  soloChoices,
} from '../types/solo.ts';
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
  withPlots,
} from './choice.ts';
import {
  cauldronAt,
  gardenAt,
  grown,
  isExhausted,
  isFree,
  isWhole,
  magicAllows,
  nextCell,
  overlong,
  plantsOf,
  specialAt,
} from './state.ts';

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
      return settled(setup, plant(setup, state, move));
    case 'grow':
      return due ? refuse('choiceFirst') : grow(setup, state, move);
    case 'pluck':
      return due ? refuse('choiceFirst') : pluck(setup, state, move, brew);
    case 'test':
      return due ? refuse('choiceFirst') : test(setup, state, move, brew);
  }
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

function plant(setup: SoloSetup, state: SoloState, move: Play<'plant'>): SoloOutcome {
  const { cell, ingredient } = move;
  if (!setup.ingredients.includes(ingredient)) return refuse('unknownIngredient');
  const garden = gardenAt(state, cell);
  if (!garden) return refuse('noGarden');
  if (garden.spent) return refuse('spentGarden');
  if (state.barred.includes(cell)) return refuse('cellBarred');
  if (!isFree(setup, state, cell)) {
    const holdsTwo = specialAt(setup, cell) === 'efficiency' && state.plots[cell]?.length === 1;
    return refuse(holdsTwo && overlong(setup, state, garden) ? 'potionTooLong' : 'cellFull');
  }
  if (!magicAllows(setup, state, cell)) return refuse('blackMagic');
  const hard = specialAt(setup, cell) === 'hardGround';
  const free = state.choices[0] === 'Seedling';
  const planted = [...(state.plots[cell] ?? []), { ingredient, dots: 1, plucked: false }];
  return done(
    {
      ...state,
      plots: withPlots(state, new Map([[cell, planted]])),
      turns: state.turns + (free ? 0 : 1) + (hard ? 1 : 0),
      choices: free ? state.choices.slice(1) : state.choices,
    },
    [
      { type: 'planted', cell, ingredient },
      ...(hard ? ([{ type: 'delayed', cell }] as const) : []),
    ],
  );
}

function grow(setup: SoloSetup, state: SoloState, move: Play<'grow'>): SoloOutcome {
  const garden = gardenAt(state, move.cell);
  if (!garden) return refuse('noGarden');
  if (garden.spent) return refuse('spentGarden');
  const changes = grown(setup, state, garden);
  if (changes.size === 0) return refuse('nothingGrows');
  return done({ ...state, plots: withPlots(state, changes), turns: state.turns + 1 }, [
    { type: 'grew', cells: [...changes.keys()] },
  ]);
}

function pluck(setup: SoloSetup, state: SoloState, move: Play<'pluck'>, brew: Brew): SoloOutcome {
  if (setup.board.kind === 'gardens') return refuse('noCauldronsHere');
  if (!gardenAt(state, move.cell)) return refuse('noGarden');
  const plants = state.plots[move.cell] ?? [];
  const picked = plants[move.plant];
  if (!picked) return refuse('noPlant');
  if (picked.plucked) return refuse('alreadyPlucked');
  const cauldron = cauldronAt(setup, move.into);
  if (!cauldron) return refuse('noCauldron');
  const into = nextCell(state, cauldron);
  if (into === undefined) return refuse('cauldronFull');
  const { ingredient, dots } = picked;
  const next: SoloState = {
    ...state,
    turns: state.turns + 1,
    plots: withPlots(
      state,
      new Map([
        [move.cell, plants.map((one) => (one === picked ? { ...one, plucked: true } : one))],
        [into, [{ ingredient, dots, plucked: false }]],
      ]),
    ),
  };
  const plucked: SoloEvent = {
    type: 'plucked',
    cell: move.cell,
    into,
    entry: { ingredient, seeds: dots },
  };
  if (nextCell(next, cauldron) !== undefined) return settled(setup, done(next, [plucked]));
  const entries = cauldron.cells.flatMap((cell) => (next.plots[cell] ?? []).map(entryOf));
  return tested(setup, next, cauldron.cells, entries, brew, [plucked]);
}

const entryOf = (one: Plant): PlayedEntry => ({ ingredient: one.ingredient, seeds: one.dots });

function test(setup: SoloSetup, state: SoloState, move: Play<'test'>, brew: Brew): SoloOutcome {
  if (setup.board.kind === 'cauldrons') return refuse('testByFilling');
  const garden = gardenAt(state, move.cell);
  if (!garden) return refuse('noGarden');
  if (garden.spent) return refuse('spentGarden');
  if (!isWhole(state, garden)) return refuse('notAllPlanted');
  const plants = plantsOf(state, garden);
  const places = [...move.order].sort((one, other) => one - other);
  if (places.length !== plants.length || places.some((place, index) => place !== index))
    return refuse('badOrder');
  const entries = move.order.flatMap((place) => plants[place]?.plant ?? []).map(entryOf);
  const spent: SoloState = {
    ...state,
    turns: state.turns + 1,
    gardens: state.gardens.map((one) => (one === garden ? { ...one, spent: true } : one)),
  };
  return tested(setup, spent, garden.cells, entries, brew, []);
}

/** The High Witch answers, and the effects that a board knows act by themselves. */
function tested(
  setup: SoloSetup,
  state: SoloState,
  cells: readonly number[],
  entries: readonly PlayedEntry[],
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
  let next: SoloState = { ...state, potions, poisoned, distracted };
  if (poisoned && state.poisoned) return seal(finish(setup, next, events));
  for (const message of result.messages)
    if (message.effect === 'Drizzle') {
      const changes = new Map(
        next.gardens
          .filter(({ spent }) => !spent)
          .flatMap((garden) => [...grown(setup, next, garden)]),
      );
      events.push({
        type: 'drizzled',
        cells: [...changes.keys()].sort((one, other) => one - other),
      });
      next = { ...next, plots: withPlots(next, changes) };
    }
  // In the fixed order of the list: the order of the messages means nothing.
  const choices = soloChoices.flatMap((choice) =>
    result.messages.filter(({ effect }) => effect === choice).map(() => choice),
  );
  return seal(settled(setup, done({ ...next, choices }, events)));
}

function brewLast(setup: SoloSetup, state: SoloState, move: Play<'last'>, brew: Brew): SoloOutcome {
  const { entries } = move;
  if (entries.length === 0) return refuse('emptyPotion');
  if (entries.length > LARGEST_POTION) return refuse('potionTooLong');
  for (const { ingredient, seeds } of entries) {
    if (!setup.ingredients.includes(ingredient)) return refuse('unknownIngredient');
    if (!Number.isInteger(seeds) || seeds < 1 || seeds > setup.maxSeeds) return refuse('badSeeds');
  }
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
