// The solo board has a table of keys of its own, beside the one of the High Witch page: never both at once.

import { expect, it } from 'vitest';
import { findClashes, shellKeys } from '../../../ui/keys.ts';
import { keys } from './board.tsx';

it('clashes with nothing of the shell or its own', () => {
  expect(findClashes({ shell: shellKeys, solo: keys })).toEqual([]);
});
