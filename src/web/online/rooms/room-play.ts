// A board that lies in a room: the same two halves as a board of this browser. What is seen is what the server has told;
// a move goes to the outbox, and what came of it is told when the room has it.

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
import type { Table } from '../../../core/table.ts';
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
import type { Fate, RoomLine } from './connection.ts';
import { memberName, sinceTold, toldOfRoom } from './room-people.ts';

export interface RoomPlayOptions<T extends GameTypes> {
  readonly line: RoomLine;
  readonly game: Rules<T>;
  /** The rules of its table, as far as a page needs them: how moves are written, and which are loose. */
  readonly table: Pick<Table, 'moveCode' | 'isUnconditional'>;
  readonly words: Words<T>;
  readonly params: T['Params'];
  readonly engine: EngineClient;
  readonly face?: Partial<Pick<TableFace<T>, 'undo' | 'noteHint' | 'hints' | 'feedback'>>;
  explain(fault: Fault): string | Promise<string>;
}

export type RoomPlay<T extends GameTypes = GameTypes> = Play<T> & { readonly company: Company };

/** More than this at once is not played out, only said. */
const AT_ONCE = 6;
const TICK: Millis = 1000;

/** The people of a room, and how the line to it stands. */
export function companyOf(line: RoomLine): Company {
  const { news } = line;
  return {
    key: createMemo(() => `${line.key.room}.${news()?.rounds ?? 0}`),
    members: createMemo(() => news()?.members ?? []),
    you: createMemo(() => news()?.you ?? null),
    chair: createMemo(() => news()?.chair ?? null),
    waiting: line.waiting,
    online: line.online,
    awayAfter: line.awayAfter,
    since: sinceTold(line),
  };
}

/** For as long as one round is on the table and the seat plays or watches it; there must be one. */
export function createRoomPlay<T extends GameTypes>(options: RoomPlayOptions<T>): RoomPlay<T> {
  const { line, game, table, words, engine } = options;
  const face = options.face ?? {};
  const company = companyOf(line);
  const [message, setMessage] = createSignal<BoardMessage>();
  const [happening, setHappening] = createSignal<StepEvents<T['Event']>>({ serial: 0, events: [] });
  // What crosses the wire is plain data of this table.
  const view = createMemo(() => line.news()?.view as T['View']);
  const status = createMemo((): Status => line.news()?.status ?? 'playing');
  const place = () => company.members().find(({ seat }) => seat === company.you())?.place ?? null;
  const dealt = createMemo(() =>
    line
      .entries()
      .map(({ kind }) => kind)
      .lastIndexOf('deal'),
  );
  const played = createMemo(() => line.entries().slice(dealt() + 1));

  const [elapsed, setElapsed] = createSignal<Millis>(0);
  const look = () => {
    const start = line.entries()[dealt()]?.at;
    if (start === undefined) return;
    const end = isOver(status()) ? played().filter(isStep).at(-1)?.at : line.now();
    setElapsed(Math.max(0, (end ?? line.now()) - start));
  };
  const timer = setInterval(look, TICK);
  onCleanup(() => clearInterval(timer));
  look();

  const say: BoardView['say'] = (text, tone = 'plain') => {
    if (text !== '') setMessage((last) => ({ text, tone, serial: (last?.serial ?? 0) + 1 }));
  };

  /** As it stood when it was last told of. */
  let shown = status();
  const nameOf = (seat: number) => memberName(line, seat);

  /** What an entry says to those at the table; its maker needs no name. */
  function told({ entries, events }: RoomUpdate, index: number): string {
    const entry = entries[index];
    if (!entry) return '';
    const { kind, seat } = entry;
    if (kind !== 'move' && kind !== 'clock') return toldOfRoom(entry, nameOf);
    const lines = (events[index] ?? []).flatMap((one) => {
      const event = one as T['Event'];
      const text = words.event(event, view());
      return text === '' ? [] : [{ text, whole: words.isWhole?.(event) ?? false }];
    });
    const text = lines.map((one) => one.text).join(' ');
    const isNamed = kind === 'clock' || seat === company.you() || lines[0]?.whole;
    return text === '' || isNamed ? text : roomWords.by(nameOf(seat), text);
  }

  function hear(news: RoomUpdate): void {
    const before = shown;
    shown = status();
    if (news.entries.length === 0) return;
    const all = news.events.flat() as readonly T['Event'][];
    const many = news.entries.length > AT_ONCE;
    const lines = news.entries.map((_, index) => told(news, index));
    const moves = news.entries.filter(isStep).length;
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

  async function fare(fate: Fate): Promise<void> {
    feedback({ kind: 'refused' });
    if (fate.type === 'missed') return say(roomWords.faster(fate.moves), 'bad');
    if (fate.type === 'refused') {
      // The words of the game know what its table refuses.
      const line = words.refusal(fate.refusal as T['Refusal']);
      return say(line === '' ? fate.refusal.type : line, 'bad');
    }
    say(await options.explain(fate.failed.fault), 'bad');
  }
  onCleanup(line.onNews(hear));
  onCleanup(line.onFate((fate) => void fare(fate)));

  const tally = createMemo((): Tally => {
    const events: Record<string, number> = {};
    const moves = played().filter(({ kind }) => kind === 'move').length;
    return { moves, undos: 0, redos: 0, restarts: 0, hints: 0, events, millis: elapsed() };
  });

  const watched: BoardView<T> = {
    game,
    words,
    company,
    // Of a hidden puzzle no page has it.
    code: '',
    params: options.params,
    view,
    path: () => [view()],
    serial: createMemo(() => line.news()?.head ?? 0),
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

  function move(made: T['Move']): ReturnType<Play<T>['move']> {
    if (place() === null) {
      say(roomWords.watching, 'bad');
      return { ok: false, refusal: { type: 'notAMove' } };
    }
    hints.drop();
    line.move(table.moveCode.encode(made), table.isUnconditional(made));
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
        if (note) line.move(table.moveCode.encode(note), table.isUnconditional(note));
      },
      explain: options.explain,
    },
    face.hints,
  );

  const play: RoomPlay<T> = {
    ...still,
    // Who has no place in this round sees all that may be seen, and nothing to press.
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
