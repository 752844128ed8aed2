// What the app must know of the page that it finds.

/** Is something shown that was drawn beforehand? */
export const showsFirst = (): boolean => document.documentElement.dataset['first'] !== undefined;

/** Milliseconds; a browser that never says that it has painted is not waited for. */
const PATIENCE = 300;

/** What was drawn beforehand is on the screen before the app makes the page busy. */
export const firstPainted = (): Promise<void> =>
  new Promise((resolve) => {
    if (!showsFirst() || document.hidden) return resolve();
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, PATIENCE);
  });
