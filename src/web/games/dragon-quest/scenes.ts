// The animation of a move: its events as one scene of timed acts, and the theatre that runs it; `stage.tsx` draws it.
// No scene is longer than `LONGEST`: busy ones run faster.

import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import {
  cardTable,
  type DungeonCard,
  type Fate,
  type ItemCard,
  type ItemKind,
  QUEEN_BONUS,
} from '../../../games/dragon-quest/cards.ts';
import { idleAnswer } from '../../../games/dragon-quest/rules/odds.ts';
import type { CardView, Event, View } from '../../../games/dragon-quest/types.ts';
import { perPlay } from '../../play/play.ts';
import type { DragonPlay } from './hand.ts';

/** Milliseconds. */
export const LONGEST = 1200;

export const sceneNames = [
  'reveal',
  'floor',
  'gain',
  'item',
  'pit',
  'fight',
  'critical',
  'damage',
  'queen',
  'fled',
  'level',
  'exit',
  'victory',
  'death',
  'trapped',
] as const;
export type SceneName = (typeof sceneNames)[number];

/** When something happens, from the beginning of the scene, and how long it takes; milliseconds. */
export interface Beat {
  readonly at: number;
  readonly length: number;
}

export interface Duel {
  readonly card: DungeonCard;
  readonly need: number;
  readonly fate: Fate;
  /** The bonus of Queens. */
  readonly bonus: number;
  /** The fate card comes from the pile; undefined if it was open already. */
  readonly drawn: Beat | undefined;
  /** `waits`: an item may still change it. */
  readonly outcome: 'waits' | 'beaten' | 'critical' | 'struck';
  readonly verdict: Beat;
}

/** One gem or heart that goes. */
interface Token extends Beat {
  readonly kind: 'gem' | 'heart';
}

/** A full-dungeon picture at the end of a scene. */
export interface Closing extends Beat {
  readonly kind: 'queen' | 'fled' | 'level' | 'exit' | 'victory' | 'death' | 'trapped';
  readonly level: number;
}

export interface Scene {
  /** All parts of the scene. */
  readonly names: readonly SceneName[];
  /** It needs the whole dungeon; otherwise only cards turn. */
  readonly large: boolean;
  readonly length: number;
  readonly item: (Beat & { readonly card: ItemCard; readonly role: ItemKind }) | undefined;
  readonly duel: Duel | undefined;
  /** The pit, or the enemy that struck earlier. */
  readonly hurts: (Beat & { readonly card: DungeonCard; readonly crossed: boolean }) | undefined;
  readonly tokens: readonly Token[];
  readonly gains: (Beat & Gains) | undefined;
  readonly closing: Closing | undefined;
  /** Cards that turn: up or down, and when. */
  readonly turns: ReadonlyMap<number, Beat & { readonly up: boolean }>;
}

interface Gains {
  readonly gems: number;
  readonly hearts: number;
  readonly items: readonly ItemCard[];
}

const TURN = 320;
const DRAW = 460;
/** When a drawn card is visible. */
export const VERDICT_AT = DRAW;
const VERDICT = 200;
const ITEM = 240;
const PIT = 240;
const TOKEN = 110;
/** All gems and hearts of one blow together. */
const TOKENS = 330;
const GAIN = 260;
/** Stays long enough to be read; earlier parts run faster instead. */
const CLOSING = 620;

interface SceneDraft {
  at: number;
  names: Set<SceneName>;
  item?: Scene['item'];
  duel?: Duel;
  hurts?: Scene['hurts'];
  tokens: Token[];
  gains?: Beat & Gains;
  closing?: Closing;
  /** When cards turn down. */
  turned?: number;
}

const passing = { queenBeaten: 'queen', queenFled: 'fled', levelEntered: 'level' } as const;

const noGains: Gains = { gems: 0, hearts: 0, items: [] };

function take(draft: SceneDraft, length: number): Beat {
  const beat = { at: draft.at, length };
  draft.at += length;
  return beat;
}

/** The scene of a step; undefined if there is nothing to animate, such as for an offer. */
export function sceneOf(events: readonly Event[], before: View, after: View): Scene | undefined {
  const draft: SceneDraft = { at: 0, names: new Set(), tokens: [] };
  for (const event of events) play(draft, event, before, after);
  const turns = turnsOf(draft, before, after);
  for (const { up } of turns.values()) draft.names.add(up ? 'reveal' : 'floor');
  if (draft.names.size === 0) return undefined;
  const large = draft.duel ?? draft.hurts ?? draft.item ?? draft.tokens[0] ?? draft.closing;
  return fitted({
    names: sceneNames.filter((name) => draft.names.has(name)),
    large: large !== undefined,
    length: Math.max(draft.at, TURN),
    item: draft.item,
    duel: draft.duel,
    hurts: draft.hurts,
    tokens: draft.tokens,
    gains: draft.gains,
    closing: draft.closing,
    turns,
  });
}

