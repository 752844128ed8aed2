// What the lesson player and its offer say, whatever the game.

export const lesson = {
  title: (game: string) => `How to play ${game}`,
  step: (step: number, steps: number) => `${step} of ${steps}`,
  next: 'Next',
  back: 'Back',
  skip: 'Skip the lesson',
  skipShort: 'Skip',
  play: 'Play',
  again: 'Once more',
  board: 'Lesson board',
  otherwise: 'Not yet: do what is marked, then go on.',
  readFirst: 'Read this first, then press Next.',
  later: 'That is for a real game. Here, do what is marked.',
  failed: 'The lesson would not load. You find it under More, How to play.',
  offer: {
    title: (game: string) => `New to ${game}?`,
    about: 'Learn it on a tiny board. It takes about a minute, and nothing is counted.',
    start: 'Show me how',
    skip: 'I know it, play',
    small: (game: string) => `New to ${game}? There is a one-minute lesson.`,
    dismissed: 'You find the lesson under More, How to play.',
  },
};
