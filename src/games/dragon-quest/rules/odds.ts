// Odds with the player's items: the chance to win a fight bare and with items, the cost of the worst case, and what an
// item could change in a pending choice. Exact, by counting the fate cards; uses nothing hidden.

import {
  beats,
  cardTable,
  type DungeonCard,
  type Fate,
  fates,
  itemKind,
  MOST_GEMS,
  NATURAL_TEN,
  QUEEN_BONUS,
} from '../cards.ts';
import type { Help, Move, View } from '../types.ts';
import { countKind, type Fought, gemsTaken, isDeadly, mayStart } from './turn.ts';
import { faceUpOn, leftFates } from './view.ts';

/** Items that help in a fight or a pit, by kind. */
type HelperCounts = Readonly<Record<Help, number>>;
export const helpers = ['king', 'queen', 'joker'] as const satisfies readonly Help[];

/** One way into a fight or a pit: with these items ready, and used optimally. */
export interface Plan {
  readonly items: readonly Help[];
  /** Chance to beat it, or to cross the pit unhurt. */
  readonly beat: number;
  /** Chance of a natural 10, if Kings are spent until one comes. */
  readonly ten: number;
  /** Damage to expect. */
  readonly loss: number;
}

export interface Danger {
  /** What it takes to survive the worst case. */
  readonly worst: 'none' | 'hearts' | 'gems' | 'items' | 'death';
  readonly damage: number;
  /** Gems needed to survive; 0 if hearts are enough or gems cannot help. */
  readonly gems: number;
  /** Death, with any draw and any item. */
  readonly certain: boolean;
}

export interface Outlook {
  readonly cell: number;
  readonly card: DungeonCard;
  readonly kind: 'fight' | 'pit';
  /** Bare first; then every set of items that beats all its subsets, fewest items first. */
  readonly plans: readonly [Plan, ...Plan[]];
  /** A Jack, or the Joker as one, can turn it down without a fight. */
  readonly jack: boolean;
  readonly danger: Danger;
}

export interface ItemUse {
  readonly item: Help;
  readonly role: 'king' | 'queen';
  /** `beat`: wins a fight that is lost now; `ten`: redraws a won one for its reward; `pit`: cancels its damage. */
  readonly purpose: 'beat' | 'ten' | 'pit';
  /** Chance that it works, with the rest of the hand. */
  readonly chance: number;
  /** Chance that it works without another item. */
  readonly alone: number;
  /** Chance that a fight which is won now ends up lost. */
  readonly risk: number;
  /** Items needed in all. */
  readonly takes: number;
}

const unharmed: Danger = { worst: 'none', damage: 0, gems: 0, certain: false };
const EMPTY: HelperCounts = { king: 0, queen: 0, joker: 0 };

export const handOf = (view: Pick<View, 'items'>): HelperCounts => ({
  king: countKind(view.items, 'king'),
  queen: countKind(view.items, 'queen'),
  joker: countKind(view.items, 'joker'),
});

const without = (hand: HelperCounts, item: Help): HelperCounts => ({
  ...hand,
  [item]: hand[item] - 1,
});

const average = (left: readonly Fate[], value: (fate: Fate) => number): number =>
  left.reduce((sum, fate) => sum + value(fate), 0) / left.length;

const drawnOn = (used: readonly Fate[], fate: Fate): readonly Fate[] =>
  used.length === fates.length ? [fate] : [...used, fate];

/** Chance that the next draw, improved by the hand, reaches `need`. */
export function chanceToBeat(used: readonly Fate[], need: number, hand: HelperCounts): number {
  return average(leftFates(used), (fate) => chanceOn(drawnOn(used, fate), fate, need, hand));
}

/** The same after the draw. `total` is the card's value with the bonus of Queens. */
function chanceOn(used: readonly Fate[], total: number, need: number, hand: HelperCounts): number {
  if (beats(total, need)) return 1;
  if (beats(total + QUEEN_BONUS * (hand.queen + hand.joker), need)) return 1;
  return Math.max(
    hand.king > 0 ? chanceToBeat(used, need, without(hand, 'king')) : 0,
    hand.joker > 0 ? chanceToBeat(used, need, without(hand, 'joker')) : 0,
  );
}

/** Chance of a natural 10 in the next draw or in one of the redraws after it. */
export function chanceOfTen(used: readonly Fate[], redraws: number): number {
  return average(leftFates(used), (fate) => {
    if (fate === NATURAL_TEN) return 1;
    return redraws > 0 ? chanceOfTen(drawnOn(used, fate), redraws - 1) : 0;
  });
}

function* partsOf(hand: HelperCounts): Iterable<HelperCounts> {
  for (let king = 0; king <= hand.king; king++)
    for (let queen = 0; queen <= hand.queen; queen++)
      for (let joker = 0; joker <= hand.joker; joker++) yield { king, queen, joker };
}

