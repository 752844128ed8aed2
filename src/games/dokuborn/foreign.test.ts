// Codes of the original in texts, and what only looks like one.

import { expect, test } from 'vitest';
import { findForeign } from '../index.ts';

const code = '3:YzEsYzIsYzMsYzQsYzUsYzY=';

test.each([
  ['alone', code, code],
  ['with white space around', ` ${code}\n`, code],
  ['in a sentence', `Try “${code}”, it is hard.`, code],
  ['in angle brackets', `<${code}>`, code],
  ['in quotation marks', `"${code}"`, code],
  ['before a full stop', `Here it is: ${code}.`, code],
  ['between lines', `My puzzle\n${code}\nhave fun`, code],
  ['a broken one alone, to be told', '3:Yz', '3:Yz'],
  ['one without a size', ':YzEs', ':YzEs'],
  ['a time of day', 'at 3:45 in the afternoon', undefined],
  ['a port', 'http://localhost:8080/hudoku', undefined],
  ['words', 'hello', undefined],
])('%s', (_name, text, found) => {
  const foreign = findForeign(text);
  expect(foreign?.code).toBe(found);
  expect(foreign?.manifest.id).toBe(found === undefined ? undefined : 'dokuborn');
});
