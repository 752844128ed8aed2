// What an ingredient does with the effects that a placement gives it: as it is, as an imposter, and while its role is open.

import type { EffectName } from '../../names/effects.ts';
import { type Behaviour, compileIngredients, idle } from '../../potion/compile.ts';
import { NONE } from '../../potion/effects/effect.ts';
import type { Ingredient } from '../../types/potion.ts';
import { foreseen, speaking, undecided } from './match.ts';
import type { Space, Variable } from './space.ts';

/** What an ingredient does, as an imposter, and while it is undecided. */
export type Doing = readonly [Behaviour, Behaviour, Behaviour];

export interface Behaviours {
  /** By ingredient, just with these effects; `masks` are holders by variable. */
  plain(masks: readonly number[]): readonly Behaviour[];
  /** `speaks`: and what it would say of the reports that nobody in particular holds. */
  of(masks: readonly number[], item: number, speaks: boolean): Doing;
}

/** `reporters`: effects that any ingredient is asked for, as if it had them. */
export function createBehaviours(
  { knowledge, variables }: Space,
  reporters: readonly Variable[],
): Behaviours {
  const spoken = reporters.map(({ stream, row }) => ({ stream, run: row.report ?? (() => NONE) }));
  const known = new Map<string, Doing>();
  const heldBy = (masks: readonly number[], item: number): EffectName[] =>
    variables.flatMap(({ name }, index) =>
      ((masks[index] ?? 0) & (1 << item)) !== 0 ? [name] : [],
    );
  const compiled = (masks: readonly number[], extra: readonly EffectName[]) =>
    compileIngredients(
      knowledge.ingredients.map((name, item): Ingredient => {
        const held = heldBy(masks, item);
        const more = extra.filter((one) => !held.includes(one));
        return { name, kind: 'ignore', number: null, effects: [...held, ...more] };
      }),
    ).map(({ acts }) => acts);
  return {
    plain: (masks) => compiled(masks, []),
    of(masks, item, speaks) {
      let key = speaks ? `${item}s` : `${item}`;
      // partners are part of what an ingredient does
      for (const [index, { row }] of variables.entries()) {
        const mask = masks[index] ?? 0;
        if ((mask & (1 << item)) !== 0) key += row.partner ? ` ${index}:${mask}` : ` ${index}`;
      }
      const before = known.get(key);
      if (before) return before;
      const acts = foreseen(compiled(masks, [])[item] ?? idle);
      const imposter = foreseen(compiled(masks, ['Imposter'])[item] ?? idle);
      const asked = speaks ? spoken : [];
      const made = [
        speaking(acts, item, asked),
        speaking(imposter, item, asked),
        undecided(acts),
      ] as const;
      known.set(key, made);
      return made;
    },
  };
}