const listOf = (hand: HelperCounts): readonly Help[] =>
  helpers.flatMap((kind) => Array.from({ length: hand[kind] }, () => kind));

/** Smaller differences come from rounding. */
const EPSILON = 1e-9;

function plansOf(
  hand: HelperCounts,
  planOf: (hand: HelperCounts) => Plan,
): readonly [Plan, ...Plan[]] {
  const better = (plan: Plan, part: Plan) =>
    plan.beat > part.beat + EPSILON || plan.ten > part.ten + EPSILON;
  const found: Plan[] = [];
  for (const part of partsOf(hand)) {
    const plan = planOf(part);
    const held = helpers.filter((kind) => part[kind] > 0);
    if (held.length > 0 && held.every((kind) => better(plan, planOf(without(part, kind)))))
      found.push(plan);
  }
  found.sort((one, other) => one.items.length - other.items.length || other.beat - one.beat);
  return [planOf(EMPTY), ...found];
}

function fightPlan(view: View, card: DungeonCard, damage: number, hand: HelperCounts): Plan {
  const beat = chanceToBeat(view.usedFates, cardTable[card].need, hand);
  const ten = chanceOfTen(view.usedFates, hand.king + hand.joker);
  return { items: listOf(hand), beat, ten, loss: (1 - beat) * damage };
}

function pitPlan(damage: number, hand: HelperCounts): Plan {
  const beat = hand.queen + hand.joker > 0 ? 1 : 0;
  return { items: listOf(hand), beat, ten: 0, loss: (1 - beat) * damage };
}

/** The danger of damage that strikes with chance `lost.best` at best play with items, and `lost.bare` without. */
function dangerIn(view: View, damage: number, lost: { bare: number; best: number }): Danger {
  if (lost.bare <= EPSILON || damage <= 0) return unharmed;
  const living = { damage, gems: 0, certain: false } as const;
  if (!isDeadly(damage, view.health)) return { ...living, worst: 'hearts' };
  if (!isDeadly(damage - view.gems, view.health))
    return { ...living, worst: 'gems', gems: damage - view.health + 1 };
  if (lost.best <= EPSILON) return { ...living, worst: 'items' };
  return { ...living, worst: 'death', certain: lost.best >= 1 - EPSILON };
}

/** Of a face-up enemy or pit before it is resolved; undefined for all other cells. */
export function outlookOf(view: View, cell: number): Outlook | undefined {
  const shown = faceUpOn(view, cell);
  if (!shown) return undefined;
  const { card, damage } = shown;
  const { kind } = cardTable[card];
  if (kind !== 'enemy' && kind !== 'pit' && kind !== 'hiddenPit') return undefined;
  const hand = handOf(view);
  const planOf = (part: HelperCounts) =>
    kind === 'enemy' ? fightPlan(view, card, damage, part) : pitPlan(damage, part);
  const plans = plansOf(hand, planOf);
  const lost = { bare: 1 - plans[0].beat, best: 1 - planOf(hand).beat };
  return {
    cell,
    card,
    kind: kind === 'enemy' ? 'fight' : 'pit',
    plans,
    jack: countKind(view.items, 'jack') + hand.joker > 0,
    danger: dangerIn(view, damage, lost),
  };
}

/** The risk that the next card is the hidden pit; undefined if it cannot be. */
export function revealRisk(
  view: View,
): { readonly chance: number; readonly danger: Danger } | undefined {
  const pit = 'S2';
  if (view.deck === 0 || !view.unseen.includes(pit)) return undefined;
  // It may lie under the start card, which is any unseen card but the exit and the Queen.
  const under = 1 / view.unseen.filter(mayStart).length;
  const chance = (1 - under) / view.deck;
  if (chance <= EPSILON) return undefined;
  const damage = cardTable[pit].damage + view.params.pitDamage;
  const lost = { bare: chance, best: chance * (1 - pitPlan(damage, handOf(view)).beat) };
  return { chance, danger: dangerIn(view, damage, lost) };
}

/** Danger of a fight whose fate card is drawn and that is lost with this chance. */
function dangerOfFate(view: View, pending: Fought, lost: number): Danger {
  return dangerIn(view, faceUpOn(view, pending.cell)?.damage ?? 0, { bare: lost, best: lost });
}

const needOf = (view: View, cell: number): number => {
  const card = faceUpOn(view, cell)?.card;
  return card ? cardTable[card].need : 0;
};

