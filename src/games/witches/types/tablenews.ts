// What happens at tables only, and why something is refused there.

import type { Seat } from '../../../core/table.ts';
import type { EffectName } from '../names/effects.ts';
import type { IngredientName } from '../names/ingredients.ts';
import type { PlayedEntry } from './potion.ts';
import type { Person, SeatChoice } from './table.ts';
import type { HelpDegree, HelpKind, ProposalKind } from './talk.ts';

export type TableEvent =
  | { readonly type: 'shared'; readonly ingredient: IngredientName; readonly ruledOut: number }
  | { readonly type: 'proposed'; readonly what: ProposalKind }
  | { readonly type: 'agreed' }
  | { readonly type: 'objected' }
  | { readonly type: 'helpSet'; readonly degree: HelpDegree }
  | { readonly type: 'askedHelp'; readonly what: HelpKind }
  | { readonly type: 'allPoisoned' }
  | { readonly type: 'drafted' }
  | { readonly type: 'testerSet'; readonly potion: number; readonly person: Person }
  | { readonly type: 'joined'; readonly guest: Person; readonly name: string }
  | { readonly type: 'became'; readonly guest: Person }
  | { readonly type: 'turned'; readonly person: Person | null }
  | {
      readonly type: 'marked';
      readonly effect: EffectName;
      readonly ingredients: readonly IngredientName[];
    }
  | { readonly type: 'passedRound' }
  | { readonly type: 'passedFor'; readonly other: Seat }
  | { readonly type: 'rested'; readonly other: Seat }
  | { readonly type: 'roundEnded'; readonly round: number }
  | { readonly type: 'visited'; readonly other: Seat }
  | { readonly type: 'copied'; readonly from: Seat; readonly cells: readonly number[] }
  | { readonly type: 'asksFor'; readonly choice: SeatChoice }
  | { readonly type: 'changed'; readonly slot: number }
  | { readonly type: 'declined'; readonly choice: SeatChoice }
  | { readonly type: 'waits'; readonly cell: number }
  | { readonly type: 'offered'; readonly to: Seat; readonly entry: PlayedEntry }
  | { readonly type: 'gave'; readonly from: Seat; readonly to: Seat; readonly entry: PlayedEntry }
  | { readonly type: 'refusedGift'; readonly from: Seat }
  | { readonly type: 'withdrew' }
  | { readonly type: 'tookBack' };

const tableEvents = [
  'shared',
  'proposed',
  'agreed',
  'objected',
  'helpSet',
  'askedHelp',
  'allPoisoned',
  'drafted',
  'testerSet',
  'joined',
  'became',
  'turned',
  'marked',
  'passedRound',
  'passedFor',
  'rested',
  'roundEnded',
  'visited',
  'copied',
  'asksFor',
  'changed',
  'declined',
  'waits',
  'offered',
  'gave',
  'refusedGift',
  'withdrew',
  'tookBack',
] as const satisfies readonly TableEvent['type'][];

/** Does it happen at tables only? */
export function isTableEvent<E extends { readonly type: string }>(
  event: E,
): event is Extract<E, { readonly type: TableEvent['type'] }> {
  return tableEvents.some((type) => type === event.type);
}

export const tableRefusals = [
  'notAtTable',
  'notSeated',
  'paperOnly',
  'screenOnly',
  'roomOnly',
  'alreadyActed',
  'notYourPart',
  'allergic',
  'notFewest',
  'minimalist',
  'notCopycat',
  'nothingToCopy',
  'tooFewFree',
  'notGreen',
  'alreadyCopied',
  'notVersatile',
  'lacksPlant',
  'noSlot',
  'sameEntry',
  'noOffer',
  'ownCauldron',
  'nothingToTakeBack',
  'noProposal',
  'alreadyAgreed',
  'agreeFirst',
  'helpFixed',
  'sameHelp',
  'helpOff',
  'sameShare',
  'draftChanged',
  'noTester',
  'noSuchPotion',
  'sameTester',
  'badName',
  'tableFull',
  'noGuest',
  'sameTurn',
  'notAway',
] as const;
export type TableRefusal = (typeof tableRefusals)[number];
