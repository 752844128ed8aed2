// What faces see of a board, played or replayed, here or on a server: never the puzzle. `createBoardView` makes the signals
// of a session; `spectate` makes a play of a view that refuses everything.

import { type Accessor, batch, createMemo, createSignal } from 'solid-js';
import type { GameTypes, Millis, Rules, Status, Tally } from '../../core/game.ts';
import { type Fault, failure, type Result } from '../../core/result.ts';
import type { Session, StepResult } from '../../core/session.ts';
import type { RoomMember } from '../../wire/rooms.ts';
import type { Words } from '../../words/words.ts';
import type { EngineClient, JobOptions } from '../engine/client.ts';
import type { Play } from './play.ts';

export interface BoardMessage {
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'bad';
  /** Rises with every message, so that the same text can be shown twice. */
  readonly serial: number;
}

/** The events of the last accepted step, for animations. */
export interface StepEvents<E> {
  readonly serial: number;
  readonly events: readonly E[];
}

/** The people at a board that is played on a server, and the state of the connection. */
export interface Company {
  /** The room and its round: the key of what a face stores of its own in this browser. */
  readonly key: Accessor<string>;
  readonly members: Accessor<readonly RoomMember[]>;
  /** The own seat in the room; null for spectators. */
  readonly you: Accessor<number | null>;
  readonly chair: Accessor<number | null>;
  /** Moves that were made here and are not confirmed yet. */
  readonly waiting: Accessor<number>;
  readonly online: Accessor<boolean>;
  /** Milliseconds without a heartbeat after which a member counts as away. */
  readonly awayAfter: Accessor<number>;
  /** Milliseconds since the last update of `members`: add them to the time that a member has been away. */
  readonly since: Accessor<number>;
}

export interface BoardView<T extends GameTypes = GameTypes> {
  readonly game: Rules<T>;
  readonly words: Words<T>;
  /** A lesson: nothing is stored, neither the board nor what is in the player's hand. */
  readonly fleeting?: true;
  /** A replay: faces show information, and no controls. */
  readonly watching?: true;
  /** A race: faces show no help, and no links to other pages. */
  readonly racing?: true;
  /** Others are at this board, which is on a server. */
  readonly company?: Company;
  /** The code of the whole puzzle; empty while it is hidden, on a server. */
  readonly code: string;
  readonly params: T['Params'];
  readonly view: Accessor<T['View']>;
  /** The views from the start to now that undo would walk back through. */
  path(): readonly T['View'][];
  /** Rises with every entry of the log: an answer that belongs to another number is about another position. */
  readonly serial: Accessor<number>;
  readonly status: Accessor<Status>;
  readonly over: Accessor<boolean>;
  /** The clock finished the board: it is over, and not solved. */
  readonly byClock: Accessor<boolean>;
  readonly tally: Accessor<Tally>;
  readonly score: Accessor<number | undefined>;
  readonly practice: Accessor<boolean>;
  /** Play time; changes about five times a second while it runs. */
  readonly elapsed: Accessor<Millis>;
  readonly message: Accessor<BoardMessage | undefined>;
  readonly happening: Accessor<StepEvents<T['Event']>>;
  /** Shows and speaks one line. */
  say(text: string, tone?: BoardMessage['tone']): void;
  /** Asks the engine a question that only this game understands. */
  ask(question: T['Question'], options?: JobOptions): Promise<Result<T['Answer'], Fault>>;
}

/** Without the time, which comes from a clock or from the log. */
type Seen<T extends GameTypes> = Omit<BoardView<T>, 'elapsed'>;

export function createBoardView<T extends GameTypes>(
  session: Session<T>,
  words: Words<T>,
  engine: EngineClient,
) {
  const { game, deal } = session;
  const [revision, setRevision] = createSignal(0);
  const [message, setMessage] = createSignal<BoardMessage>();
  const [happening, setHappening] = createSignal<StepEvents<T['Event']>>({ serial: 0, events: [] });

  /** A signal of the session that changes with `follow`. */
  const live = <V>(read: () => V): Accessor<V> =>
    createMemo(() => {
      revision();
      return read();
    });

  const say: BoardView['say'] = (text, tone = 'plain') => {
    if (text !== '') setMessage((last) => ({ text, tone, serial: (last?.serial ?? 0) + 1 }));
  };

  const seen: Seen<T> = {
    game,
    words,
    code: deal.code,
    params: deal.params,
    view: live<T['View']>(() => session.view),
    path: () => session.path.map((state) => game.view(deal.puzzle, state)),
    serial: live(() => session.log.length),
    status: live(() => session.status),
    over: live(() => session.over),
    tally: live(() => session.tally),
    byClock: live(() => session.worth.byClock ?? false),
    score: live(() => session.points),
    practice: live(() => session.practice),
    message,
    happening,
    say,
    async ask(question, options) {
      const inquiry = { puzzle: deal.puzzle, path: session.path };
      const answer = await engine.run('ask', { game: game.id, question, inquiry }, options);
      // What crosses to the engine and back is plain data of this game.
      return answer as Result<T['Answer'], Fault>;
    },
  };
  return {
    seen,
    live,
    /** After a step: updates the signals, and shows its events in words with `said` last, in place of the message before. */
    follow(events: readonly T['Event'][], said = ''): void {
      batch(() => {
        setRevision((last) => last + 1);
        setHappening((last) => ({ serial: last.serial + 1, events }));
        const lines = [...events.map((event) => words.event(event, session.view)), said];
        const text = lines.filter(Boolean).join(' ');
        const good = session.status === 'won' && !session.worth.byClock;
        if (text === '') setMessage(undefined);
        else say(text, good ? 'good' : 'plain');
      });
    },
  };
}

export function spectate<T extends GameTypes>(watched: BoardView<T>, refusal: string): Play<T> {
  const refuse = (): StepResult<T> => {
    watched.say(refusal, 'bad');
    return { ok: false, refusal: { type: 'finalMove' } };
  };
  const nothing = () => {};
  return {
    ...watched,
    watching: true,
    canUndo: () => false,
    canRedo: () => false,
    paused: () => false,
    still: () => undefined,
    counting: () => false,
    hints: {
      shown: () => undefined,
      sentence: () => '',
      marks: () => [],
      cells: () => [],
      marksRow: () => false,
      press: () => 'find',
      price: () => 0,
      thinking: () => false,
      progress: () => undefined,
      ask: async () => void refuse(),
      turnTo: nothing,
      searchOn: nothing,
      cancel: nothing,
      drop: nothing,
    },
    move: refuse,
    undo: refuse,
    redo: refuse,
    restart: refuse,
    peek: nothing,
    peeked: () => true,
    peeks: () => 0,
    pause: nothing,
    resume: nothing,
    solve: async () => failure('cancelled'),
    replaysWith: () => false,
  };
}
