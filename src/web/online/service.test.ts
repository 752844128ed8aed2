import { describe, expect, it } from 'vitest';
import { memoryStore } from '../storage/local-store.ts';
import {
  about,
  agreed,
  DAY,
  given,
  lastingShelf,
  ME,
  madeClient,
  madeTab,
  onTheWay,
  refusing,
  sendLine,
  settle,
  unanswered,
} from './testing.ts';

const MINUTE = 60_000;
describe('meeting the service', () => {
  it('is asked once', async () => {
    const { service, client } = madeTab();
    expect(await Promise.all([service.meet(), service.meet()])).toEqual(['here', 'here']);
    await service.meet();
    expect(client.asked).toEqual(['about']);
    expect(service.fewest()).toBe(30);
  });

  it('takes the limits that it says', async () => {
    const { service, client } = madeTab();
    client.answers.set('about', given({ ...about, limits: { fewest: 50 } }));
    await service.meet();
    expect(service.fewest()).toBe(50);
  });

  it.each([
    ['another program', given({ ...about, name: 'other' })],
    ['one without numbers', given({ ...about, features: ['rooms'] })],
    ['a host of files', refusing(404, 'badAnswer')],
    ['a page for everything', refusing(200, 'badAnswer')],
  ])('is nobody, and never asked again: %s', async (_name, answer) => {
    const { service, client } = madeTab();
    client.answers.set('about', answer);
    expect(await service.meet()).toBe('absent');
    await service.meet();
    expect(client.asked).toEqual(['about']);
  });

  it.each([
    ['no connection', unanswered],
    ['a broken one', refusing(502, 'badAnswer')],
    ['a busy one', refusing(429, 'tooFrequent', 1000)],
  ])('shows nothing to strangers and is asked again: %s', async (_name, answer) => {
    const { service, client } = madeTab();
    client.answers.set('about', answer);
    expect(await service.meet()).toBe('absent');
    client.answers.clear();
    expect(await service.meet()).toBe('here');
  });

  it('that is down is reported to players who take part', async () => {
    const { service, client } = await agreed();
    client.answers.set('about', unanswered);
    expect(await service.meet()).toBe('down');
    expect([service.tellOutage(), service.tellOutage()]).toEqual([true, false]);
    client.answers.clear();
    expect(await service.meet()).toBe('here');
    expect(service.tellOutage()).toBe(true);
  });
});

describe('asking', () => {
  it('comes before anything is sent, and what was finished before is sent then', async () => {
    const { service, client } = madeTab();
    service.finished(DAY, 'hudoku', 'hudoku-1');
    service.finished(DAY, 'pikachu', 'pikachu-1');
    await settle();
    expect([service.consent(), client.asked]).toEqual(['ask', []]);
    expect(service.uploadState(DAY, 'hudoku')).toEqual({ type: 'none' });
    service.agree();
    await settle();
    expect(service.consent()).toBe('yes');
    expect(client.asked).toEqual([`register ${ME}`, sendLine('hudoku'), sendLine('pikachu')]);
    expect([service.waiting(), service.taken()]).toEqual([0, 2]);
  });

  it('that is answered with no forgets what waited, and keeps nothing more', async () => {
    const { service, client, shelf } = madeTab();
    service.finished(DAY, 'hudoku', 'hudoku-1');
    service.decline();
    service.finished(DAY, 'pikachu', 'pikachu-1');
    await settle();
    expect([client.asked, shelf.keys()]).toEqual([[], ['consent']]);
  });

  it('is not done where the browser keeps nothing', async () => {
    const { service, client } = madeTab({ shelf: memoryStore() });
    expect(service.canTakePart).toBe(false);
    service.finished(DAY, 'hudoku', 'hudoku-1');
    service.agree();
    await settle();
    expect(client.asked).toEqual([]);
  });

  it('can be answered otherwise later, and the result of today goes along', async () => {
    const { service, client } = madeTab();
    service.decline();
    await service.sendStored(DAY, 'hudoku');
    expect(client.asked).toEqual([
      `register ${ME}`,
      `send ${DAY} hudoku ${ME} log-of-result-hudoku`,
    ]);
  });

  it('hears of what another tab has sent', async () => {
    const tab = await agreed();
    tab.service.changed(true);
    expect(tab.service.taken()).toBe(1);
  });

  it('was answered in another tab', async () => {
    const shelf = lastingShelf();
    const [here, there] = [madeTab({ shelf }), madeTab({ shelf })];
    here.service.agree();
    there.service.changed(false);
    expect(there.service.consent()).toBe('yes');
  });
});

