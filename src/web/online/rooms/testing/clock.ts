// For tests: a clock that is moved by hand.

/** Time that only goes on when it is told to, with everything that falls due. */
export function madeClock() {
  const timers: { at: number; act: () => void }[] = [];
  const clock = {
    now: 0,
    after(millis: number, act: () => void) {
      const timer = { at: clock.now + millis, act };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
    /** Goes on in small steps, so that what follows from what falls due falls due in its turn. */
    async pass(millis: number, step = Math.max(millis / 20, 1)) {
      const end = clock.now + millis;
      while (clock.now < end) {
        clock.now = Math.min(end, clock.now + step);
        for (const timer of timers.filter(({ at }) => at <= clock.now)) {
          timers.splice(timers.indexOf(timer), 1);
          timer.act();
        }
        await settle();
      }
    },
  };
  return clock;
}
export type MadeClock = ReturnType<typeof madeClock>;

/** Until everything that needs no clock has happened; streams need a few turns of the real one. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setTimeout(resolve));
}