function play(draft: SceneDraft, event: Event, before: View, after: View): void {
  const { names } = draft;
  const gain = (more: Partial<Gains>) => {
    names.add('gain');
    draft.turned ??= draft.at;
    const beat = draft.gains ?? take(draft, GAIN);
    draft.gains = { ...noGains, ...draft.gains, ...more, at: beat.at, length: beat.length };
  };
  const close = (kind: Closing['kind']) => {
    names.add(kind);
    draft.turned ??= draft.at;
    // A Queen that falls by a natural ten ends the game: one picture for both.
    if (draft.closing) draft.at = draft.closing.at;
    draft.closing = { kind, level: after.level, ...take(draft, CLOSING) };
  };
  switch (event.type) {
    case 'itemUsed':
      names.add('item');
      draft.item = { card: event.item, role: event.role, ...take(draft, ITEM) };
      if (event.role === 'queen') raiseFate(draft, before);
      return;
    case 'fateDrawn': {
      names.add('fight');
      const { card, need, fate } = event;
      const drawn = take(draft, DRAW);
      const verdict = take(draft, VERDICT);
      draft.duel = { card, need, fate, bonus: 0, drawn, outcome: 'waits', verdict };
      return;
    }
    case 'beaten':
      names.add('fight');
      if (event.critical) names.add('critical');
      judge(draft, before, event.critical ? 'critical' : 'beaten');
      return;
    case 'fightLost':
      names.add('fight');
      judge(draft, before, 'struck');
      return;
    case 'pitOpened':
      names.add('pit');
      draft.hurts = { card: 'S2', crossed: false, ...take(draft, PIT) };
      return;
    case 'pitCancelled': {
      names.add('pit');
      const card = cardAt(before, event.cell) ?? cardAt(after, event.cell) ?? 'S2';
      draft.hurts = { card, crossed: true, ...take(draft, PIT) };
      return;
    }
    case 'damaged':
      suffer(draft, event, before, after);
      return;
    case 'healed':
      gain({ hearts: event.health });
      return;
    case 'gemsGained':
      gain({ gems: event.gems });
      return;
    case 'itemGained':
      gain({ items: [...(draft.gains?.items ?? []), event.item] });
      return;
    case 'queenBeaten':
    case 'queenFled':
    case 'levelEntered':
      close(passing[event.type]);
      return;
    case 'won':
      close(event.ending === 'exit' ? 'exit' : 'victory');
      return;
    case 'lost':
      close(event.ending === 'died' ? 'death' : 'trapped');
      return;
  }
}

function cardAt(view: View, cell: number | undefined): DungeonCard | undefined {
  const card = view.cards.find((shown) => shown.cell === cell)?.card;
  return card === '??' ? undefined : card;
}

/** The fight whose fate card an earlier step drew. */
function lying(view: View): Omit<Duel, 'outcome' | 'verdict'> | undefined {
  const { pending } = view;
  if (pending?.kind !== 'fate' && pending?.kind !== 'joker') return undefined;
  const card = cardAt(view, pending.cell);
  const { fate, bonus } = pending;
  return card && { card, need: cardTable[card].need, fate, bonus, drawn: undefined };
}

/** A Queen adds one to the open fate card. */
function raiseFate(draft: SceneDraft, before: View): void {
  const duel = lying(before);
  if (!duel) return;
  draft.names.add('fight');
  const bonus = duel.bonus + QUEEN_BONUS;
  draft.duel = { ...duel, bonus, outcome: 'waits', verdict: take(draft, VERDICT) };
}

/** The end of a fight, by the fate card just drawn or an earlier one. */
function judge(draft: SceneDraft, before: View, outcome: 'beaten' | 'critical' | 'struck'): void {
  const duel = draft.duel ?? lying(before);
  if (!duel) return;
  const verdict = draft.duel?.verdict ?? take(draft, VERDICT);
  draft.duel = { ...duel, outcome, verdict };
  draft.turned = verdict.at + verdict.length;
}

