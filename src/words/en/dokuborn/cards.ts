// The dialog of the card catalogue: what is in use, how to get a newer one, and what went wrong on the way.

import { plural } from './count.ts';
import { cardFile } from './told.ts';

const MEGABYTE = 1_000_000;

export const cards = {
  ...cardFile,
  title: 'Card catalogue',
  beforeVersion: 'In use: version ',
  afterVersion: (kept: boolean) =>
    `${kept ? ', your own card list.' : ', which comes with Curio.'} Quest cards are left out.`,
  address: 'Address of a card file (LorcanaJSON)',
  whenAsked: 'Nothing is downloaded until you press Update.',
  update: 'Update',
  stop: 'Stop',
  drop: 'Or drop the file allCards.json here, or choose it:',
  backToOwn: 'Back to the cards that come with Curio',
  goOn: 'Continue',
  asking: 'Asking…',
  checking: 'Checking the cards…',
  got: (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`,
  taken: (count: number, version: string) =>
    `${plural(count, 'card')} in use now: version ${version}.`,
  ownAgain: 'The cards that come with Curio are in use now.',
  failed: (problem: string) => `${problem} Nothing was changed.`,
  cannotGoOn: 'Your current grid needs cards this file lacks. Finish it or give it up first.',
  download: {
    notAnAddress: () => 'This is not a web address. One starts with https://.',
    refused: (detail: string) => `The server answers ${detail}.`,
    tooLong: () => 'The answer is too long for a card file.',
    unreachable: () =>
      'The address does not answer, or does not let this page read it. Get the file in another way and drop it here.',
  },
};
