// The page of a board writes the journal of a step within the call, before anything of the step is on the page.

import { MemoryRouter, Route } from '@solidjs/router';
import { render } from 'solid-js/web';
import { afterEach, expect, it, vi } from 'vitest';
import { words as toyWords } from '../../../words/en/toy/index.ts';
import type { Words } from '../../../words/words.ts';
import { plainFace } from '../../board/plain.tsx';
import { recordOf, storage, toySession } from '../../play/testing.ts';
import { OwnBoard } from './own-board.tsx';

// The toy is no game of the app: nothing is dealt ahead of it.
vi.mock('../../play/wiring.ts', () => ({
  dealer: { dealAhead: () => undefined },
  library: { engineFor: () => ({ run: () => new Promise(() => undefined) }) },
}));

// What is loaded later is not part of this.
vi.mock('./panels.tsx', () => ({
  takeTabSeat: () => ({ state: () => 'own', stepped: () => undefined }),
}));
vi.stubGlobal('requestIdleCallback', () => 0);

let end = () => {};
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.replaceChildren();
});

async function openPage() {
  const disk = storage();
  const boards = await disk.boards();
  const session = toySession();
  const stored = await boards.save(recordOf(session));
  if (!stored.ok) throw new Error('not stored');
  const nothing = () => undefined;
  const Page = () => (
    <OwnBoard
      session={session}
      record={stored.value}
      boards={boards}
      words={toyWords as Words}
      face={plainFace}
      newcomer={false}
      onNew={nothing}
      onNext={nothing}
      onDeal={async () => undefined}
      onSame={nothing}
      onTitle={nothing}
      onWatch={nothing}
      onPrint={nothing}
      onLeave={nothing}
      onCopied={nothing}
      onReload={nothing}
    />
  );
  end = render(
    () => (
      <MemoryRouter>
        <Route path="/" component={Page} />
      </MemoryRouter>
    ),
    document.body,
  );
  await vi.waitFor(() => expect(shown()).toBeDefined());
  return disk;
}

const shown = () => document.querySelector('.plain-board')?.textContent;

it('a step is in both places of the journal before the page shows it, and within the press', async () => {
  const disk = await openPage();
  const before = shown();
  const seen: (string | null | undefined)[] = [];
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem(key: string) {
      if (key.startsWith('curio.journal ')) seen.push(`local ${shown() === before}`);
    },
    removeItem: () => undefined,
  });
  const put = disk.database.put;
  Object.assign(disk.database, {
    put: (...[table, record]: Parameters<typeof put>) => {
      if (table === 'journal') seen.push(`database ${shown() === before}`);
      return put(table, record);
    },
  });
  document.querySelector<HTMLButtonElement>('.plain-moves button')?.click();
  // Nothing has been waited for.
  expect(seen).toEqual(['database true', 'local true']);
  expect(shown()).not.toBe(before);
});
