import type { JSX } from 'solid-js';
import { render } from 'solid-js/web';
import { afterEach, describe, expect, it } from 'vitest';
import type { DailyNumbers, Rarity } from '../../wire/service-api.ts';
import type { PickNames } from '../board/face.ts';
import { spoken } from '../ui/announce.ts';
import ServiceSettings from './consent.tsx';
import { NumbersPart, OthersCard, RarityPart, rarityLine } from './numbers.tsx';
import { DAY, fewNumbers, given, madeTab, refusing, settle, unanswered } from './testing.ts';

const noNames = async () => undefined;
let end = () => {};
afterEach(() => {
  end();
  document.body.replaceChildren();
});

function show(what: () => JSX.Element): HTMLElement {
  end = render(what, document.body);
  return document.body;
}

const text = () => document.body.textContent?.replace(/\s+/g, ' ') ?? '';
const press = (name: string) => {
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  );
  if (!button) throw new Error(`no button ${name} in: ${text()}`);
  button.click();
};

const you = {
  status: 'won',
  solved: true,
  millis: 70_000,
  moves: 30,
  hints: 0,
  counted: true,
  percentile: 73,
} as const;

const many: DailyNumbers = {
  players: 60,
  final: false,
  histogram: [
    [64_000, 10],
    [76_096, 30],
    [90_496, 12],
  ],
  solvedShare: 52 / 60,
  you,
};

describe('the numbers of a daily', () => {
  it.each([
    [{ players: 0 }, 'Nobody yet; from 30 on you see how you compare.'],
    [{ players: 1 }, '1 person so far; from 30 on you see how you compare.'],
    [{ players: 12 }, '12 people so far; from 30 on you see how you compare.'],
    [{ players: 29, final: true }, '29 people that day. It takes 30 for a comparison.'],
    [{ players: 0, final: true }, 'Nobody sent a result that day.'],
  ])('are honest where there are few: %j', (few, sentence) => {
    show(() => <NumbersPart numbers={{ ...fewNumbers, ...few }} fewest={30} own={you} />);
    expect(text()).toBe(sentence);
    expect(document.querySelector('svg')).toBeNull();
  });

  it("show the player's percentile, how many players there are, and that it is not final", () => {
    show(() => <NumbersPart numbers={many} fewest={30} />);
    expect(text()).toContain('Ahead of 73 % of 59 others');
    expect(text()).toContain(
      '60 people played; 87 % solved it. So far. Final when the day is over',
    );
    expect(text()).toContain('You are here');
  });

  it.each([
    [100, 'Ahead of all 59 others'],
    [0, 'All 59 others were quicker'],
  ])('have a sentence for the ends: %i', (percentile, sentence) => {
    show(() => <NumbersPart numbers={{ ...many, you: { ...you, percentile } }} fewest={30} />);
    expect(text()).toContain(sentence);
  });

  it('are final once the day has closed', () => {
    show(() => <NumbersPart numbers={{ ...many, final: true }} fewest={30} />);
    expect(text()).toContain('Final.');
    expect(text()).not.toContain('So far');
  });

  it('are a picture with a sentence and a table beside it', () => {
    const body = show(() => <NumbersPart numbers={many} fewest={30} />);
    expect(body.querySelector('svg')?.getAttribute('aria-label')).toBe(
      'Solving times of 52 people. Most took 1:04 to 1:16. You took 1 minute 10 seconds.',
    );
    expect(body.querySelectorAll('rect')).toHaveLength(3);
    expect(body.querySelectorAll('rect.mine')).toHaveLength(1);
    const rows = [...body.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    expect(rows).toEqual(['0:53 to 1:0410', '1:04 to 1:1630 · You', '1:16 to 1:3012']);
    expect([...body.querySelectorAll('th[scope]')]).toHaveLength(5);
  });

  it('of those who send nothing still show where they would be', () => {
    const { you: _, ...others } = many;
    const own = { millis: 80_000, solved: true };
    const body = show(() => <NumbersPart numbers={others} fewest={30} own={own} />);
    expect(text()).not.toContain('Ahead');
    expect(body.querySelectorAll('rect.mine')).toHaveLength(1);
  });

  it('have no place for a run that has no time to compare', () => {
    const lost = { ...you, status: 'lost', solved: false, percentile: null } as const;
    const body = show(() => <NumbersPart numbers={{ ...many, you: lost }} fewest={30} />);
    expect(body.querySelector('rect.mine')).toBeNull();
    expect(text()).toContain('You are counted among the players.');
  });

  it('say that a late result is not counted', () => {
    const late = { ...you, counted: false };
    show(() => <NumbersPart numbers={{ ...many, final: true, you: late }} fewest={30} />);
    expect(text()).toContain('Ahead of 73 % of 60 others');
    expect(text()).toContain('compared, not counted');
  });
});

const names: PickNames = {
  choice: (card) => ({ 1: 'Abu', 2: 'Elsa', 3: 'Max' })[card],
  cell: (cell) => `A${cell + 1}`,
  columns: () => 2,
};

const rarity: Rarity = {
  players: 50,
  final: false,
  cells: [
    [
      { card: 1, share: 0.5 },
      { card: 2, share: 0.024 },
    ],
    [{ card: 9, share: 0.3 }],
  ],
  you: { score: 102.4, cards: [2, null] },
};

describe('rarity', () => {
  it('has a score and the share of every own card', () => {
    const body = show(() => <RarityPart rarity={rarity} names={names} />);
    expect(text()).toContain('102.4 Rarity score');
    expect(text()).toContain('lower is rarer. An empty cell counts 100.');
    const cells = [...body.querySelectorAll('.others-grid li')].map(
      ({ textContent }) => textContent,
    );
    expect(cells).toEqual(['A1Elsa2.4\u00a0%', 'A2Empty100 %']);
    expect(body.querySelector('table')).toBeNull();
    expect(text()).toContain('shown when the day has closed');
  });

  it('shows the most chosen and the rarest once the day has closed', () => {
    const body = show(() => <RarityPart rarity={{ ...rarity, final: true }} names={names} />);
    const rows = [...body.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'A1Abu (50\u00a0%)Elsa (2.4\u00a0%)',
      'A2Card 9 (30\u00a0%)Card 9 (30\u00a0%)',
    ]);
  });

  it('tells those who have not played nothing while the day is open', () => {
    const { you: _, ...others } = rarity;
    show(() => <RarityPart rarity={{ ...others, cells: [] }} names={names} />);
    expect(text()).toContain('What others chose is shown to those who have sent their own grid');
  });

  it('goes into the share text where it is known', () => {
    const line = (known: Rarity | undefined) =>
      rarityLine({ knownRarity: () => known }, DAY, 'dokuborn');
    expect(line(rarity)).toBe('Rarity score 102.4 among 50 people so far; lower is rarer.');
    expect(line({ ...rarity, final: true })).toBe(
      'Rarity score 102.4 among 50 people; lower is rarer.',
    );
    expect(line({ ...rarity, you: { score: null, cards: [] } })).toBeUndefined();
    expect(line(undefined)).toBeUndefined();
  });
});

