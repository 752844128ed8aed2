// What can be seen of a board, played or replayed, here or on a server: never the puzzle. A face that needs more
// asks for a field of the view.

import type { Accessor } from 'solid-js';
import type { GameTypes, Millis, Rules, Status, Tally } from '../../core/game.ts';
import type { Fault, Result } from '../../core/result.ts';
import type { RoomMember } from '../../wire/rooms.ts';
import type { Words } from '../../words/words.ts';
import type { JobOptions } from '../engine/client.ts';

export interface Message {
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'bad';
  /** Rises with every message, so that the same words can be said twice. */
  readonly serial: number;
}

/** The events of the last accepted step, for animations. */
export interface Happening<E> {
  readonly serial: number;
  readonly events: readonly E[];
}

/** The people at a board that is played on a server, and how the line to it stands. */
export interface Company {
  /** The room and its round: what a face keeps of its own in this browser is kept under it. */
  readonly key: Accessor<string>;
  readonly members: Accessor<readonly RoomMember[]>;
  /** The own seat in the room; null for those who only watch. */
  readonly you: Accessor<number | null>;
  readonly chair: Accessor<number | null>;
  /** Moves that were made here and are not yet told: on their way, or waiting for the network. */
  readonly waiting: Accessor<number>;
  readonly online: Accessor<boolean>;
  /** Milliseconds after which somebody who is not here counts as away. */
  readonly awayAfter: Accessor<number>;
  /** Milliseconds since `members` was told: who was away then has been away so much longer. */
  readonly since: Accessor<number>;
}

export interface Watched<T extends GameTypes = GameTypes> {
  readonly game: Rules<T>;
  readonly words: Words<T>;
  /** A lesson: nothing of it is kept, neither the board nor what is in the player's hand. */
  readonly fleeting?: true;
  /** A replay: faces show what tells, and nothing that would act. */
  readonly watching?: true;
  /** A race: faces show nothing that would help, or that leads elsewhere. */
  readonly racing?: true;
  /** Others are at this board, which is on a server. */
  readonly company?: Company;
  /** The code of the whole puzzle; empty while it is hidden, on a server. */
  readonly code: string;
  readonly params: T['Params'];
  readonly view: Accessor<T['View']>;
  /** The views from the start to now that undo would walk back through. */
  path(): readonly T['View'][];
  /** Rises with every entry of the log: what was asked about another one is about another position. */
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
  readonly message: Accessor<Message | undefined>;
  readonly happening: Accessor<Happening<T['Event']>>;
  /** Shows and speaks one line. */
  say(text: string, tone?: Message['tone']): void;
  /** A question that only this game understands, answered by the engine. */
  ask(question: T['Question'], options?: JobOptions): Promise<Result<T['Answer'], Fault>>;
}
