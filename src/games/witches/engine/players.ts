// Players for ratings, who play against the High Witch until they win. Both know only what is shown. `careful` asks what
// tells most, `casual` brews the first recipe that fits all answers.

import type { Budget } from '../../../core/budget.ts';
import { createRng, type Rng } from '../../../core/rng.ts';
import { apply, start } from '../rules/play.ts';
import { view } from '../rules/view.ts';
import type { Puzzle, View } from '../types/index.ts';
import type { PlayedEntry } from '../types/potion.ts';
import { advise, wasTested, winners, winningEntries } from './advice.ts';
import { sureBrew } from './hint.ts';
import { type Found, toHypothesis } from './notebook/found.ts';
import { type Hypothesis, knowledgeOf } from './notebook/knowledge.ts';
import { createSearch, type Search } from './notebook/search.ts';
import { createPool } from './pool.ts';

export const playerNames = ['careful', 'casual'] as const;
export type PlayerName = (typeof playerNames)[number];

/** Potions after which a game counts as given up. */
export const MOST_POTIONS = 30;
/** Recipes that the careful player has in mind, steps of looking for all that fit, and of looking for one. */
const IN_MIND = 40;
const ALL_STEPS = 4000;
const ONE_STEPS = 3000;
const PATIENCE = 250;

function oneThatFits(search: Search, rng: Rng, budget: Budget): Hypothesis | undefined {
  let found: Hypothesis | undefined;
  for (let turn = 0; turn < 4 && !found; turn++)
    search.run(
      {
        rng,
        steps: ONE_STEPS,
        patience: PATIENCE,
        visit(one) {
          found = toHypothesis(search.space, one, rng);
          return true;
        },
      },
      budget,
    );
  return found;
}

/** All recipes that fit, where they are few; else some. */
function inMind(
  search: Search,
  rng: Rng,
  budget: Budget,
): { sample: Hypothesis[]; whole: boolean } {
  const all: Found[] = [];
  const outcome = search.run(
    {
      steps: ALL_STEPS,
      visit(found) {
        all.push(found);
        return all.length > IN_MIND;
      },
    },
    budget,
  );
  if (outcome === 'none')
    return { sample: all.map((one) => toHypothesis(search.space, one, rng)), whole: true };
  const sample: Hypothesis[] = [];
  for (let turn = 0; turn < IN_MIND; turn++) {
    const one = oneThatFits(search, rng, budget);
    if (one) sample.push(one);
  }
  return { sample, whole: false };
}

function carefulPotion(shown: View, rng: Rng, budget: Budget): readonly PlayedEntry[] | undefined {
  const { sample, whole } = inMind(createSearch(knowledgeOf(shown)), rng, budget);
  if (sample.length === 0) return undefined;
  const pool = createPool(shown, sample, whole ? sample.length : null);
  const brew = sureBrew(shown, pool, budget);
  if (brew) return brew;
  const split = advise(shown, pool, rng, budget);
  if (split) return split.entries;
  return winners(shown, pool.recipes).find((entries) => !wasTested(shown.trials, entries));
}

function casualPotion(shown: View, rng: Rng, budget: Budget): readonly PlayedEntry[] | undefined {
  const search = createSearch(knowledgeOf(shown));
  for (let turn = 0; turn < 8; turn++) {
    const one = oneThatFits(search, rng, budget);
    const [recipe] = one ? createPool(shown, [one], null).recipes : [];
    const entries = recipe && winningEntries(shown.ingredients, recipe);
    if (entries && !wasTested(shown.trials, entries)) return entries;
  }
  return undefined;
}

/** Potions until the win; undefined for a game that was given up. */
export function potionsNeeded(
  puzzle: Puzzle,
  player: PlayerName,
  seed: string,
  budget: Budget,
): number | undefined {
  // the board is left out: what is rated is the riddle
  const riddle: Puzzle = { ...puzzle, board: null };
  let state = start(riddle);
  for (let potion = 1; potion <= MOST_POTIONS; potion++) {
    const shown = view(riddle, state);
    const rng = createRng(`${seed} ${player} ${potion}`);
    const choose = player === 'careful' ? carefulPotion : casualPotion;
    const entries = choose(shown, rng, budget);
    if (!entries) return undefined;
    const outcome = apply(riddle, state, { type: 'use', entries });
    if (!outcome.ok) return undefined;
    state = outcome.state;
    if (state.ending === 'won') return potion;
  }
  return undefined;
}
