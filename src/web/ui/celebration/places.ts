// Where the pieces of a celebration come to rest, in hundredths of the screen, and when each sets out. Under reduced
// motion they are simply there: the places are a picture of their own.

export type Motion = 'wave' | 'burst' | 'rain' | 'rise';

export interface Place {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
  /** From 0, at once, to 1, last. */
  readonly delay: number;
}

/** Spread evenly without a pattern: the golden ratio never comes back to where it was. */
const spread = (index: number, offset = 0) => (index * 0.618034 + offset) % 1;

const tilt = (index: number, most: number) => Math.round((spread(index, 0.3) - 0.5) * 2 * most);

function placeOf(motion: Motion, index: number, count: number): Place {
  const share = count > 1 ? index / (count - 1) : 0.5;
  switch (motion) {
    case 'wave':
      return {
        x: 8 + 84 * share,
        y: 46 - 12 * Math.sin(share * Math.PI * 2),
        turn: tilt(index, 8),
        delay: share,
      };
    case 'burst': {
      const angle = (index / count) * Math.PI * 2;
      const reach = index % 2 === 0 ? 1 : 0.62;
      return {
        x: 50 + 40 * reach * Math.cos(angle),
        y: 47 + 34 * reach * Math.sin(angle),
        turn: tilt(index, 30),
        delay: spread(index) * 0.5,
      };
    }
    case 'rain':
      return {
        x: 6 + 88 * share,
        y: 20 + 56 * spread(index),
        turn: tilt(index, 25),
        delay: spread(index, 0.5),
      };
    case 'rise':
      return {
        x: 50 + 40 * Math.sin((share - 0.5) * Math.PI * 0.95),
        y: 62 - 46 * Math.cos((share - 0.5) * Math.PI * 0.85) * (0.7 + 0.3 * spread(index)),
        turn: tilt(index, 20),
        delay: spread(index),
      };
  }
}

export function placesOf(motion: Motion, count: number): readonly Place[] {
  return Array.from({ length: count }, (_, index) => placeOf(motion, index, count));
}
