// A board that lives in a room, with the interface of any other board: the view is what the server last sent, a move goes
// to the send queue, and its outcome is shown when the room has it.

import { batch, createMemo, createSignal, onCleanup } from 'solid-js';
import { roomWords } from '#words/together.ts';
import {
  type GameTypes,
  type Hint,
  isOver,
  type Millis,
  type Rules,
  type Status,
  type Tally,
} from '../../../core/game.ts';
import type { Fault, Result } from '../../../core/result.ts';
import { isUnconditional, type Table } from '../../../core/table.ts';
import type { RoomUpdate } from '../../../wire/rooms.ts';
import type { Words } from '../../../words/words.ts';
import type { TableFace } from '../../board/face.ts';
import type { EngineClient } from '../../engine/client.ts';
import {
  type BoardMessage,
  type BoardView,
  type Company,
  type StepEvents,
  spectate,
} from '../../play/board-view.ts';
import { createHints, type Hints } from '../../play/hints.ts';
import type { Play } from '../../play/play.ts';
import { feedback, feedbackOf } from '../../ui/feedback.ts';
import type { RoomConnection } from './connection.ts';
import { announcementOf, memberName, sinceUpdate } from './room-people.ts';
import type { SendOutcome } from './send-queue.ts';

export interface RoomPlayOptions<T extends GameTypes> {
  readonly connection: RoomConnection;
  readonly game: Rules<T>;
  /** How moves are encoded, and which need not fit what others did meanwhile. */
  readonly table: Pick<Table, 'moveCode' | 'moveClass'>;
  readonly words: Words<T>;
  readonly params: T['Params'];
  readonly engine: EngineClient;
  readonly face?: Partial<Pick<TableFace<T>, 'undo' | 'noteHint' | 'hints' | 'feedback'>>;
  explain(fault: Fault): string | Promise<string>;
}

export type RoomPlay<T extends GameTypes = GameTypes> = Play<T> & { readonly company: Company };

/** More entries than this at once are announced, not played out. */
const AT_ONCE = 6;
const TICK: Millis = 1000;

/** The people of a room, and the state of the connection. */
export function companyOf(connection: RoomConnection): Company {
  const { snapshot } = connection;
  return {
    key: createMemo(() => `${connection.key.room}.${snapshot()?.rounds ?? 0}`),
    members: createMemo(() => snapshot()?.members ?? []),
    you: createMemo(() => snapshot()?.you ?? null),
    chair: createMemo(() => snapshot()?.chair ?? null),
    waiting: connection.waiting,
    online: connection.online,
    awayAfter: connection.awayAfter,
    since: sinceUpdate(connection),
  };
}

