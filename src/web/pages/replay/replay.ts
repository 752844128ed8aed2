// A replay: a log played entry by entry on its own session, as a board that can only be watched.

import { batch, createMemo, createSignal } from 'solid-js';
import { replayWords } from '#words/pages.ts';
import type { Deal } from '../../../core/deal.ts';
import type { GameTypes, Rules } from '../../../core/game.ts';
import { takeStep } from '../../../core/replay.ts';
import { printSave, type Save } from '../../../core/save.ts';
import { type Entry, Session } from '../../../core/session.ts';
import type { Words } from '../../../words/words.ts';
import type { EngineClient } from '../../engine/client.ts';
import { type BoardView, createBoardView } from '../../play/board-view.ts';

/** A log that has been replayed once without a fault, with what is needed to show it. */
export interface Recording {
  readonly game: Rules;
  readonly words: Words;
  readonly deal: Deal;
  readonly save: Save;
  readonly engine: EngineClient;
}

/** One pass through the log from its start. */
function createRun({ game, words, deal, engine }: Recording) {
  const session = new Session(game, deal);
  const { seen, live, follow } = createBoardView(session, words, engine);

  function eventsOf(entry: Entry): readonly GameTypes['Event'][] {
    if (entry.kind === 'clock') return session.advance(entry.at);
    const step = takeStep(session, entry);
    return 'ok' in step && step.ok ? step.events : [];
  }

  const watched: BoardView = { ...seen, elapsed: live(() => session.now) };
  return {
    watched,
    /** Plays the next entry. Returns how many have been played. */
    step(entry: Entry): number {
      batch(() => follow(eventsOf(entry), replayWords.entries[entry.kind]));
      return session.log.length;
    },
  };
}

export type Replay = ReturnType<typeof createReplay>;

export function createReplay(recording: Recording) {
  const { log } = recording.save;
  /** Incremented when it goes back. */
  const [turns, setTurns] = createSignal(0);
  const run = createMemo(() => {
    turns();
    return createRun(recording);
  });
  const [position, setPosition] = createSignal(0);

  /** Plays on; several moves of the clock may be due at once. */
  function advance(from: number, to: number): void {
    const { step } = run();
    let played = from;
    while (played < to) {
      const entry = log[played];
      const now = entry ? step(entry) : played;
      if (now === played) break;
      played = now;
    }
    setPosition(played);
  }

  return {
    /** Going back starts another one. */
    watched: () => run().watched,
    /** Entries played. */
    position,
    length: log.length,
    /** The next entry. */
    next: () => log[position()],
    seek(to: number): void {
      const wanted = Math.max(0, Math.min(Math.floor(to), log.length));
      batch(() => {
        const goesBack = wanted < position();
        if (goesBack) setTurns((last) => last + 1);
        advance(goesBack ? 0 : position(), wanted);
      });
    },
    /** The log up to here, as the save of a new board. */
    prefix(): string {
      const { game, version, code } = recording.save;
      const played = log.slice(0, position());
      return printSave({ game, version, code, log: played, at: played.at(-1)?.at ?? 0 });
    },
  };
}
