// Reasons: facts about a move that any player could read off the table. Simulation decides which move is better; reasons
// explain it, and use nothing hidden.

import { byType } from '../../../core/by-type.ts';
import { wordList } from '../../../core/word-list.ts';
import { cardTable, HEALING, itemKind, MOST_GEMS, NATURAL_TEN, partnerOf } from '../cards.ts';
import { placeable } from '../rules/moves.ts';
import { dangerOf, handOf, helpers, itemUses, outlookOf, revealRisk } from '../rules/odds.ts';
import { gemsTaken } from '../rules/turn.ts';
import { type FaceUpCard, faceUpOn, stateOf } from '../rules/view.ts';
import type { Laid, Move, Reason, View } from '../types.ts';

const percent = (chance: number) => Math.round(100 * chance);

/** The strongest first. */
export const reasonsFor = byType<Move, [view: View], readonly Reason[]>({
  place: ({ cell }, view) => placing(view, cell),
  resolve: (move, view) => resolving(view, move),
  flip: (move, view) => flipping(view, move),
  use: (move, view) => using(view, move),
  name: (move, view) => using(view, move),
  accept: (move, view) => [...deadly(view, move), ...unused(view), ...struck(view)],
  spend: (move, view) => [...deadly(view, move), ...unused(view), ...spending(view, move.gems)],
  take: ({ item }, { pending }) => [
    { type: 'buys', item, price: pending?.kind === 'offer' ? pending.price : 0 },
  ],
  leave: (_, view) => leaving(view),
  cancel: [],
});

/** Cells that could take a card in this dungeon if nothing were pending. */
function roomIn(view: View, dungeon: readonly Laid[]): readonly number[] {
  return placeable({ ...stateOf(view), dungeon }, view.params);
}

const laidIn = (view: View): readonly Laid[] => stateOf(view).dungeon;

function openedBy(view: View, cells: readonly number[]): readonly Reason[] {
  const before = roomIn(view, laidIn(view));
  const turned = laidIn(view).map((laid) =>
    cells.includes(laid.cell) ? { ...laid, faceUp: false } : laid,
  );
  const opened = roomIn(view, turned).filter((cell) => !before.includes(cell));
  return opened.length > 0 ? [{ type: 'opens', cells: opened }] : [];
}

function placing(view: View, cell: number): readonly Reason[] {
  const before = roomIn(view, laidIn(view));
  // The next card is unknown, and any card takes the same room.
  const after = (faceUp: boolean) =>
    roomIn(view, [...laidIn(view), { cell, card: '??', faceUp } as const]);
  const [up, down] = [after(true), after(false)];
  const closed = before.filter(
    (other) => other !== cell && !up.includes(other) && !down.includes(other),
  );
  const opened = down.filter((other) => !before.includes(other));
  const risk = revealRisk(view);
  const found: Reason[] = [];
  if (risk?.danger.worst === 'death') {
    const { damage } = risk.danger;
    found.push({ type: 'pitRisk', chance: percent(risk.chance), damage, deadly: true });
  }
  // With an empty deck closing a cell means nothing.
  if (closed.length > 0 && view.deck > 1) found.push({ type: 'closes', cells: closed });
  if (opened.length > 0) found.push({ type: 'opens', cells: opened });
  return found;
}

function deadly(view: View, move: Move): readonly Reason[] {
  const { worst, damage, certain } = dangerOf(view, move);
  if (worst !== 'death') return [];
  // Gems spent by the move have reduced the damage already.
  const spent = move.type === 'spend' || view.pending?.kind === 'hiddenPit';
  return [{ type: 'deadly', damage, hearts: view.health, gems: spent ? 0 : view.gems, certain }];
}

