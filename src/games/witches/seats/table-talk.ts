// Talk at either kind of table: private and shared notes, the degree of help, and proposals. Absent seats do
// not block a proposal; `settle` carries on without them.

import {
  type Event,
  type PlainMove,
  type PlainMoveOfType,
  type Refusal,
  refuse,
  type View,
} from '../types/index.ts';
import type { Potion } from '../types/potion.ts';
import {
  type HelpDegree,
  type HelpKind,
  helpDegrees,
  type Proposal,
  type Seat,
  type TableView,
  type Talk,
} from '../types/table.ts';
import { type NoteScope, noted, noteRefusal } from './notes.ts';

export interface TalkContext extends NoteScope {
  /** Potions tested so far. */
  readonly potions: number;
  readonly over: boolean;
  lastRefusal(entries: Potion): Refusal | undefined;
}

export type TalkOutcome =
  | {
      readonly ok: true;
      readonly talk: Talk;
      readonly events: readonly Event[];
      /** Everyone has agreed; to be executed now. */
      readonly decided?: Proposal;
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** By default players may check their own notes. */
export function startTalk(seats: number, ingredients: number): Talk {
  const notes = new Array<number>(ingredients).fill(0);
  return {
    notes: Array.from({ length: seats }, () => notes),
    shared: [],
    degree: 'check',
    asked: new Array<number>(seats).fill(0),
    proposal: null,
  };
}

export function seatTalk(talk: Talk, ingredients: number): Talk {
  return {
    ...talk,
    notes: [...talk.notes, new Array<number>(ingredients).fill(0)],
    asked: [...talk.asked, 0],
  };
}

const said = (talk: Talk, seat: Seat, event: Event): TalkOutcome => ({
  ok: true,
  talk,
  events: [{ ...event, seat }],
});

/** What all seats see of it. */
export const talkView = ({ shared, degree, asked, proposal }: Talk, potions: number) => ({
  shared,
  help: { degree, fixed: potions > 0, asked },
  proposal,
});

/** Undefined for moves that are no talk. */
export function playTalk(
  frame: TalkContext,
  talk: Talk,
  seat: Seat,
  move: PlainMove,
): TalkOutcome | undefined {
  if (frame.over && move.type !== 'share') return refuse('gameOver');
  switch (move.type) {
    case 'note': {
      const outcome = noted(frame, talk.notes[seat - 1] ?? [], move);
      if (!outcome.ok) return outcome;
      const notes = talk.notes.map((own, at) => (at === seat - 1 ? outcome.notes : own));
      const { ingredient, ruledOut } = move;
      return said({ ...talk, notes }, seat, { type: 'noted', ingredient, ruledOut });
    }
    case 'share':
      return share(frame, talk, seat, move);
    case 'asked':
      if (!allows(talk.degree, move.what)) return refuse('helpOff');
      return said(
        { ...talk, asked: talk.asked.map((times, at) => times + (at === seat - 1 ? 1 : 0)) },
        seat,
        { type: 'askedHelp', what: move.what },
      );
    case 'help':
      if (frame.potions > 0) return refuse('helpFixed');
      if (talk.degree === move.degree) return refuse('sameHelp');
      return propose(talk, seat, { ...bare('help', seat), degree: move.degree });
    case 'last': {
      const refusal = frame.lastRefusal(move.entries);
      if (refusal) return { ok: false, refusal };
      return propose(talk, seat, { ...bare('last', seat), entries: move.entries });
    }
    case 'giveUp':
    case 'reveal':
      return propose(talk, seat, bare(move.type, seat));
    case 'agree':
      return agree(talk, seat);
    case 'object':
      return talk.proposal
        ? said({ ...talk, proposal: null }, seat, { type: 'objected' })
        : refuse('noProposal');
    case 'settle':
      if (!talk.proposal) return refuse('noProposal');
      return talk.proposal.agreed.includes(seat)
        ? decide(talk, seat, talk.proposal, [])
        : refuse('agreeFirst');
    default:
      return undefined;
  }
}

/** `check` only compares notes; every other kind of help reveals something. */
export const allows = (degree: HelpDegree, what: HelpKind) =>
  degree === 'all' || (degree === 'check' && what === 'check');

/** Seats that have not agreed. `settle` requires them to be away. */
export function undecided(talk: Talk): readonly Seat[] {
  const { proposal } = talk;
  if (!proposal) return [];
  return talk.notes.flatMap((_, at) => (proposal.agreed.includes(at + 1) ? [] : [at + 1]));
}

const bare = (what: Proposal['what'], by: Seat): Proposal => ({
  what,
  by,
  agreed: [by],
  entries: [],
  degree: null,
});

function share(
  frame: TalkContext,
  talk: Talk,
  seat: Seat,
  { ingredient, ruledOut }: PlainMoveOfType<'share'>,
): TalkOutcome {
  const refusal = noteRefusal(frame, { ingredient, ruledOut });
  if (refusal) return refuse(refusal);
  const isOwn = (note: Talk['shared'][number]) =>
    note.seat === seat && note.ingredient === ingredient;
  if ((talk.shared.find(isOwn)?.ruledOut ?? 0) === ruledOut) return refuse('sameShare');
  const others = talk.shared.filter((note) => !isOwn(note));
  const shared = ruledOut === 0 ? others : [...others, { seat, ingredient, ruledOut }];
  return said({ ...talk, shared }, seat, { type: 'shared', ingredient, ruledOut });
}

function isSame(one: Proposal, other: Proposal): boolean {
  const entries = [one, other].map((proposal) => JSON.stringify(proposal.entries));
  return one.what === other.what && one.degree === other.degree && entries[0] === entries[1];
}

/** Repeating a proposal agrees to it; a different one replaces it. */
function propose(talk: Talk, seat: Seat, proposal: Proposal): TalkOutcome {
  if (talk.proposal && isSame(talk.proposal, proposal)) return agree(talk, seat);
  return complete(talk, seat, proposal, [{ type: 'proposed', what: proposal.what, seat }]);
}

/** Proposals a seat can make, or agree to by repeating them. */
export function* proposals(
  view: Pick<View, 'ingredients'>,
  table: TableView,
  seat: Seat,
): Generator<PlainMove> {
  const { proposal, help, phase } = table;
  const isNew = (other: Proposal) =>
    !(proposal && isSame(proposal, other) && proposal.agreed.includes(seat));
  if (phase === 'last')
    for (const ingredient of view.ingredients) {
      const entries = [{ ingredient, seeds: 1 }];
      if (isNew({ ...bare('last', seat), entries })) yield { type: 'last', entries };
    }
  if (isNew(bare('giveUp', seat))) yield { type: 'giveUp' };
  if (isNew(bare('reveal', seat))) yield { type: 'reveal' };
  if (!help.fixed)
    for (const degree of helpDegrees)
      if (degree !== help.degree && isNew({ ...bare('help', seat), degree }))
        yield { type: 'help', degree };
  if (!proposal) return;
  yield { type: 'object' };
  yield proposal.agreed.includes(seat) ? { type: 'settle' } : { type: 'agree' };
}

function agree(talk: Talk, seat: Seat): TalkOutcome {
  const { proposal } = talk;
  if (!proposal) return refuse('noProposal');
  if (proposal.agreed.includes(seat)) return refuse('alreadyAgreed');
  const agreed = [...proposal.agreed, seat];
  return complete(talk, seat, { ...proposal, agreed }, [{ type: 'agreed', seat }]);
}

function complete(
  talk: Talk,
  seat: Seat,
  proposal: Proposal,
  events: readonly Event[],
): TalkOutcome {
  const next = { ...talk, proposal };
  return undecided(next).length === 0
    ? decide(next, seat, proposal, events)
    : { ok: true, talk: next, events };
}

function decide(talk: Talk, seat: Seat, proposal: Proposal, events: readonly Event[]): TalkOutcome {
  const free = { ...talk, proposal: null };
  const { what, degree } = proposal;
  if (what !== 'help' || degree === null)
    return { ok: true, talk: free, events, decided: proposal };
  return {
    ok: true,
    talk: { ...free, degree },
    events: [...events, { type: 'helpSet', degree, seat }],
  };
}
