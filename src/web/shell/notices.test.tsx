import { createSignal, Show } from 'solid-js';
import { render } from 'solid-js/web';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../kit/dialog.tsx';
import { NoticePlace } from './noticeplace.tsx';
import { dismissNotice, notices, notify, spoken } from './notices.ts';

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

const place = (text: string) =>
  [...document.querySelectorAll('.notice')]
    .find(({ textContent }) => textContent?.includes(text))
    ?.closest('.notices')?.className;

describe('a notice', () => {
  it('is shown in the dialog that is open, else under the bar, else in the corner, and once', () => {
    const [board, setBoard] = createSignal(false);
    const [open, setOpen] = createSignal(false);
    end = render(
      () => (
        <>
          <NoticePlace class="corner" />
          <Show when={board()}>
            <NoticePlace class="strip" />
          </Show>
          <Dialog open={open()} title="Result" onClose={() => setOpen(false)}>
            <p>Won.</p>
          </Dialog>
        </>
      ),
      document.body,
    );
    notify({ text: 'The storage is full.', tone: 'bad' });
    expect(place('full')).toContain('corner');
    setBoard(true);
    expect(place('full')).toContain('strip');
    setOpen(true);
    expect(document.querySelector('dialog')?.textContent).toContain('full');
    expect(document.querySelectorAll('.notice')).toHaveLength(1);
    setOpen(false);
    expect(place('full')).toContain('strip');
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