function resolving(view: View, move: Extract<Move, { type: 'resolve' }>): readonly Reason[] {
  const shown = faceUpOn(view, move.cell);
  if (!shown) return [];
  const { cell, card, damage, futile, odds } = shown;
  const { kind } = cardTable[card];
  const opens = () => openedBy(view, [cell]);
  switch (kind) {
    case 'exit':
      return leaving(view);
    case 'pit':
    case 'hiddenPit':
      return [{ type: 'pit', damage }, ...deadly(view, move), ...opens()];
    case 'passage': {
      const partner = partnerOf(card);
      const ends = view.cards.filter((other) => other.card === card || other.card === partner);
      const cells = ends.map((end) => end.cell);
      return [{ type: 'free', gain: 'floor' }, ...openedBy(view, cells)];
    }
    case 'gem':
    case 'healing':
    case 'treasure': {
      const hearts = Math.min(HEALING, view.params.health - view.health);
      const gain: Reason =
        kind === 'healing'
          ? { type: 'heals', hearts, wasted: HEALING - hearts }
          : { type: 'free', gain: kind === 'gem' ? 'gem' : 'item' };
      return [futile ? { type: 'futile', what: kind } : gain, ...opens()];
    }
    case 'enemy':
      return odds ? [...fighting(view, shown, odds), ...deadly(view, move), ...opens()] : [];
    case 'wizard':
    case 'merchant': {
      const price = kind === 'merchant' ? 1 : 0;
      return [
        view.queenBeaten ? { type: 'wins' } : { type: 'offer', price, stock: view.stock.length },
      ];
    }
  }
}

function fighting(
  view: View,
  shown: FaceUpCard,
  odds: NonNullable<FaceUpCard['odds']>,
): readonly Reason[] {
  const { card, cell, damage } = shown;
  const plans = outlookOf(view, cell)?.plans ?? [];
  const aided = Math.max(...plans.map(({ beat }) => beat));
  const onlyTens = view.leftFates.every((fate) => fate === NATURAL_TEN);
  const hand = handOf(view);
  const wins: readonly Reason[] =
    card === 'SQ' && view.queenFalls && onlyTens ? [{ type: 'wins' }] : [];
  return [
    ...wins,
    {
      type: 'odds',
      card,
      ...odds,
      chance: percent(odds.beat / odds.left),
      aided: percent(aided),
      held: helpers.flatMap((kind) => Array.from({ length: hand[kind] }, () => kind)),
      damage,
    },
  ];
}

function flipping(view: View, move: Extract<Move, { type: 'flip' }>): readonly Reason[] {
  const { cell } = move;
  const shown = faceUpOn(view, cell);
  if (!shown) return [];
  const item = itemKind(move.item) === 'joker' ? 'joker' : 'jack';
  const { card, damage, odds } = shown;
  const { kind } = cardTable[card];
  const harmless = kind === 'gem' || kind === 'treasure' || kind === 'healing';
  // An enemy that every fate card beats would have cost nothing.
  const sure = odds !== null && odds.beat === odds.left;
  return [
    { type: 'flips', item, card, damage: sure ? 0 : damage, harmless },
    ...openedBy(view, [cell]),
  ];
}

function using(view: View, move: Extract<Move, { type: 'use' | 'name' }>): readonly Reason[] {
  const item = move.type === 'use' ? itemKind(move.item) : 'joker';
  if (item === 'jack') return [];
  const [best] = itemUses(view)
    .filter((use) => use.item === item && (move.type === 'use' || use.role === move.role))
    .sort((one, other) => other.chance - one.chance);
  if (!best) return [{ type: 'idleItem', item }];
  const { role, purpose } = best;
  const chance = percent(best.chance);
  if (purpose === 'ten') return [{ type: 'redraw', chance, risk: percent(best.risk) }];
  return [{ type: 'saves', item, role, chance, used: true, purpose }];
}

/** An item that would have helped stays in the hand. */
function unused(view: View): readonly Reason[] {
  const [best] = itemUses(view)
    .filter(({ purpose }) => purpose !== 'ten')
    .sort((one, other) => other.chance - one.chance);
  if (!best || best.purpose === 'ten') return [];
  const { item, role, purpose } = best;
  return [{ type: 'saves', item, role, chance: percent(best.chance), used: false, purpose }];
}

