// What is read on the stage: fights, and the great moments of a game.

const HEART = '♥\uFE0E';
const GEM = '♦\uFE0E';

export const stage = {
  heart: HEART,
  gem: GEM,
  plusHearts: (amount: number) => `+${amount} ${HEART}`,
  plusGems: (amount: number) => `+${amount} ${GEM}`,
  /** What a card has just given. */
  given: ({ gems, hearts, items }: { gems: number; hearts: number; items: readonly unknown[] }) =>
    [
      hearts > 0 ? `+${hearts} ${HEART}` : '',
      gems > 0 ? `+${gems} ${GEM}` : '',
      items.length > 0 ? '+1 ★' : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  /** The fate card, with what Queens have added, and what is needed. */
  against: (fate: number, bonus: number, need: number) =>
    `${fate}${bonus > 0 ? ` + ${bonus}` : ''} against ${need}+`,
  verdicts: {
    waits: 'Your move',
    beaten: '✓ Beaten',
    critical: '★ Natural 10!',
    struck: '✕ It strikes',
  },
  played: {
    king: 'Draw again',
    queen: 'The Queen helps',
    jack: 'Turned down',
    joker: 'The Joker',
  },
  closings: {
    queen: {
      title: () => 'The Dragon Queen falls',
      about: 'From now on an exit leads home.',
    },
    fled: { title: () => 'The Queen flees', about: 'She waits in the next level.' },
    level: {
      title: (level: number) => `Level ${level}`,
      about: 'All 27 cards are shuffled again.',
    },
    exit: { title: () => 'Daylight', about: 'You are out, and the Dragon Queen is beaten.' },
    victory: { title: () => 'A natural 10!', about: 'The Dragon Queen falls, and you have won.' },
    death: { title: () => 'You fall', about: 'No heart is left.' },
    trapped: { title: () => 'Trapped', about: 'There is no way on.' },
  },
};