describe('the card of other people', () => {
  const own = { millis: 70_000, solved: true };
  const open = (tab: ReturnType<typeof madeTab>, more: { own?: typeof own } = { own }) =>
    show(() => (
      <OthersCard day={DAY} game="hudoku" loadNames={noNames} service={tab.service} {...more} />
    ));

  it.each([
    ['a host of files', refusing(404, 'badAnswer')],
    ['no connection', unanswered],
  ])('is not there where there is no service: %s', async (_name, answer) => {
    const tab = madeTab();
    tab.client.answers.set('about', answer);
    open(tab);
    await settle();
    expect(text()).toBe('');
  });

  it('asks first, says what is sent and kept, and sends only then', async () => {
    const tab = madeTab();
    tab.service.finished(DAY, 'hudoku', 'hudoku-1');
    open(tab);
    await settle();
    expect(text()).toContain('See how others did?');
    expect(text()).toContain('no name, no account');
    expect(text()).toContain('30 days');
    expect(text()).toContain('400 days');
    expect(tab.client.asked).toEqual(['about']);
    press('Send my daily results');
    await settle();
    expect(tab.client.asked.filter((line) => line.startsWith('send'))).toHaveLength(1);
    expect(text()).toContain('12 people so far');
    expect(text()).toContain('Replayed');
    // The button is gone: what came of it has the focus, and is said.
    expect(document.activeElement?.textContent).toBe('How others did');
    expect(spoken()).toContain('12 people so far');
  });

  it('does not ask for consent where the dialog does', async () => {
    const tab = madeTab();
    show(() => (
      <OthersCard
        day={DAY}
        game="hudoku"
        loadNames={noNames}
        service={tab.service}
        own={own}
        isAsked
      />
    ));
    await settle();
    expect(text()).toContain('12 people so far');
    expect(document.querySelector('button')).toBeNull();
  });

  it('takes no for an answer and shows the numbers all the same', async () => {
    const tab = madeTab();
    open(tab);
    await settle();
    press('Don’t send');
    await settle();
    expect(text()).toContain('12 people so far');
    expect(text()).toContain('Your result is not among them.');
    expect(tab.client.asked.some((line) => /^(send|register)/.test(line))).toBe(false);
    press('Send my results');
    await settle();
    expect(tab.client.asked.some((line) => line.startsWith('send'))).toBe(true);
  });

  it('does not call a result missing while it is being asked for', async () => {
    const tab = madeTab();
    await tab.service.meet();
    tab.service.decline();
    tab.client.numbers = () => new Promise(() => {});
    open(tab);
    await settle();
    expect(text()).toContain('Asking how others did…');
    expect(text()).not.toContain('not among them');
  });

  it('asks nothing where nothing was finished', async () => {
    const tab = madeTab();
    open(tab, {});
    await settle();
    expect(text()).toContain('12 people so far');
    expect(document.querySelector('button')).toBeNull();
  });

  it('says once that the server is down, keeps the result, and shows the numbers when it is back', async () => {
    const tab = madeTab();
    await tab.service.meet();
    tab.service.agree();
    for (const begin of ['register', 'numbers']) tab.client.answers.set(begin, unanswered);
    tab.service.finished(DAY, 'hudoku', 'hudoku-1');
    await settle();
    open(tab);
    await settle();
    expect(text()).toContain('Your result is kept here and sent later; nothing is lost.');
    end();
    document.body.replaceChildren();
    open(tab);
    await settle();
    expect(text()).toContain('Your result is not sent yet.');
    tab.client.answers.clear();
    await tab.pass(60_000);
    expect(text()).toContain('12 people so far');
    expect(text()).not.toContain('not sent');
  });

  it('says that an answer was not understood, and asks again', async () => {
    const tab = madeTab();
    tab.client.answers.set('numbers', refusing(200, 'badAnswer'));
    tab.service.decline();
    open(tab);
    await settle();
    expect(text()).toContain('It may run another version of Curio.');
    tab.client.answers.clear();
    press('Try again');
    await settle();
    expect(text()).toContain('12 people so far');
  });

  it('says why a result was not counted', async () => {
    const tab = madeTab();
    tab.service.agree();
    tab.client.answers.set('send', refusing(422, 'otherPuzzle'));
    tab.service.finished(DAY, 'hudoku', 'hudoku-1');
    await settle();
    open(tab);
    await settle();
    expect(text()).toContain('could not count this result: it is not the puzzle of that day.');
  });

  it('keeps the figures of a moment ago when the next are missing', async () => {
    const tab = madeTab();
    tab.service.decline();
    tab.client.answers.set('numbers', given(many));
    open(tab);
    await settle();
    tab.client.answers.set('numbers', unanswered);
    await tab.service.numbers(DAY, 'hudoku');
    await settle();
    expect(text()).toContain('60 people played');
  });
});