/** What a legal move may cost at worst; being trapped does not count. */
export function dangerOf(view: View, move: Move): Danger {
  const { pending } = view;
  switch (move.type) {
    case 'place':
      return revealRisk(view)?.danger ?? unharmed;
    case 'resolve':
      return outlookOf(view, move.cell)?.danger ?? unharmed;
    case 'spend': {
      const left = pending?.kind === 'damage' ? pending.damage - move.gems : 0;
      return dangerIn({ ...view, gems: 0 }, left, { bare: 1, best: 1 });
    }
    case 'accept': {
      if (pending?.kind === 'hiddenPit') {
        const left = pending.damage - gemsTaken(pending.damage, view.gems);
        return dangerIn({ ...view, gems: 0 }, left, { bare: 1, best: 1 });
      }
      if (pending?.kind !== 'fate') return unharmed;
      const won = beats(pending.fate + pending.bonus, needOf(view, pending.cell));
      return dangerOfFate(view, pending, won ? 0 : 1);
    }
    case 'use':
    case 'name': {
      if (pending?.kind !== 'fate' && pending?.kind !== 'joker') return unharmed;
      const item = move.type === 'use' ? itemKind(move.item) : 'joker';
      if (item === 'jack') return unharmed;
      const need = needOf(view, pending.cell);
      const total = pending.fate + pending.bonus;
      const rest = without(handOf(view), item);
      const asKing = chanceToBeat(view.usedFates, need, rest);
      const asQueen = chanceOn(view.usedFates, total + QUEEN_BONUS, need, rest);
      const role = move.type === 'name' ? move.role : item;
      const chance =
        role === 'king' ? asKing : role === 'queen' ? asQueen : Math.max(asKing, asQueen);
      return dangerOfFate(view, pending, 1 - chance);
    }
    case 'flip':
    case 'take':
    case 'leave':
    case 'cancel':
      return unharmed;
  }
}

/** Would a natural 10 against this enemy bring anything now? */
function isRewarding(view: View, card: DungeonCard): boolean {
  const { win, gems = 0, items = 0, health = 0 } = cardTable[card].reward;
  if (win) return view.queenFalls;
  // The King used for it returns to the stock, so there is always an item to win.
  return (
    items > 0 ||
    (gems > 0 && view.gems < MOST_GEMS) ||
    (health > 0 && view.health < view.params.health)
  );
}

/** A Queen works for certain. */
const certain = { role: 'queen', chance: 1, alone: 1, risk: 0 } as const;

/** What items can do about the pending choice; uses without effect are left out. */
export function itemUses(view: View): readonly ItemUse[] {
  const { pending } = view;
  const hand = handOf(view);
  if (pending?.kind === 'hiddenPit' || (pending?.kind === 'damage' && pending.cause === 'pit'))
    return (['queen', 'joker'] as const)
      .filter((item) => hand[item] > 0)
      .map((item) => ({ item, purpose: 'pit', ...certain, takes: 1 }));
  if (pending?.kind !== 'fate' && pending?.kind !== 'joker') return [];
  const items = pending.kind === 'joker' ? (['joker'] as const) : helpers;
  return items
    .filter((item) => hand[item] > 0)
    .flatMap((item) => [...redraw(view, pending, item, hand), ...raise(view, pending, item, hand)]);
}

/** As a King. */
function redraw(view: View, pending: Fought, item: Help, hand: HelperCounts): readonly ItemUse[] {
  const card = faceUpOn(view, pending.cell)?.card;
  if (item === 'queen' || !card || pending.fate === NATURAL_TEN) return [];
  const { need } = cardTable[card];
  const rest = without(hand, item);
  const beat = chanceToBeat(view.usedFates, need, rest);
  const bare = chanceToBeat(view.usedFates, need, EMPTY);
  const use = { item, role: 'king', takes: 1 } as const;
  if (!beats(pending.fate + pending.bonus, need))
    return beat > 0 ? [{ ...use, purpose: 'beat', chance: beat, alone: bare, risk: 0 }] : [];
  const ten = chanceOfTen(view.usedFates, 0);
  if (ten === 0 || !isRewarding(view, card)) return [];
  return [{ ...use, purpose: 'ten', chance: ten, alone: ten, risk: 1 - beat }];
}

/** As a Queen. */
function raise(view: View, pending: Fought, item: Help, hand: HelperCounts): readonly ItemUse[] {
  if (item === 'king' || pending.fate === NATURAL_TEN) return [];
  const gap = needOf(view, pending.cell) - pending.fate - pending.bonus;
  if (gap <= 0 || gap > QUEEN_BONUS * (hand.queen + hand.joker)) return [];
  const takes = gap / QUEEN_BONUS;
  const alone = takes > 1 ? 0 : 1;
  return [{ item, purpose: 'beat', ...certain, alone, takes }];
}

/** The answer to a pending choice that no item can change. The choice stays in the rules because old logs answer it;
 * faces play this move instead of asking the player. */
export function idleAnswer(view: View): Move | undefined {
  return view.pending?.kind === 'fate' && itemUses(view).length === 0
    ? { type: 'accept' }
    : undefined;
}
