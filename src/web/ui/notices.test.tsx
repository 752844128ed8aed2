import { createSignal, Show } from 'solid-js';
import { render } from 'solid-js/web';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { spoken } from './announce.ts';
import { Dialog } from './dialog.tsx';
import { BriefNotice, dismissNotice, NoticePlace, notices, notify } from './notices.tsx';

let end: () => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  end();
  for (const notice of notices()) dismissNotice(notice);
  document.body.replaceChildren();
  vi.useRealTimers();
});

const where = (text: string) =>
  [...document.querySelectorAll('.notice')]
    .filter(({ textContent }) => textContent?.includes(text))
    .map((notice) => (notice.closest('dialog, .floating, .board') ?? document.body).className);

describe('a notice', () => {
  it('is shown once: in the dialog that is open, else with the board, else in the corner', () => {
    const [board, setBoard] = createSignal(false);
    const [open, setOpen] = createSignal(false);
    end = render(
      () => (
        <>
          <NoticePlace floating />
          <Show when={board()}>
            <div class="board">
              <BriefNotice />
              <NoticePlace />
            </div>
          </Show>
          <Dialog open={open()} title="Result" onClose={() => setOpen(false)}>
            <p>Won.</p>
          </Dialog>
        </>
      ),
      document.body,
    );
    notify({ text: 'The storage is full.', tone: 'bad' });
    expect(where('full')).toEqual(['notices floating']);
    setBoard(true);
    expect(where('full')).toEqual(['board']);
    notify({ text: 'Copied.', tone: 'plain' });
    expect(where('Copied')).toEqual(['board']);
    setOpen(true);
    notify({ text: 'No puzzle was found.', tone: 'bad' });
    expect(where('found')).toEqual(['dialog']);
    // What was there before stays where it is.
    expect(where('full')).toEqual(['board']);
    setOpen(false);
    expect(where('found')).toEqual(['board']);
  });

  it('that only confirms leaves by itself, one that matters does not', () => {
    notify({ text: 'Copied.', tone: 'plain' });
    notify({ text: 'Not saved.', tone: 'bad' });
    notify({
      text: 'Your board is kept.',
      tone: 'plain',
      action: { label: 'Back', act: () => {} },
    });
    expect(spoken()).toBe('Your board is kept.');
    vi.advanceTimersByTime(60_000);
    expect(notices().map(({ text }) => text)).toEqual(['Not saved.', 'Your board is kept.']);
  });
});
