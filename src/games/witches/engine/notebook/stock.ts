// What is the same for all placements of the effects at one length of the recipe: the roles there are, and for each trial
// the tables of roles that explain it.

import { type CompiledIngredient, type CompiledRecipe, idle } from '../../potion/compile.ts';
import { NONE } from '../../potion/effects/effect.ts';
import type { Behaviours, Doing } from './behaviours.ts';
import type { Frame } from './frame.ts';
import { IMPOSTER, maskOf } from './holders.ts';
import { allows, type Role, rolesFor } from './knowledge.ts';
import { isSingle, lowest } from './masks.ts';
import { type IndexedTrial, scansSoFar } from './match.ts';
import { isMute, looksAtCounts } from './matters.ts';
import { type Space, timesIn, type Variable } from './space.ts';
import { type Stored, storeFor } from './store.ts';
import { createTable, type Table } from './tables.ts';

/** The scans that a table may take; a trial that needs more is scanned on the way. */
const TABLE_SCANS = 40_000;

export interface Stock {
  readonly recipeLength: number;
  readonly roles: readonly Role[];
  /** Mask of the roles that are imposters. */
  readonly imposters: number;
  /** By ingredient: masks of the roles that it may have, and of those that were proven to be none of its. */
  readonly domains: readonly number[];
  readonly struck: number[];
  /** What explains a trial, with the effects placed like this; `charge` is told the scans that it takes to make. */
  tableOf(
    frame: Frame,
    masks: readonly number[],
    at: number,
    charge: (scans: number) => void,
  ): Table | null;
  /** The recipe of one role for each ingredient; undecided where there are more. */
  recipeOf(doing: readonly Doing[], roles: readonly number[]): CompiledRecipe;
}

/** Effects of those in the potion; of those that only say their name, how many, if anybody looks at that. */
function tableKey(
  variables: readonly Variable[],
  masks: readonly number[],
  trial: IndexedTrial,
  mute: readonly boolean[],
  counted: boolean,
): string {
  let key = '';
  for (const item of trial.different) {
    let notices = 0;
    for (let index = 0; index < variables.length; index++) {
      const variable = variables[index] as Variable;
      const mask = masks[index] ?? 0;
      if ((mask & (1 << item)) === 0) continue;
      if (mute[index]) notices++;
      else key += variable.row.partner ? `${index}:${mask & trial.potion} ` : `${index} `;
    }
    key += counted ? `${notices},` : ',';
  }
  return key;
}

export function createStock(
  space: Space,
  behaviours: Behaviours,
  reporters: readonly Variable[],
  recipeLength: number,
  sharp: boolean,
): Stock {
  const { knowledge, trials, variables } = space;
  const roles = rolesFor(knowledge, recipeLength);
  const maskFor = (fits: (role: Role) => boolean) =>
    roles.reduce((mask, role, place) => (fits(role) ? mask | (1 << place) : mask), 0);
  // tables are made without what is only taken to be ruled out, so that others can use them
  const open = { ...knowledge, ruledOut: [] };
  const wide = knowledge.ingredients.map((_, index) =>
    maskFor((role) => allows(open, recipeLength, index, role)),
  );
  const store = storeFor(knowledge, recipeLength, sharp);
  const stored = trials.map((_, at) => store(knowledge.trials[at]));
  const used = trials.map(() => new Map<string, Table | null>());
  const mute = trials.map((trial) =>
    variables.map((one) => (sharp ? isMute(one, trial, recipeLength) : one.notice)),
  );
  const counted = trials.map((trial) => !sharp || looksAtCounts(space, trial, recipeLength));

  function make(frame: Frame, masks: readonly number[], at: number, trial: IndexedTrial): Stored {
    const ran = frame.ran[at] ?? new Int32Array(knowledge.ingredients.length);
    const speaks = reporters.some(({ stream }) => trial.values.has(stream));
    const acts = knowledge.ingredients.map((_, item) => behaviours.of(masks, item, speaks));
    let sure = true;
    const before = scansSoFar();
    const table = createTable(
      {
        trial,
        variables,
        reporters,
        masks,
        recipeLength,
        maxSeeds: knowledge.maxSeeds,
        counting: space.counting,
        roles,
        domains: wide,
        acts: acts.map(([one]) => one),
        imposterActs: acts.map(([, one]) => one),
        blank: acts.map(([, , one]) => one),
        ran,
        imposterRoom: trial.won
          ? 99
          : (trial.heard[IMPOSTER] ?? 0) - timesIn(maskOf(variables, masks, 'Imposter'), ran),
        limit: TABLE_SCANS,
        sharp,
      },
      () => {
        sure = false;
      },
    );
    return { table: sure ? table : null, scans: scansSoFar() - before };
  }

  return {
    recipeLength,
    roles,
    imposters: maskFor((role) => role.kind === 'imposter'),
    domains: knowledge.ingredients.map((_, index) =>
      maskFor((role) => allows(knowledge, recipeLength, index, role)),
    ),
    struck: knowledge.ingredients.map(() => 0),
    tableOf(frame, masks, at, charge) {
      const trial = trials[at];
      if (!trial) return null;
      const key = tableKey(variables, masks, trial, mute[at] ?? [], counted[at] ?? true);
      const before = used[at]?.get(key);
      if (before !== undefined) return before;
      // charged like new where another search has made it: what is found must not depend on what was asked before
      const { table, scans } =
        stored[at]?.(key, () => make(frame, masks, at, trial)) ?? make(frame, masks, at, trial);
      charge(scans);
      used[at]?.set(key, table);
      return table;
    },
    recipeOf: (doing, masks) => ({
      recipeLength,
      maxSeeds: knowledge.maxSeeds,
      seedLow: 0,
      seedHigh: 0,
      ingredients: masks.map((mask, item): CompiledIngredient => {
        const [acts, imposterActs, blank] = doing[item] ?? [idle, idle, idle];
        const role = isSingle(mask) ? roles[lowest(mask)] : undefined;
        if (!role) return { number: NONE, good: false, imposter: false, acts: blank };
        const imposter = role.kind === 'imposter';
        return {
          number: role.number ?? NONE,
          good: role.kind === 'good',
          imposter,
          acts: imposter ? imposterActs : acts,
        };
      }),
    }),
  };
}
