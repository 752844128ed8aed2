// What is said at a table of several people besides what one hears alone: why something is not possible, hints for the
// table; what happens there is told by tableevents.ts.

import type { Fact } from '../../../core/hint.ts';
import type { Move, Refusal, WitchesTypes } from '../../../games/witches/types/index.ts';
import { isTableEvent, type TableRefusal } from '../../../games/witches/types/table.ts';
import type { People, TableWords, Words } from '../../words.ts';
import { cellName } from './board.ts';
import { potionSentence } from './potions.ts';
import { tableEventText, whose } from './tableevents.ts';

const tableRefusalTexts: Readonly<Record<TableRefusal, string>> = {
  notAtTable: 'You have no seat in this round: you are watching.',
  notSeated: 'Say first which seat does it.',
  paperOnly: 'This belongs to a table with boards on paper.',
  screenOnly: 'This belongs to a table on screen.',
  roomOnly: 'This belongs to a table of several people.',
  alreadyActed: 'Your action of this round is done. Wait for the others.',
  notYourPart: 'This is not your part of the board.',
  allergic: 'Allergies: that was in your last potion.',
  notFewest: 'Sharer: plant only what the table has fewest of.',
  minimalist: 'Minimalist: your next potion may hold one kind of ingredient only.',
  notCopycat: 'Only a Copycat may copy a garden.',
  nothingToCopy: 'Choose a garden of another player in which something grows.',
  tooFewFree: 'Your garden has too few free cells for that.',
  notGreen: 'Nobody’s Green Fingers can be copied here.',
  alreadyCopied: 'You have copied these Green Fingers already.',
  notVersatile: 'Nothing stands here that can be tested by itself.',
  lacksPlant: 'Guesser: the potion must hold what you have just planted.',
  noSlot: 'The potion has no such place.',
  sameEntry: 'That is as it was.',
  noOffer: 'This gift is no longer offered.',
  ownCauldron: 'Gifts go into the cauldron of another player.',
  nothingToTakeBack: 'There is nothing that you can take back.',
  noProposal: 'Nothing has been proposed.',
  alreadyAgreed: 'You have agreed already.',
  agreeFirst: 'Agree first.',
  helpFixed: 'How much help there is was settled with the first potion.',
  sameHelp: 'That is what the table has already.',
  helpOff: 'This table plays without that help.',
  sameShare: 'The others see this already.',
  draftChanged: 'This potion has changed meanwhile. Look at it again.',
  noTester: 'Say first whose cauldron it is.',
  noSuchPotion: 'There is no such potion.',
  sameTester: 'That is whose it is already.',
  badName: 'A name has one to 24 letters, and nobody else has it.',
  tableFull: 'Five people are at this table already.',
  noGuest: 'There is nobody of that name without a phone.',
  sameTurn: 'It is their turn already.',
  notAway: 'They are here: wait for them.',
};

/** Where the idea of a hint at a table is. */
const ideas: Readonly<Record<string, string>> = {
  tableBrew: 'Enough is known for your table to brew.',
  tablePotion: 'There is a potion that your table could work towards.',
  tableWait: 'Let the others go first.',
};

function factText({ type, own, seat }: Fact, people: People): string | undefined {
  if (type === 'othersFirst')
    return 'In this round that takes others: there is nothing for you to do for it now.';
  if (type !== 'brewer') return undefined;
  return own === true
    ? 'It would be brewed on your part.'
    : `It would be brewed on ${whose(people, Number(seat))} part.`;
}

/** What a hint proposes that only tables have; undefined for other moves. */
function moveText(move: Move | undefined, people: People): string | undefined {
  switch (move?.type) {
    case 'offer':
      return `Next: offer what grows at ${cellName(move.cell)} for the cauldron at ${cellName(move.into)}.`;
    case 'accept':
      return `Next: accept ${whose(people, move.from)} gift.`;
    case 'taste':
      return `Next: test the plant at ${cellName(move.cell)} by itself.`;
    case 'guess':
      return `Next: test ${potionSentence(move.entries)}.`;
    case 'change':
      return move.entry
        ? `Next: change place ${move.slot + 1} to ${potionSentence([move.entry])}.`
        : `Next: take out place ${move.slot + 1}.`;
    default:
      return undefined;
  }
}

type Told = Pick<Words<WitchesTypes>, 'event' | 'refusal' | 'hint'>;

const isOfTable = (type: Refusal['type']): type is TableRefusal =>
  Object.hasOwn(tableRefusalTexts, type);

/** Said of one who plays alone, and at a table of all. */
const OF_ALL = ['gaveUp', 'revealed', 'ended'];

/** The words of the game, with those of its tables. */
export const tableWords = (
  { event, refusal, hint }: Told,
  people: People,
): TableWords<WitchesTypes> => ({
  event(one, view) {
    if (isTableEvent(one)) return tableEventText(one, view, people);
    // The command line has these words for every game, also for one that somebody plays alone.
    if (view.table === null) return event(one, view);
    // What is said to one who plays alone, said of one among others.
    if (one.type === 'gaveUp') return 'The table gives up.';
    if (one.type === 'delayed')
      return `Hard Ground: that costs ${one.seat === undefined ? 'the' : whose(people, one.seat)} next round.`;
    if (one.type === 'drizzled') return `Drizzle: ${one.cells.length} cells grew.`;
    return event(one, view);
  },
  isWhole: (one) => isTableEvent(one) || one.type === 'delayed' || OF_ALL.includes(one.type),
  refusal: (one) => (isOfTable(one.type) ? tableRefusalTexts[one.type] : refusal(one)),
  hint: {
    ...hint,
    where: (one, view) => ideas[one.technique] ?? hint.where(one, view),
    why(one, index, view) {
      const [fact] = one.steps[index]?.facts ?? [];
      return (fact && factText(fact, people)) ?? hint.why(one, index, view);
    },
    what(one, view) {
      const { move, ...rest } = one;
      const told = (text: string | undefined) =>
        text === undefined ? undefined : `${hint.what(rest, view)} ${text}`.trim();
      if (move?.type !== 'seat') return told(moveText(move, people)) ?? hint.what(one, view);
      const plain = { ...one, move: move.move };
      const line = told(moveText(move.move, people)) ?? hint.what(plain, view);
      return people.isYou(move.seat) ? line : `${people.name(move.seat)}: ${line}`;
    },
  },
});
