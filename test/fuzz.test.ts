// Any text into any decoder of any game: it never throws, and what it accepts it writes again as it was.
// Half of the texts are noise, half are valid texts with a little damage, check digits made anew.

import { beforeAll, describe, expect, it } from 'vitest';
import { parseCode, printCode } from '../src/core/code.ts';
import { checkParams, openCode } from '../src/core/deal.ts';
import type { Codec, Game } from '../src/core/game.ts';
import { replay } from '../src/core/replay.ts';
import { createRng, pick, type Rng } from '../src/core/rng.ts';
import { parseSave, printSave, saveOf } from '../src/core/save.ts';
import type { Session } from '../src/core/session.ts';
import { settingsCodec } from '../src/core/settings.ts';
import { damage, noise, signSave, unsignSave } from './forge.ts';
import { allGames, expectOk, newSession, playRandomly, plenty } from './harness.ts';
import { samples, soaking, spreadOf } from './samples.ts';

const TEXTS = soaking ? 100_000 : 2000;
const PATIENCE = 1_200_000;

/** Calls with noise and with damaged examples in turn; the message of a throw names the text. */
function feed(
  count: number,
  examples: readonly string[],
  rng: Rng,
  take: (text: string) => void,
): void {
  for (let round = 0; round < count; round++) {
    const example = round % 2 === 0 ? undefined : pick(examples, rng);
    const text = example === undefined ? noise(rng, 40) : damage(example, rng);
    try {
      take(text);
    } catch (error) {
      throw new Error(`at the text ${JSON.stringify(text)}`, { cause: error });
    }
  }
}

/** Accepted texts are written again as they were; the value is plain data with nothing lost. */
function takeInto<T>(codec: Codec<T>, then: (value: T) => void = () => {}) {
  return (text: string) => {
    const result = codec.decode(text);
    if (!result.ok) {
      if (!/^[a-z]\w*$/i.test(result.fault.code)) throw new Error('a fault without a code');
      return;
    }
    const again = codec.encode(result.value);
    if (again !== text) throw new Error(`accepted, and written again as ${again}`);
    then(result.value);
  };
}

/** A session of each preset: where the examples come from. */
function playExamples(game: Game, presets: readonly { readonly id: string }[]): Session[] {
  return presets.map((preset) => {
    const session = newSession(game, preset.id, 'fuzz');
    playRandomly(session, createRng(`fuzz/${preset.id}`), 25);
    return session;
  });
}

function wordsOf(session: Session): string[] {
  const { game, deal, state, view, log } = session;
  const due = game.timeout?.(deal.puzzle, state);
  const moves = [...game.legalMoves(view)].slice(0, 50);
  return [
    ...log.flatMap((entry) => entry.word ?? []),
    ...[...moves, ...(due ? [due.move] : [])].map((move) => game.moveCode.encode(move)),
  ];
}

const loaded = await Promise.all(allGames.map((entry) => entry.loadGame()));

describe.each(loaded)('$id', (game) => {
  const rngOf = (name: string) => createRng(`fuzz/${game.id}/${name}`);
  const bodyOf = (code: string) => expectOk(parseCode(code)).body;
  const presets = spreadOf(game.presets, 7);
  let sessions: readonly Session[] = [];
  let codes: readonly string[] = [];

  beforeAll(() => {
    sessions = playExamples(game, presets);
    codes = sessions.map((session) => session.deal.code);
  }, PATIENCE);

  it('reads every example that the damage begins with', () => {
    for (const session of sessions) {
      const text = printSave(saveOf(session, session.now));
      expect(signSave(unsignSave(text))).toBe(text);
      for (const word of wordsOf(session))
        expect(game.moveCode.encode(expectOk(game.moveCode.decode(word)))).toBe(word);
    }
  });

  it('settings', () => {
    const codec = settingsCodec(game.fields);
    const examples = game.presets.map((preset) => codec.encode(preset.params));
    const check = takeInto(codec, (params) => checkParams(game, params));
    feed(TEXTS, examples, rngOf('settings'), check);
  });

  it('puzzles of every preset', { timeout: PATIENCE }, () => {
    const count = Math.ceil(TEXTS / presets.length);
    for (const [index, preset] of presets.entries()) {
      const example = bodyOf(codes[index] ?? '');
      const check = takeInto(game.puzzleCode(preset.params));
      feed(count, [example], rngOf(`puzzle/${preset.id}`), check);
    }
  });

  it('moves, and whatever was read may be tried', { timeout: PATIENCE }, () => {
    const examples = [...new Set(sessions.flatMap(wordsOf))];
    const [session] = sessions;
    if (!session) throw new Error('a game has a preset');
    const { puzzle } = session.deal;
    const check = takeInto(game.moveCode, (move) => {
      game.apply(puzzle, session.state, move, session.now);
      game.hinted?.(puzzle, session.state, move, session.now);
    });
    feed(TEXTS, examples, rngOf('moves'), check);
  });

  it('codes', { timeout: PATIENCE }, () => {
    const check = takeInto({ encode: printCode, decode: parseCode });
    // Space and links are trimmed before a code is read; that is tested by itself.
    feed(TEXTS, codes, rngOf('codes'), (text) => check(text.replace(/\s/g, '')));
  });

  it('codes with the check digits made anew', { timeout: PATIENCE }, () => {
    const rng = rngOf('signed codes');
    for (let round = 0; round < samples(20_000); round++) {
      const code = expectOk(parseCode(pick(codes, rng) ?? ''));
      const part = rng.below(2) === 0 ? 'params' : 'body';
      const text = printCode({ ...code, [part]: damage(code[part], rng) });
      const opened = openCode(game, text, plenty());
      if (opened.ok && opened.value.code !== text)
        throw new Error(`${text} was opened as ${opened.value.code}`);
    }
  });

  it('saves', { timeout: PATIENCE }, () => {
    const examples = sessions.map((session) => printSave(saveOf(session, session.now)));
    const check = takeInto({ encode: printSave, decode: parseSave });
    feed(TEXTS, examples, rngOf('saves'), (text) =>
      check(`${text.replaceAll('\r\n', '\n').replace(/\n+$/, '')}\n`),
    );
  });

  it('saves with the check digits made anew, and replayed', { timeout: PATIENCE }, () => {
    const rng = rngOf('signed saves');
    const examples = sessions.map((session) => unsignSave(printSave(saveOf(session, session.now))));
    for (let round = 0; round < samples(5000); round++) {
      const lines = pick(examples, rng) ?? [];
      const place = 3 + rng.below(lines.length - 3);
      const text = signSave(lines.with(place, damage(lines[place] ?? '', rng)));
      const save = parseSave(text);
      if (!save.ok) continue;
      if (printSave(save.value) !== text) throw new Error(`written again otherwise: ${text}`);
      const session = replay(game, save.value);
      if (session.ok && printSave(saveOf(session.value, save.value.at)) !== text)
        throw new Error(`replayed as another game: ${text}`);
    }
  });
});