describe('the settings', () => {
  const open = (tab: ReturnType<typeof madeTab>) =>
    show(() => <ServiceSettings service={tab.service} />);
  const box = () => document.querySelector<HTMLInputElement>('input');

  it('say nothing of a service that is not there', async () => {
    const tab = madeTab();
    tab.client.answers.set('about', unanswered);
    open(tab);
    await settle();
    expect(text()).toBe('');
  });

  it('turn sending on and off', async () => {
    const tab = madeTab();
    open(tab);
    await settle();
    expect(box()?.checked).toBe(false);
    box()?.click();
    await settle();
    expect([tab.service.consent(), box()?.checked]).toEqual(['yes', true]);
    box()?.click();
    await settle();
    expect([tab.service.consent(), box()?.checked]).toEqual(['no', false]);
    expect(text()).toContain('Delete what I sent');
  });

  it('delete when the server is back, and say what was done', async () => {
    const tab = madeTab();
    tab.service.agree();
    tab.client.answers.set('forget', unanswered);
    expect(await tab.service.deleteAll()).toBe('later');
    open(tab);
    await settle();
    expect(text()).toContain('the deletion is done as soon as it answers.');
    tab.client.answers.clear();
    press('Try now');
    await settle();
    expect(text()).toContain('Deleted. The server has nothing of you any more.');
    expect(box()?.checked).toBe(false);
  });

  it('say how many results wait', async () => {
    const tab = madeTab();
    tab.service.agree();
    tab.client.answers.set('register', unanswered);
    tab.service.finished(DAY, 'hudoku', 'hudoku-1');
    await settle();
    open(tab);
    await settle();
    expect(text()).toContain('1 result not sent yet.');
  });
});
