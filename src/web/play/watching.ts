// A session made watchable: signals that follow it, and what is said of its events. Who steps the session, the
// player or a log that is played again, calls `follow` after each step.

import { type Accessor, batch, createMemo, createSignal } from 'solid-js';
import type { GameTypes } from '../../core/game.ts';
import type { Fault, Result } from '../../core/result.ts';
import type { Session } from '../../core/session.ts';
import type { Words } from '../../words/words.ts';
import type { Engine } from '../engine/client.ts';
import type { Happening, Message, Watched } from './watched.ts';

/** Everything but the time, which comes from a clock or from the log. */
type Seen<T extends GameTypes> = Omit<Watched<T>, 'elapsed'>;

export interface Watching<T extends GameTypes> {
  readonly seen: Seen<T>;
  /** A signal of the session that changes with `follow`. */
  live<V>(read: () => V): Accessor<V>;
  /** After a step: new signals, and what happened in words, `said` last. What was said of the step before goes. */
  follow(events: readonly T['Event'][], said?: string): void;
}

export function createWatching<T extends GameTypes>(
  session: Session<T>,
  words: Words<T>,
  engine: Engine,
): Watching<T> {
  const { game, deal } = session;
  const [revision, setRevision] = createSignal(0);
  const [message, setMessage] = createSignal<Message>();
  const [happening, setHappening] = createSignal<Happening<T['Event']>>({ serial: 0, events: [] });

  const live = <V>(read: () => V) =>
    createMemo(() => {
      revision();
      return read();
    });

  const say: Watched['say'] = (text, tone = 'plain') => {
    if (text !== '') setMessage((last) => ({ text, tone, serial: (last?.serial ?? 0) + 1 }));
  };

  return {
    live,
    follow(events, said = '') {
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
    seen: {
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
    },
  };
}