/** Lives for one round and one seat, or one spectator; there must be a round. */
export function createRoomPlay<T extends GameTypes>(options: RoomPlayOptions<T>): RoomPlay<T> {
  const { connection, game, table, words, engine } = options;
  const face = options.face ?? {};
  const company = companyOf(connection);
  const [message, setMessage] = createSignal<BoardMessage>();
  const [happening, setHappening] = createSignal<StepEvents<T['Event']>>({ serial: 0, events: [] });
  // The wire carries plain data of this table.
  const view = createMemo(() => connection.snapshot()?.view as T['View']);
  const status = createMemo((): Status => connection.snapshot()?.status ?? 'playing');
  const place = () => company.members().find(({ seat }) => seat === company.you())?.place ?? null;
  const dealt = createMemo(() =>
    connection
      .entries()
      .map(({ kind }) => kind)
      .lastIndexOf('deal'),
  );
  const played = createMemo(() => connection.entries().slice(dealt() + 1));

  const [elapsed, setElapsed] = createSignal<Millis>(0);
  const look = () => {
    const start = connection.entries()[dealt()]?.at;
    if (start === undefined) return;
    const end = isOver(status()) ? played().filter(isStep).at(-1)?.at : connection.now();
    setElapsed(Math.max(0, (end ?? connection.now()) - start));
  };
  const timer = setInterval(look, TICK);
  onCleanup(() => clearInterval(timer));
  look();

  const say: BoardView['say'] = (text, tone = 'plain') => {
    if (text !== '') setMessage((last) => ({ text, tone, serial: (last?.serial ?? 0) + 1 }));
  };

  /** The status at the last update. */
  let shown = status();
  const nameOf = (seat: number) => memberName(connection, seat);

  /** What an entry says to the table; one's own moves carry no name. */
  function announce({ entries, events }: RoomUpdate, index: number): string {
    const entry = entries[index];
    if (!entry) return '';
    const { kind, seat } = entry;
    if (kind !== 'move' && kind !== 'clock') return announcementOf(entry, nameOf);
    const lines = (events[index] ?? []).flatMap((one) => {
      const event = one as T['Event'];
      const text = words.event(event, view());
      return text === '' ? [] : [{ text, whole: words.isWhole?.(event) ?? false }];
    });
    const text = lines.map((one) => one.text).join(' ');
    const isNamed = kind === 'clock' || seat === company.you() || lines[0]?.whole;
    return text === '' || isNamed ? text : roomWords.by(nameOf(seat), text);
  }

  function takeUpdate(update: RoomUpdate): void {
    const before = shown;
    shown = status();
    if (update.entries.length === 0) return;
    const all = update.events.flat() as readonly T['Event'][];
    const many = update.entries.length > AT_ONCE;
    const lines = update.entries.map((_, index) => announce(update, index));
    const moves = update.entries.filter(isStep).length;
    const text = many && moves > 0 ? roomWords.missedMoves(moves) : lines.filter(Boolean).join(' ');
    batch(() => {
      hints.drop();
      setHappening((last) => ({ serial: last.serial + 1, events: many ? [] : all }));
      look();
      say(text, status() === 'won' ? 'good' : 'plain');
    });
    if (moves > 0) {
      const events = many ? [] : all;
      feedback(feedbackOf({ by: 'move', events, before, after: shown }, face.feedback));
    }
  }

  async function showOutcome(outcome: SendOutcome): Promise<void> {
    feedback({ kind: 'refused' });
    if (outcome.type === 'missed') return say(roomWords.faster(outcome.moves), 'bad');
    if (outcome.type === 'refused') {
      // The game's words explain what its table refuses.
      const line = words.refusal(outcome.refusal as T['Refusal']);
      return say(line === '' ? outcome.refusal.type : line, 'bad');
    }
    say(await options.explain(outcome.failed.fault), 'bad');
  }
  onCleanup(connection.onUpdate(takeUpdate));
  onCleanup(connection.onOutcome((outcome) => void showOutcome(outcome)));

  const tally = createMemo((): Tally => {
    const events: Record<string, number> = {};
    const moves = played().filter(({ kind }) => kind === 'move').length;
    return { moves, undos: 0, redos: 0, restarts: 0, hints: 0, events, millis: elapsed() };
  });

  const watched: BoardView<T> = {
    game,
    words,
    company,
    // The puzzle is hidden: no page has its code.
    code: '',
    params: options.params,
    view,
    path: () => [view()],
    serial: createMemo(() => connection.snapshot()?.head ?? 0),
    status,
    over: createMemo(() => isOver(status())),
    byClock: () => false,
    tally,
    score: () => undefined,
    practice: () => false,
    elapsed,
    message,
    happening,
    say,
    async ask(question, asked) {
      const answer = await engine.run('ask', { game: game.id, question }, asked);
      return answer as Result<T['Answer'], Fault>;
    },
  };

  const { watching: _watching, ...still } = spectate(watched, roomWords.notHere);

  const send = (made: T['Move']) =>
    connection.move(table.moveCode.encode(made), isUnconditional(table.moveClass(made)));

  function move(made: T['Move']): ReturnType<Play<T>['move']> {
    if (place() === null) {
      say(roomWords.watching, 'bad');
      return { ok: false, refusal: { type: 'notAMove' } };
    }
    hints.drop();
    send(made);
    return { ok: true, events: [] };
  }

  const hints: Hints<T> = createHints<T>(
    {
      play: () => play,
      find: async (job) => {
        const seed = `${company.key()}/hint/${watched.serial()}`;
        const found = await engine.run('hint', { game: game.id, view: view(), seed }, job);
        return found as Result<Hint<T['Move']>>;
      },
      take(hint, stage) {
        const note = face.noteHint?.(hint, stage);
        if (note) send(note);
      },
      explain: options.explain,
    },
    face.hints,
  );

  const play: RoomPlay<T> = {
    ...still,
    // Spectators of this round see what they may see, and nothing to press.
    ...(place() === null ? { watching: true } : {}),
    company,
    canUndo: createMemo(() => place() !== null && face.undo?.(view()) !== undefined),
    hints,
    move,
    undo() {
      const back = face.undo?.(view());
      if (back) move(back);
      else say(roomWords.noUndo, 'bad');
    },
  };
  return play;
}

const isStep = ({ kind }: RoomUpdate['entries'][number]) => kind === 'move' || kind === 'clock';
