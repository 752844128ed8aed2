// A finished game as a film: the log played entry by entry on a session of its own, for the game's own board.
// Boards get a Play that shows and never changes anything.

import { type Accessor, batch, createMemo, createSignal } from 'solid-js';
import type { Deal } from '../../core/deal.ts';
import type { GameTypes, Rules } from '../../core/game.ts';
import { takeStep } from '../../core/replay.ts';
import { type Fault, failure, type Result } from '../../core/result.ts';
import { printSave, type Save } from '../../core/save.ts';
import { type Entry, Session, type StepResult } from '../../core/session.ts';
import type { Words } from '../../words/words.ts';
import type { Engine } from '../engine/client.ts';
import type { Hints } from '../play/hints.ts';
import type { Play } from '../play/play.ts';
import type { Happening, Message } from '../play/watched.ts';

export interface Reel {
  readonly game: Rules;
  readonly texts: Words;
  readonly deal: Deal;
  readonly save: Save;
  readonly engine: Engine;
}

export interface Film {
  /** Another one whenever the film goes back: boards are drawn anew then. */
  readonly play: Accessor<Play>;
  /** Entries played. */
  readonly position: Accessor<number>;
  readonly length: number;
  /** The entry that comes next. */
  readonly next: Accessor<Entry | undefined>;
  seek(position: number): void;
  /** The log up to here, as the save of a new board. */
  prefix(): string;
}

const idleHints: Hints = {
  hint: () => undefined,
  stage: () => undefined,
  thinking: () => false,
  ask: async () => {},
  drop: () => {},
};

interface Watch {
  readonly play: Play;
  /** Plays the next entry of the log. */
  step(entry: Entry): void;
}

/** What it says when someone touches the board. */
const WATCHING = 'This is a replay. “Try from here” gives you a board of your own.';

function createWatch(reel: Reel): Watch {
  const { game, texts, deal, engine } = reel;
  const session = new Session(game, deal);
  const [revision, setRevision] = createSignal(0);
  const [message, setMessage] = createSignal<Message>();
  const [happening, setHappening] = createSignal<Happening<GameTypes['Event']>>({
    serial: 0,
    events: [],
  });
  const live = <V>(read: () => V) =>
    createMemo(() => {
      revision();
      return read();
    });
  const say: Play['say'] = (text, tone = 'plain') => {
    if (text !== '') setMessage((last) => ({ text, tone, serial: (last?.serial ?? 0) + 1 }));
  };
  const refuse = () => {
    say(WATCHING, 'bad');
    return { ok: false, refusal: { type: 'finalMove' } } as StepResult<GameTypes>;
  };
  const play: Play = {
    game,
    words: texts,
    code: deal.code,
    params: deal.params,
    path: () => session.path.map((state) => game.view(deal.puzzle, state)),
    serial: live(() => session.log.length),
    hints: idleHints,
    texts,
    session,
    view: live(() => session.view),
    status: live(() => session.status),
    over: live(() => session.over),
    tally: live(() => session.tally),
    score: live(() => session.score),
    practice: live(() => session.practice),
    canUndo: () => false,
    canRedo: () => false,
    elapsed: live(() => session.now),
    paused: () => false,
    hint: () => undefined,
    hinting: () => false,
    message,
    happening,
    say,
    move: refuse,
    undo: () => void refuse(),
    redo: () => void refuse(),
    restart: () => void refuse(),
    pause: () => {},
    resume: () => {},
    askHint: async () => void refuse(),
    giveHint: () => {},
    dropHint: () => {},
    ask: (question, options) =>
      engine.run(
        'ask',
        { game: game.id, question, inquiry: { puzzle: deal.puzzle, path: session.path } },
        options,
      ) as Promise<Result<unknown, Fault>>,
    solve: async () => failure('cancelled'),
  };

  function eventsOf(entry: Entry): readonly GameTypes['Event'][] {
    if (entry.kind === 'clock') return session.advance(entry.at);
    const step = takeStep(session, entry);
    return 'ok' in step && step.ok ? step.events : [];
  }

  return {
    play,
    step(entry) {
      batch(() => {
        const events = eventsOf(entry);
        setRevision((last) => last + 1);
        setHappening((last) => ({ serial: last.serial + 1, events }));
        const words = events.map((event) => texts.event(event, session.view)).filter(Boolean);
        say(words.length > 0 ? words.join(' ') : KINDS[entry.kind]);
      });
    },
  };
}

const KINDS: Readonly<Record<Entry['kind'], string>> = {
  move: '',
  clock: '',
  solver: '',
  undo: 'Undone.',
  redo: 'Done again.',
  restart: 'Back to the start.',
  hint: 'A hint was asked for.',
};

/** The log must have been replayed before: nothing is refused here. */
export function createFilm(reel: Reel): Film {
  const { log } = reel.save;
  const [watch, setWatch] = createSignal(createWatch(reel));
  const [position, setPosition] = createSignal(0);

  /** Plays on; due moves of the clock may come several at once. */
  function advance(to: number): void {
    const { play, step } = watch();
    for (;;) {
      const at = play.session.log.length;
      const entry = log[at];
      if (at >= to || !entry) break;
      step(entry);
      if (play.session.log.length === at) break;
    }
    setPosition(play.session.log.length);
  }

  return {
    play: () => watch().play,
    position,
    length: log.length,
    next: () => log[position()],
    seek(to) {
      const wanted = Math.max(0, Math.min(Math.floor(to), log.length));
      batch(() => {
        if (wanted < position()) setWatch(createWatch(reel));
        advance(wanted);
      });
    },
    prefix() {
      const { game, version, code } = reel.save;
      const played = log.slice(0, position());
      return printSave({ game, version, code, log: played, at: played.at(-1)?.at ?? 0 });
    },
  };
}
