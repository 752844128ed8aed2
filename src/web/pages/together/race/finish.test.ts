import { describe, expect, it } from 'vitest';
import { type FailedAnswer, unanswered } from '../../../../wire/service-api.ts';
import type { CommandOutcome } from '../../../online/rooms/room-client.ts';
import { madeClock, settle } from '../../../online/rooms/testing/rooms.ts';
import { createFinish } from './finish.tsx';

const failing = (status: number, code: string): CommandOutcome => {
  const failed: FailedAnswer = { ok: false, status, fault: { code } };
  return { type: 'failed', failed };
};

function finishing(...answers: readonly CommandOutcome[]) {
  const clock = madeClock();
  const sent: string[] = [];
  const finish = createFinish({
    log: () => 'the log',
    after: clock.after,
    async send(log) {
      sent.push(log);
      return answers[sent.length - 1] ?? { type: 'done', seq: 9 };
    },
  });
  return { clock, sent, finish };
}

describe('the finish of a race', () => {
  it('is sent once where all is well, however often it is asked for', async () => {
    const { clock, sent, finish } = finishing();
    finish.go();
    finish.go();
    await clock.pass(60_000, 5000);
    expect(sent).toEqual(['the log']);
    expect(finish.fault()).toBeUndefined();
  });

  it.each([
    { type: 'failed', failed: unanswered } as const,
    failing(503, 'busy'),
    failing(429, 'tooFrequent'),
  ])('is sent again until somebody answers, and says so meanwhile', async (trouble) => {
    const { clock, sent, finish } = finishing(trouble, trouble);
    finish.go();
    await settle();
    expect(finish.fault()?.code).toBe('unreachable');
    await clock.pass(20_000, 500);
    expect(sent).toHaveLength(3);
    expect(finish.fault()).toBeUndefined();
  });

  it('tells what the table will never take, and lets it be', async () => {
    const { clock, sent, finish } = finishing(failing(422, 'lineAltered'));
    finish.go();
    await clock.pass(60_000, 5000);
    expect([sent.length, finish.fault()?.code]).toEqual([1, 'lineAltered']);
  });

  it.each([
    failing(409, 'noRound'),
    { type: 'refused', refusal: { type: 'alreadyDone' } } as const,
    { type: 'refused', refusal: { type: 'raceOver' } } as const,
  ])('has nothing to tell where there is nothing left to send', async (answer) => {
    const { clock, sent, finish } = finishing(answer);
    finish.go();
    await clock.pass(30_000, 5000);
    expect([sent.length, finish.fault()]).toEqual([1, undefined]);
  });
});