function suffer(
  draft: SceneDraft,
  { gems, health }: Extract<Event, { type: 'damaged' }>,
  before: View,
  after: View,
): void {
  draft.names.add('damage');
  const cell = before.pending?.cell ?? [...turnedDown(before, after)][0]?.cell;
  const card = cardAt(before, cell);
  if (card && !draft.duel && !draft.hurts) {
    if (cardTable[card].kind !== 'enemy') draft.names.add('pit');
    draft.hurts = { card, crossed: false, ...take(draft, PIT) };
  }
  const length = Math.min(TOKEN, TOKENS / Math.max(1, gems + health));
  for (let token = 0; token < gems + health; token++)
    draft.tokens.push({ kind: token < gems ? 'gem' : 'heart', ...take(draft, length) });
  draft.turned ??= draft.at;
}

function* turnedDown(before: View, after: View): Iterable<CardView> {
  if (before.level !== after.level) return;
  for (const card of after.cards) {
    const was = before.cards.find(({ cell }) => cell === card.cell);
    if (!card.faceUp && was?.faceUp) yield card;
  }
}

function turnsOf(draft: SceneDraft, before: View, after: View): Scene['turns'] {
  const turns = new Map<number, Beat & { readonly up: boolean }>();
  if (before.level !== after.level) return turns;
  const known = new Set(before.cards.map(({ cell }) => cell));
  for (const { cell, faceUp } of after.cards)
    if (faceUp && !known.has(cell)) turns.set(cell, { up: true, at: 0, length: TURN });
  for (const { cell } of turnedDown(before, after))
    turns.set(cell, { up: false, at: draft.turned ?? 0, length: TURN });
  return turns;
}

/** The same scene, sped up to fit the time limit. */
function fitted(scene: Scene): Scene {
  if (scene.length <= LONGEST) return scene;
  const pace = LONGEST / scene.length;
  const paced = <B extends Beat>(beat: B): B => ({
    ...beat,
    at: Math.floor(beat.at * pace),
    length: Math.floor(beat.length * pace),
  });
  const maybe = <B extends Beat>(beat: B | undefined): B | undefined => beat && paced(beat);
  const { duel } = scene;
  return {
    ...scene,
    length: LONGEST,
    item: maybe(scene.item),
    duel: duel && { ...duel, drawn: maybe(duel.drawn), verdict: paced(duel.verdict) },
    hurts: maybe(scene.hurts),
    tokens: scene.tokens.map(paced),
    gains: maybe(scene.gains),
    closing: maybe(scene.closing),
    turns: new Map([...scene.turns].map(([cell, turn]) => [cell, paced(turn)])),
  };
}

// The current scene: it starts with a step and ends on its own, by a press or key, or with the next step. Visual only:
// the step is saved and announced already.

/** A scene of a fight that waits for a choice is short. */
const HOLD = 160;

/** Its duration in milliseconds. Without motion it is a still picture and stays for the whole time. */
export const shownFor = (scene: Scene): number =>
  scene.large && scene.duel?.outcome !== 'waits' ? LONGEST : Math.min(LONGEST, scene.length + HOLD);

/** As custom properties for the style sheets. */
export const timed = ({ at, length }: Beat) => ({ '--at': `${at}ms`, '--for': `${length}ms` });

export const theatreOf = perPlay((play: DragonPlay) => {
  const [scene, setScene] = createSignal<Scene>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting: (() => void)[] = [];
  const end = () => {
    clearTimeout(timer);
    setScene(undefined);
    for (const go of waiting.splice(0)) go();
  };
  return {
    scene,
    /** Ends the scene; true if it filled the dungeon. */
    skip(): boolean {
      const large = scene()?.large ?? false;
      if (large) end();
      return large;
    },
    /** Resolves when no scene is running. */
    settled: () =>
      new Promise<void>((resolve) => {
        if (scene()) waiting.push(resolve);
        else resolve();
      }),
    /** Follows the play for the lifetime of the owner. */
    open() {
      let before: View = play.view();
      // A fate card that nothing can change is drawn in one step and counts in the next: one scene for both.
      let drawn: readonly Event[] = [];
      createEffect(
        on(
          () => play.happening().serial,
          () => {
            const after = play.view();
            const { events } = play.happening();
            end();
            if (!play.watching && events.length > 0 && idleAnswer(after)) {
              drawn = events;
              return;
            }
            const next = sceneOf([...drawn, ...events], before, after);
            drawn = [];
            before = after;
            if (!next) return;
            setScene(next);
            timer = setTimeout(end, shownFor(next));
          },
          { defer: true },
        ),
      );
      onCleanup(end);
    },
  };
});
