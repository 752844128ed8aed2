// For those who see Dokuborn for the first time: four short pages.

export interface Lesson {
  readonly title: string;
  readonly body: readonly string[];
}

const lessons: readonly Lesson[] = [
  {
    title: 'Two conditions, one card',
    body: [
      'Every row and every column asks for something: an ink, a cost, a keyword.',
      'Name a Lorcana card for each cell that meets both its row and its column. No card may be used twice.',
    ],
  },
  {
    title: 'Pick a cell and type a name',
    body: [
      'Press a cell and type part of a name. Slips do no harm: “elza snow quen” finds Elsa - Snow Queen.',
      'Choose from the list with the arrows and Enter, or with a tap.',
    ],
  },
  {
    title: 'Wrong cards are explained',
    body: [
      'You are told which condition a card misses, and why: “Cost 4: this card costs 3”.',
      'In free play you may guess as often as you like. Classic gives you one guess a cell and three more.',
    ],
  },
  {
    title: 'Rare answers score more',
    body: [
      'An answer that few would think of earns up to 100 points.',
      'Hints for a cell come in four steps; only the last one, the card itself, takes its points away. You can also ask whether the grid can still be filled.',
    ],
  },
];

export const tutorial = {
  title: 'Tutorial',
  lessons,
  page: (page: number, pages: number) => `${page} of ${pages}`,
  next: 'Next',
  back: 'Back',
  skip: 'Skip',
  play: 'Play',
};
