import { expect, test } from 'vitest';
import { embeddedTexts } from '../../../data/card-files.ts';
import { abilityOf, partsOf } from './whole-card.tsx';

test.each([
  ['gets -1 ¤ until', ['gets -1 ', { sign: 'strength' }, ' until']],
  ['⟳, 2 ⬡ — Draw', [{ sign: 'exert' }, ', 2 ', { sign: 'ink' }, ' — Draw']],
  ['+1 ⛉ and 1 ◊', ['+1 ', { sign: 'willpower' }, ' and 1 ', { sign: 'lore' }]],
  ['No sign.', ['No sign.']],
  ['', []],
])('%j has its signs', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test('every sign of the rules texts is known', async () => {
  const { of } = await embeddedTexts();
  const odd = new Set<string>();
  for (const { rules } of of.values())
    for (const part of partsOf(rules))
      for (const letter of typeof part === 'string' ? part : '')
        if (/[^\p{L}\p{N}\p{P}\s+=◦]/u.test(letter)) odd.add(letter);
  expect([...odd]).toEqual([]);
});

test('the name of an ability stands in front', () => {
  expect(abilityOf('DRAW THEM OUT Your Heroes gain Ward.')).toEqual({
    name: 'DRAW THEM OUT',
    rest: 'Your Heroes gain Ward.',
  });
});
