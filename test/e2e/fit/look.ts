// What can be wrong with a screen, found in the page itself.

import type { Page } from '@playwright/test';

/** Phones, both ways; 200 % zoom; a tablet, a laptop, a large screen. */
export const SIZES: readonly (readonly [width: number, height: number])[] = [
  [320, 568],
  [390, 844],
  [844, 390],
  [640, 400],
  [768, 1024],
  [1280, 800],
  [2560, 1440],
];

export interface FitRow {
  readonly name: string;
  /** Opens a board and plays into the middle of it: a few moves, marks, a selection. */
  open(page: Page): Promise<void>;
  /** The whole board, as a selector. */
  readonly board: string;
  /** Its cells: what must be hit, and what nothing may cover. */
  readonly cells: string;
  /** What the player is asked to press next; the first that is shown has to be on the screen with the board. */
  readonly action: string;
  /** A board that may pan at these widths shows a usable part. */
  readonly pans?: (width: number, height: number) => boolean;
  /** Opens a hint; its card is `.hint-card`. */
  hint?(page: Page): Promise<void>;
}

const SMALLEST_TEXT = 12;
const SMALLEST_TARGET = 32;
/** Of a board that pans, at least this much of each side can be seen. */
const USABLE = 190;

export async function faultsOf(page: Page, row: FitRow): Promise<readonly string[]> {
  // Boards that measure themselves do so with the next frames.
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let count = 0; count < 4; count++) await frame();
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    );
  });
  const size = page.viewportSize();
  const pans = size !== null && (row.pans?.(size.width, size.height) ?? false);
  return page.evaluate(
    ({ board, cells, action, pans, text, target, usable }) => {
      const faults: string[] = [];
      const say = (fault: string) => {
        if (faults.length < 12) faults.push(fault);
      };
      const nameOf = (element: Element) =>
        `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(
          element.getAttribute('aria-label') ??
          element.textContent ??
          ''
        )
          .trim()
          .slice(0, 30)}”`;
      const round = (value: number) => Math.round(value * 10) / 10;
      const isSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('.unseen, .skip') === null;

      // Nothing sticks out.
      const scrollers = [document.documentElement, ...document.querySelectorAll('.stage')];
      for (const element of scrollers) {
        const over = element.scrollWidth - element.clientWidth;
        if (over > 0) say(`${nameOf(element).slice(0, 20)} sticks out by ${over} px`);
      }

      // Text that can be read.
      const small = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || !node.textContent?.trim() || !isSeen(parent)) continue;
        const scale =
          parent instanceof SVGGraphicsElement ? Math.abs(parent.getScreenCTM()?.d ?? 1) : 1;
        const drawn = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
        if (drawn < text - 0.05) small.add(`text of ${round(drawn)} px: ${nameOf(parent)}`);
      }
      for (const fault of [...small].slice(0, 5)) say(fault);

      // Targets that can be hit.
      const pressable =
        'button, a[href], input:not([type=hidden]), select, summary, [role=gridcell]';
      const missed = new Set<string>();
      for (const element of document.querySelectorAll(pressable)) {
        if (!isSeen(element)) continue;
        // A label around a small box is the target.
        const hit = element.closest('label') ?? element;
        const { width, height } = hit.getBoundingClientRect();
        if (width < target - 0.5 || height < target - 0.5)
          missed.add(`target of ${round(width)}x${round(height)} px: ${nameOf(element)}`);
      }
      for (const fault of [...missed].slice(0, 5)) say(fault);

      // The board and what is asked for, together.
      const inside = (box: DOMRect) => ({
        width: Math.min(box.right, innerWidth) - Math.max(box.left, 0),
        height: Math.min(box.bottom, innerHeight) - Math.max(box.top, 0),
      });
      /** What its scrollers let through. */
      const shownBox = (element: Element): DOMRect => {
        let { left, top, right, bottom } = element.getBoundingClientRect();
        for (let around = element.parentElement; around; around = around.parentElement) {
          if (getComputedStyle(around).overflow === 'visible') continue;
          const box = around.getBoundingClientRect();
          left = Math.max(left, box.left);
          top = Math.max(top, box.top);
          right = Math.min(right, box.right);
          bottom = Math.min(bottom, box.bottom);
        }
        return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
      };
      const field = document.querySelector(board);
      if (!field) return [...faults, `no board: ${board}`];
      const whole = field.getBoundingClientRect();
      const seen = inside(shownBox(field));
      const need = (side: number) => (pans ? Math.min(side, usable) : side - 1);
      if (seen.width < need(whole.width) || seen.height < need(whole.height))
        say(
          `of the board ${round(whole.width)}x${round(whole.height)} only ${round(seen.width)}x${round(seen.height)} is seen`,
        );
      const expectShown = (element: Element, what: string) => {
        const box = element.getBoundingClientRect();
        const part = inside(shownBox(element));
        if (part.width < box.width - 1 || part.height < box.height - 1)
          say(`${what} is not on the screen with the board: ${nameOf(element)}`);
      };
      const card = [...document.querySelectorAll('.hint-card')].find(isSeen);
      const asked = [...document.querySelectorAll(action)].find(isSeen);
      if (card) {
        // Long reasons scroll inside the place of the card; a short one is seen whole.
        const place = inside(shownBox(card));
        if (place.height < Math.min(60, card.clientHeight) || place.width < 120)
          say(`of the hint only ${round(place.width)}x${round(place.height)} is seen`);
      } else if (asked) expectShown(asked, 'what is asked for');
      else say(`nothing is asked for: ${action}`);

      // What is written in a cell stays in it; a small badge may hang over its corner.
      const spilt = [...field.querySelectorAll(cells)].filter(
        (cell) =>
          cell.scrollWidth > cell.clientWidth + 6 || cell.scrollHeight > cell.clientHeight + 6,
      );
      if (spilt[0]) say(`${spilt.length} cells do not hold what is in them: ${nameOf(spilt[0])}`);

      // Nothing lies over it.
      const covering = new Map<string, number>();
      for (const cell of field.querySelectorAll(cells)) {
        const box = cell.getBoundingClientRect();
        const shown = shownBox(cell);
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (x < shown.left || x > shown.right || y < shown.top || y > shown.bottom) continue;
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const over = document.elementFromPoint(x, y);
        if (!over || cell.contains(over) || over.contains(field)) continue;
        if (over.closest(cells) !== null) continue;
        covering.set(nameOf(over), (covering.get(nameOf(over)) ?? 0) + 1);
      }
      for (const [name, count] of covering) say(`${name} covers ${count} cells`);
      return faults;
    },
    {
      board: row.board,
      cells: row.cells,
      action: row.action,
      pans,
      text: SMALLEST_TEXT,
      target: SMALLEST_TARGET,
      usable: USABLE,
    },
  );
}