const spending = (view: View, spent: number): readonly Reason[] => {
  const owed = view.pending && 'damage' in view.pending ? view.pending.damage : 0;
  const hearts = Math.max(0, view.health - owed + spent);
  return [{ type: 'gems', spent, hearts, gems: view.gems - spent }];
};

/** A hidden pit that strikes takes gems automatically. */
const struck = (view: View): readonly Reason[] =>
  view.pending?.kind === 'hiddenPit'
    ? spending(view, gemsTaken(view.pending.damage, view.gems))
    : [];

/** Up to this many usable cells are worth a mention. */
const CRAMPED = 2;

/** Leaving through an exit of any kind. */
function leaving(view: View): readonly Reason[] {
  if (view.queenBeaten) return [{ type: 'wins' }];
  const found: Reason[] = [];
  const lying = (kind: string) =>
    view.cards.filter(
      ({ card, faceUp }) => faceUp && card !== '??' && cardTable[card].kind === kind,
    ).length;
  const queen = view.cards.find(({ card, faceUp }) => faceUp && card === 'SQ');
  const plans = queen && view.queenFalls && outlookOf(view, queen.cell)?.plans;
  if (plans)
    found.push({
      type: 'leavesQueen',
      chance: percent(Math.max(...plans.map(({ beat }) => beat))),
    });
  const gems = Math.min(lying('gem'), MOST_GEMS - view.gems);
  const items = Math.min(lying('treasure'), view.stock.length);
  const hearts = Math.min(HEALING * lying('healing'), view.params.health - view.health);
  if (gems + items + hearts > 0) found.push({ type: 'leaves', gems, items, hearts });
  found.push({ type: 'goesDown', level: view.level + 1 });
  const room = roomIn(view, laidIn(view)).length;
  if (room <= CRAMPED) found.push({ type: 'cramped', cells: room });
  return found;
}

/** Reasons given for each move. */
const REASONS_PER_MOVE = 2;

const against: readonly Reason['type'][] = wordList(
  'futile odds deadly pit closes pitRisk idleItem leaves leavesQueen gems',
);
const inFavour: readonly Reason['type'][] = wordList(
  'wins free heals odds opens gems goesDown cramped offer buys flips',
);

const speaksAgainst = (reason: Reason): boolean => {
  if (reason.type === 'saves') return !reason.used;
  if (reason.type === 'heals') return reason.wasted > 0;
  if (reason.type === 'flips') return reason.harmless || reason.item === 'joker';
  if (reason.type === 'redraw') return reason.risk > 0;
  if (reason.type === 'odds') return reason.chance < 100;
  return against.includes(reason.type);
};

const speaksFor = (reason: Reason): boolean => {
  if (reason.type === 'saves') return reason.used;
  if (reason.type === 'flips') return !reason.harmless;
  if (reason.type === 'redraw') return true;
  return inFavour.includes(reason.type);
};

/** The strongest reasons of a move, for a list of options. */
export function topReasons(view: View, move: Move): readonly Reason[] {
  return reasonsFor(move, view).slice(0, REASONS_PER_MOVE);
}

/** Visible reasons against the one move and for the other; what holds for both explains nothing. */
export function compareReasons(
  view: View,
  made: Move,
  better: Move,
): { readonly against: readonly Reason[]; readonly instead: readonly Reason[] } {
  const [of, other] = [reasonsFor(made, view), reasonsFor(better, view)];
  const size = (reasons: readonly Reason[], type: 'closes' | 'opens') =>
    reasons.reduce((sum, reason) => sum + (reason.type === type ? reason.cells.length : 0), 0);
  const differs = (reason: Reason, there: readonly Reason[]) => {
    if (reason.type === 'closes') return reason.cells.length > size(there, 'closes');
    if (reason.type === 'opens') return reason.cells.length > size(there, 'opens');
    return !there.some((same) => JSON.stringify(same) === JSON.stringify(reason));
  };
  return {
    against: of
      .filter((reason) => speaksAgainst(reason) && differs(reason, other))
      .slice(0, REASONS_PER_MOVE),
    instead: other
      .filter((reason) => speaksFor(reason) && differs(reason, of))
      .slice(0, REASONS_PER_MOVE),
  };
}
