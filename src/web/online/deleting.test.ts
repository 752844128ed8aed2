import { describe, expect, it } from 'vitest';
import {
  agreed,
  DAY,
  ME,
  madeTab,
  onTheWay,
  refusing,
  sendLine,
  settle,
  unanswered,
} from './testing.ts';

const MINUTE = 60_000;

describe('deleting', () => {
  it('deletes there and here, and sends nothing more', async () => {
    const { service, client, shelf } = await agreed('hudoku');
    expect(await service.deleteAll()).toBe('deleted');
    expect(client.asked.at(-1)).toBe(`forget ${ME}`);
    expect([shelf.keys(), service.isKnown(), service.consent()]).toEqual([
      ['consent'],
      false,
      'no',
    ]);
    service.finished(DAY, 'pikachu', 'pikachu-1');
    await service.wake();
    expect(client.asked.at(-1)).toBe(`forget ${ME}`);
  });

  it('leaves no seat, no waiting move and no name of tables here', async () => {
    const { service, shelf } = await agreed('hudoku');
    for (const key of ['room.a', 'seen.a', 'move.a.000000000000001.x', 'name']) shelf.set(key, '1');
    await service.deleteAll();
    expect(shelf.keys()).toEqual(['consent']);
  });

  it('offline keeps the wish across visits until it is done', async () => {
    const tab = await agreed('hudoku');
    tab.client.answers.set('forget', unanswered);
    expect(await tab.service.deleteAll()).toBe('later');
    expect([tab.service.isKnown(), tab.service.deletionWaits()]).toEqual([false, true]);
    const next = madeTab({ shelf: tab.shelf });
    expect(next.service.deletionWaits()).toBe(true);
    await next.service.wake();
    expect(next.client.asked).toEqual([`forget ${ME}`]);
    expect([next.service.deletionWaits(), next.shelf.keys()]).toEqual([false, ['consent']]);
  });

  it('is not done when another server answers', async () => {
    const tab = await agreed('hudoku');
    tab.client.answers.set('forget', refusing(200, 'badAnswer'));
    expect(await tab.service.deleteAll()).toBe('later');
  });

  it('lets the player take part again under a new identity', async () => {
    const tab = await agreed('hudoku');
    tab.client.answers.set('forget', unanswered);
    await tab.service.deleteAll();
    tab.service.agree();
    tab.service.finished(DAY, 'pikachu', 'pikachu-1');
    await settle();
    tab.client.answers.clear();
    await tab.service.wake();
    const other = 'AgIC';
    expect(tab.client.asked.slice(-3)).toEqual([
      `forget ${ME}`,
      `register ${other}`,
      sendLine('pikachu', other),
    ]);
  });

  it('while a result is on its way deletes that, too', async () => {
    const tab = await agreed();
    const arrive = onTheWay(tab.client);
    tab.service.finished(DAY, 'hudoku', 'hudoku-1');
    await settle();
    const deleted = tab.service.deleteAll();
    await settle();
    arrive();
    expect(await deleted).toBe('deleted');
    expect(tab.client.asked).toEqual([`register ${ME}`, sendLine('hudoku'), `forget ${ME}`]);
    expect(tab.shelf.keys()).toEqual(['consent']);
  });

  it.each([
    ['arrives all the same', undefined],
    ['finds nobody there any more', refusing(401, 'unknownPlayer')],
  ])('in another tab, while a result %s, leaves nobody behind', async (_name, answer) => {
    const tab = await agreed('pikachu');
    const other = madeTab({ shelf: tab.shelf });
    const arrive = onTheWay(tab.client);
    tab.service.finished(DAY, 'hudoku', 'hudoku-1');
    await settle();
    expect(await other.service.deleteAll()).toBe('deleted');
    if (answer) tab.client.answers.set('send', answer);
    const before = tab.client.asked.length;
    arrive();
    await settle();
    await tab.pass(MINUTE);
    expect(tab.client.asked.slice(before)).toEqual([sendLine('hudoku'), `forget ${ME}`]);
    expect(tab.shelf.keys()).toEqual(['consent']);
  });

  it('sends no request if nothing was ever sent', async () => {
    const tab = madeTab();
    expect(await tab.service.deleteAll()).toBe('deleted');
    expect(tab.client.asked).toEqual([]);
  });
});
