// What the people at a table tell each other, as data: notes, how much help there is, and what all must agree to.

import type { Seat } from '../../../core/table.ts';
import type { IngredientName } from '../names/ingredients.ts';
import type { PlayedEntry } from './potion.ts';

/** How much the notebook helps: not at all, by checking one's own notes, or with all it knows and with hints. */
export const helpDegrees = ['none', 'check', 'all'] as const;
export type HelpDegree = (typeof helpDegrees)[number];
export const helpKinds = ['check', 'follows', 'hint', 'plan'] as const;
export type HelpKind = (typeof helpKinds)[number];

/** What somebody noted and tells all. Never proof. */
export interface SharedNote {
  readonly seat: Seat;
  readonly ingredient: IngredientName;
  readonly ruledOut: number;
}

export const proposalKinds = ['last', 'giveUp', 'reveal', 'help'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** What all must agree to. */
export interface Proposal {
  readonly what: ProposalKind;
  readonly by: Seat;
  /** In the order they did. */
  readonly agreed: readonly Seat[];
  /** The last potion. */
  readonly entries: readonly PlayedEntry[];
  readonly degree: HelpDegree | null;
}

/** What both kinds of tables keep of what their people say. Lists are by seat. */
export interface Talk {
  /** Private. By ingredient, as in a game alone. */
  readonly notes: readonly (readonly number[])[];
  readonly shared: readonly SharedNote[];
  readonly degree: HelpDegree;
  /** How often each asked for help. */
  readonly asked: readonly number[];
  readonly proposal: Proposal | null;
}

export type TalkMove =
  | { readonly type: 'share'; readonly ingredient: IngredientName; readonly ruledOut: number }
  | { readonly type: 'help'; readonly degree: HelpDegree }
  | { readonly type: 'asked'; readonly what: HelpKind }
  | { readonly type: 'agree' }
  | { readonly type: 'object' }
  /** Without those who have not agreed, who must be away. */
  | { readonly type: 'settle' };
