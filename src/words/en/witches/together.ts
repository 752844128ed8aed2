// What happens at a table of several people, and why something does not. Names of people are put before it by whoever
// knows them; other seats are told by their number.

import type { Fact } from '../../../core/hint.ts';
import type { IngredientName } from '../../../games/witches/names/ingredients.ts';
import type { Move, Refusal, WitchesTypes } from '../../../games/witches/types/index.ts';
import type { PlayedEntry } from '../../../games/witches/types/potion.ts';
import {
  type HelpDegree,
  type HelpKind,
  isTableEvent,
  type Person,
  type ProposalKind,
  type SeatChoice,
  type TableEvent,
  type TableRefusal,
} from '../../../games/witches/types/table.ts';
import type { Words } from '../../words.ts';
import { cellName } from './board.ts';
import { potionSentence } from './potions.ts';

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

export const helpTexts: Readonly<Record<HelpDegree, string>> = {
  none: 'no help',
  check: 'checks of your own notes',
  all: 'hints and everything that follows',
};

const askedTexts: Readonly<Record<HelpKind, string>> = {
  check: 'had notes checked',
  follows: 'looked up what follows',
  hint: 'asked for a hint',
  plan: 'asked what the table should do',
};

const proposalTexts: Readonly<Record<ProposalKind, string>> = {
  last: 'proposes a last potion',
  giveUp: 'proposes to give up',
  reveal: 'proposes to open the recipe',
  help: 'proposes another degree of help',
};

const seatText = (seat: number) => `player ${seat}`;
const personText = (person: Person) => (person > 0 ? seatText(person) : `guest ${-person}`);
const entryText = ({ ingredient, seeds }: PlayedEntry) =>
  `${ingredient} with ${seeds === 1 ? 'one dot' : `${seeds} dots`}`;
const listText = (names: readonly IngredientName[]) => names.join(', ');
const askTexts: Readonly<Partial<Record<SeatChoice, string>>> = {
  Painter: 'Painter: one garden may be split by a line.',
  Guesser: 'Guesser: one potion with this plant may be tested.',
  Genius: 'Genius: one thing of the potion may be changed before it is tested.',
};

function tableEventText(event: TableEvent): string {
  switch (event.type) {
    case 'shared':
      return event.ruledOut === 0
        ? `takes back a note about ${event.ingredient}.`
        : `shares a note about ${event.ingredient}.`;
    case 'proposed':
      return `${proposalTexts[event.what]}.`;
    case 'agreed':
      return 'agrees.';
    case 'objected':
      return 'does not agree.';
    case 'helpSet':
      return `Help at this table: ${helpTexts[event.degree]}.`;
    case 'askedHelp':
      return `${askedTexts[event.what]}.`;
    case 'allPoisoned':
      return 'All of you are poisoned.';
    case 'drafted':
      return '';
    case 'testerSet':
      return `Potion ${event.potion + 1} is now from ${personText(event.person)}.`;
    case 'joined':
      return `${event.name} is at the table.`;
    case 'became':
      return 'has a phone now.';
    case 'turned':
      return event.person === null ? 'No order of turns.' : `Turn of ${personText(event.person)}.`;
    case 'marked':
      return event.ingredients.length > 0
        ? `is under ${event.effect}: ${listText(event.ingredients)}.`
        : `is under ${event.effect}.`;
    case 'passedRound':
      return 'passes.';
    case 'passedFor':
      return `passes for ${seatText(event.other)}, who is away.`;
    case 'rested':
      return `Hard Ground: ${seatText(event.other)} misses this round.`;
    case 'roundEnded':
      return `Round ${event.round + 1} begins.`;
    case 'visited':
      return `acts on the part of ${seatText(event.other)}.`;
    case 'copied':
      return `copies a garden of ${seatText(event.from)}.`;
    case 'asksFor':
      return askTexts[event.choice] ?? '';
    case 'changed':
      return `changes place ${event.slot + 1} of the potion.`;
    case 'declined':
      return `leaves ${event.choice} alone.`;
    case 'waits':
      return 'Minimalist: the full cauldron waits.';
    case 'offered':
      return `offers ${entryText(event.entry)} to ${seatText(event.to)}.`;
    case 'gave':
      return `gets ${entryText(event.entry)} from ${seatText(event.from)}.`;
    case 'refusedGift':
      return `does not take the gift of ${seatText(event.from)}.`;
    case 'withdrew':
      return 'takes the offer back.';
    case 'tookBack':
      return 'takes the last move back.';
  }
}

/** Where the idea of a hint at a table is. */
const ideas: Readonly<Record<string, string>> = {
  tableBrew: 'Enough is known for your table to brew.',
  tablePotion: 'There is a potion that your table could work towards.',
  tableWait: 'Let the others go first.',
};

function factText({ type, own, seat }: Fact): string | undefined {
  if (type === 'othersFirst')
    return 'In this round that takes others: there is nothing for you to do for it now.';
  if (type !== 'brewer') return undefined;
  return own === true
    ? 'It would be brewed on your part.'
    : `It would be brewed on the part of ${seatText(Number(seat))}.`;
}

/** What a hint proposes that only tables have; undefined for other moves. */
function moveText(move: Move | undefined): string | undefined {
  switch (move?.type) {
    case 'offer':
      return `Next: offer what grows at ${cellName(move.cell)} for the cauldron at ${cellName(move.into)}.`;
    case 'accept':
      return `Next: accept the gift of ${seatText(move.from)}.`;
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

/** The words of the game, with those of its tables. */
export const tableWords = ({ event, refusal, hint }: Told): Told => ({
  event(one, view) {
    if (isTableEvent(one)) return tableEventText(one);
    // What is said to one who plays alone, said of one among others.
    if (one.type === 'gaveUp') return 'The table gives up.';
    if (one.type === 'delayed') return 'Hard Ground: that costs the next round.';
    if (one.type === 'drizzled') return `Drizzle: ${one.cells.length} cells grew.`;
    return event(one, view);
  },
  refusal: (one) => (isOfTable(one.type) ? tableRefusalTexts[one.type] : refusal(one)),
  hint: {
    ...hint,
    where: (one, view) => ideas[one.technique] ?? hint.where(one, view),
    why(one, index, view) {
      const [fact] = one.steps[index]?.facts ?? [];
      return (fact && factText(fact)) ?? hint.why(one, index, view);
    },
    what(one, view) {
      const { move } = one;
      if (move?.type !== 'seat') return moveText(move) ?? hint.what(one, view);
      const plain = { ...one, move: move.move };
      return `Player ${move.seat}. ${moveText(move.move) ?? hint.what(plain, view)}`;
    },
  },
});