describe('sending', () => {
  it('is sent once, however often it is requested', async () => {
    const { service, client, pass } = await agreed('hudoku');
    await service.wake();
    await pass(60 * MINUTE);
    expect(client.asked).toEqual([`register ${ME}`, sendLine('hudoku')]);
  });

  it.each([
    ['no connection', unanswered],
    ['a server that is down', refusing(502, 'badAnswer')],
    ['a page in its place', refusing(200, 'badAnswer')],
    ['a service turned off', refusing(404, 'badAnswer')],
    ['one that fails inside', refusing(500, 'failed')],
    ['one behind a proxy set up wrongly', refusing(403, 'otherOrigin')],
  ])('is tried again later: %s', async (_name, answer) => {
    const tab = madeTab();
    tab.client.answers.set('send', answer);
    tab.service.agree();
    tab.service.finished(DAY, 'hudoku', 'hudoku-1');
    await settle();
    expect([tab.service.waiting(), tab.service.uploadState(DAY, 'hudoku')]).toEqual([
      1,
      { type: 'waiting' },
    ]);
    tab.client.answers.clear();
    await tab.pass(20 * MINUTE);
    expect([tab.service.waiting(), tab.service.presence()]).toEqual([0, 'here']);
    expect(tab.service.uploadState(DAY, 'hudoku')).toEqual({ type: 'none' });
  });

  it('waits longer every time, and no longer than half an hour', async () => {
    const tab = madeTab();
    tab.client.answers.set('register', unanswered);
    tab.service.agree();
    tab.service.finished(DAY, 'hudoku', 'hudoku-1');
    await settle();
    const waits: number[] = [];
    for (let round = 0; round < 9; round++) {
      const wait = (tab.timers[0]?.at ?? 0) - tab.clock.now;
      waits.push(wait);
      await tab.pass(wait);
    }
    expect(tab.timers).toHaveLength(1);
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1800, 1800].map((s) => s * 1000));
  });

  it.each([
    ['busy', 503],
    ['tooFrequent', 429],
  ])('keeps away as long as it is told, even when it is woken: %s', async (code, status) => {
    const tab = madeTab();
    tab.client.answers.set('send', refusing(status, code, 3 * MINUTE));
    tab.service.agree();
    tab.service.finished(DAY, 'hudoku', 'hudoku-1');
    await settle();
    const asked = tab.client.asked.length;
    tab.client.answers.clear();
    // That numbers are told meanwhile does not mean that the result cannot be judged.
    await tab.service.numbers(DAY, 'pikachu');
    expect(tab.service.uploadState(DAY, 'hudoku')).toEqual({ type: 'waiting' });
    tab.client.asked.pop();
    await tab.pass(2 * MINUTE);
    await tab.service.wake();
    expect(tab.client.asked).toHaveLength(asked);
    await tab.pass(2 * MINUTE);
    expect(tab.service.waiting()).toBe(0);
  });

  it('goes on at once when the connection is back', async () => {
    const tab = madeTab();
    tab.client.answers.set('register', unanswered);
    tab.service.agree();
    tab.service.finished(DAY, 'hudoku', 'hudoku-1');
    await settle();
    tab.client.answers.clear();
    await tab.service.wake();
    expect(tab.service.waiting()).toBe(0);
  });

  it.each([
    ['a log that does not hold', 422, 'badLine'],
    ['another puzzle', 422, 'otherPuzzle'],
    ['one that is too long', 413, 'tooLarge'],
    ['a day that never was', 404, 'badDay'],
  ])('is given up where the service says no: %s', async (_name, status, code) => {
    const tab = madeTab();
    tab.client.answers.set(`send ${DAY} hudoku`, refusing(status, code));
    tab.service.agree();
    tab.service.finished(DAY, 'hudoku', 'hudoku-1');
    tab.service.finished(DAY, 'pikachu', 'pikachu-1');
    await settle();
    expect(tab.service.uploadState(DAY, 'hudoku')).toEqual({ type: 'refused', fault: { code } });
    expect([tab.service.waiting(), tab.service.taken()]).toEqual([0, 1]);
  });

  it.each([
    ['an older or newer one', 422, 'otherVersion'],
    ['a clock that is behind', 422, 'dayNotBegun'],
    ['one that does not know the game', 404, 'unknownGame'],
  ])(
    'is kept for the next visit where it cannot be judged yet: %s',
    async (_name, status, code) => {
      const shelf = lastingShelf();
      const tab = madeTab({ shelf });
      tab.client.answers.set(`send ${DAY} hudoku`, refusing(status, code));
      await tab.service.meet();
      tab.service.agree();
      tab.service.finished(DAY, 'hudoku', 'hudoku-1');
      tab.service.finished(DAY, 'pikachu', 'pikachu-1');
      await settle();
      expect(tab.service.uploadState(DAY, 'hudoku')).toEqual({ type: 'postponed' });
      expect(tab.service.taken()).toBe(1);
      await tab.pass(60 * MINUTE);
      expect(tab.client.asked.filter((line) => line.includes('hudoku'))).toHaveLength(1);
      const next = madeTab({ shelf });
      await next.service.wake();
      expect(next.client.asked).toEqual([sendLine('hudoku')]);
    },
  );

  it('is not held up by one that the judge fails at', async () => {
    const tab = madeTab();
    tab.client.answers.set(`send ${DAY} hudoku`, refusing(503, 'judgeFailed', 2000));
    tab.service.agree();
    tab.service.finished(DAY, 'hudoku', 'hudoku-1');
    tab.service.finished(DAY, 'pikachu', 'pikachu-1');
    await settle();
    expect([tab.service.taken(), tab.service.waiting()]).toEqual([1, 1]);
  });

  it('makes itself known again to a service that has forgotten it', async () => {
    const tab = await agreed('hudoku');
    let first = true;
    const { sendLog } = tab.client;
    Object.assign(tab.client, {
      sendLog: (...args: Parameters<typeof sendLog>) => {
        const answer = sendLog(...args);
        const unknown = first;
        first = false;
        return unknown ? Promise.resolve(refusing(401, 'unknownPlayer')) : answer;
      },
    });
    tab.service.finished(DAY, 'pikachu', 'pikachu-1');
    await settle();
    expect(tab.client.asked.slice(2)).toEqual([
      sendLine('pikachu'),
      `register ${ME}`,
      sendLine('pikachu'),
    ]);
    expect(tab.service.waiting()).toBe(0);
  });

  it('takes along what is finished while another is on its way', async () => {
    const tab = await agreed();
    const arrive = onTheWay(tab.client);
    tab.service.finished(DAY, 'hudoku', 'hudoku-1');
    await settle();
    tab.service.finished(DAY, 'pikachu', 'pikachu-1');
    await settle();
    arrive();
    await settle();
    expect(tab.client.asked.slice(-2)).toEqual([sendLine('hudoku'), sendLine('pikachu')]);
    expect(tab.service.waiting()).toBe(0);
  });

  it('drops a result whose log is gone', async () => {
    const tab = madeTab({ more: { loadLog: async () => undefined } });
    tab.service.agree();
    tab.service.finished(DAY, 'hudoku', 'hudoku-1');
    await settle();
    expect([tab.client.asked, tab.service.waiting()]).toEqual([[], 0]);
  });

  it('outlives a database that fails', async () => {
    let fails = true;
    const loadLog = async (id: string) => {
      if (fails) throw new Error('closed');
      return `log-of-${id}`;
    };
    const tab = madeTab({ more: { loadLog } });
    tab.service.agree();
    tab.service.finished(DAY, 'hudoku', 'hudoku-1');
    await settle();
    fails = false;
    await tab.pass(MINUTE);
    expect(tab.service.waiting()).toBe(0);
  });

  it('goes on across visits', async () => {
    const shelf = lastingShelf();
    const before = madeTab({ shelf });
    before.client.answers.set('send', unanswered);
    before.service.agree();
    before.service.finished(DAY, 'hudoku', 'hudoku-1');
    await settle();
    const after = madeTab({ shelf });
    await after.service.wake();
    expect(after.client.asked).toEqual([sendLine('hudoku')]);
    expect(after.service.waiting()).toBe(0);
  });

  it('is done by one tab; the other goes on should it be closed', async () => {
    const shelf = lastingShelf();
    let held = true;
    const alone = async (work: () => Promise<void>) => {
      if (held) return false;
      await work();
      return true;
    };
    const tab = madeTab({ shelf, more: { alone } });
    tab.service.agree();
    tab.service.finished(DAY, 'hudoku', 'hudoku-1');
    await settle();
    expect(tab.client.asked).toEqual([]);
    held = false;
    await tab.pass(MINUTE);
    expect(tab.service.waiting()).toBe(0);
  });

  it('of the same by two tabs without locks is by the same player', async () => {
    const shelf = lastingShelf();
    const client = madeClient();
    const tabs = [madeTab({ shelf, client }), madeTab({ shelf, client })];
    tabs[0]?.service.agree();
    tabs[0]?.service.finished(DAY, 'hudoku', 'hudoku-1');
    tabs[1]?.service.finished(DAY, 'hudoku', 'hudoku-1');
    await Promise.all(tabs.map(({ service }) => service.wake()));
    const sent = client.asked.filter((line) => line.startsWith('send'));
    expect(new Set(sent)).toEqual(new Set([sendLine('hudoku')]));
    expect(tabs[0]?.service.waiting()).toBe(0);
  });
});

describe('what it tells', () => {
  it('is asked with the secret of those who have one', async () => {
    const { service, client } = madeTab();
    await service.numbers(DAY, 'hudoku');
    service.agree();
    await service.rarity(DAY, 'dokuborn');
    expect(client.asked).toEqual([`numbers ${DAY} hudoku nobody`, `rarity ${DAY} dokuborn ${ME}`]);
    expect(service.knownRarity(DAY, 'dokuborn')).toMatchObject({ players: 12 });
    expect(service.knownRarity(DAY, 'hudoku')).toBeUndefined();
  });

  it('or does not tell says whether it is there', async () => {
    const { service, client } = madeTab();
    await service.meet();
    client.answers.set('numbers', unanswered);
    await service.numbers(DAY, 'hudoku');
    expect(service.presence()).toBe('down');
    client.answers.clear();
    await service.numbers(DAY, 'hudoku');
    expect(service.presence()).toBe('here');
  });
});
