// Recovers the readable entries of a damaged save: all before the first broken line. Separate from save.ts because
// pages that open intact boards do not need it.

import { parseCode } from './code.ts';
import {
  chain,
  cutCheck,
  END_SHAPE,
  FORMAT,
  HEAD_LINES,
  HEADER_SHAPE,
  readEntry,
  type Save,
} from './save.ts';
import type { Entry } from './session.ts';

export interface Salvage {
  readonly save: Save;
  /** How many entries the save had, judging by the line numbers. */
  readonly entries: number;
}

/** All entries before the first damaged line. Each line is checked against the check written on the line before, so a
 * damaged head loses nothing as long as the code, which has its own check letters, is intact. */
export function salvageSave(text: string): Salvage | undefined {
  const lines = text.replace(/\r\n/g, '\n').split('\n');
  const [format, , third = ''] = lines;
  const [code, headCheck] = cutCheck(third);
  const parsed = parseCode(code);
  if (format !== FORMAT || !parsed.ok) return undefined;
  const { game, version } = parsed.value;
  const log: Entry[] = [];
  let check = headCheck;
  let at = 0;
  for (const line of lines.slice(HEAD_LINES)) {
    const [body, lineCheck] = cutCheck(line);
    const end = END_SHAPE.exec(body);
    const read = readEntry(body);
    const time = Number(end?.[2] ?? read?.at);
    if (chain(check, body) !== lineCheck || !(time >= at)) break;
    if (end) {
      at = time;
      break;
    }
    if (!read || Number(body.split(' ', 1)[0]) !== log.length + 1) break;
    log.push(read);
    check = lineCheck;
    at = time;
  }
  const numbers = lines.map((line) => Number(/^(?:end )?(\d{1,9}) /.exec(line)?.[1] ?? 0));
  const ofLog = Number(HEADER_SHAPE.exec(lines[1] ?? '')?.[2] ?? version);
  return {
    save: { game, version: ofLog, code, log, at },
    entries: Math.max(log.length, ...numbers.slice(HEAD_LINES)),
  };
}
