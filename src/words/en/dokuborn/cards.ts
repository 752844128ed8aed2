// The dialog of the card catalogue: what is in use, how to get a newer one, and what went wrong on the way.

import { list, thousands } from './count.ts';
import { cardFile } from './told.ts';

const MEGABYTE = 1_000_000;
/** New conditions that are named. */
const MOST_NAMED = 12;

export const cards = {
  ...cardFile,
  title: 'Card catalogue',
  ours: 'These cards come with Curio. Quest cards are left out.',
  yours: ({ source }: { readonly source: string }) =>
    `Your own card list${source === '' ? '' : `, from ${source}`}.`,
  versionIs: (version: string) => `Version ${version}.`,
  newOnes: (labels: readonly string[]) =>
    `New conditions: ${list(labels.slice(0, MOST_NAMED))}${labels.length > MOST_NAMED ? ', and more' : ''}.`,
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
  taken: (count: number) => `✓ ${thousands(count)} cards are in use now.`,
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
