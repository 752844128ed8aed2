// What only tables of several people say: what happened and who did it, by name or "you"; refusals; hints; and the
// labels of the two table faces.

import type { Fact } from '../../../core/hint.ts';
import type { Move, Refusal, View, WitchesTypes } from '../../../games/witches/types/index.ts';
import type { PlayedEntry } from '../../../games/witches/types/potion.ts';
import {
  type HelpDegree,
  type HelpKind,
  isTableEvent,
  type PersonId,
  type ProposalKind,
  type SeatChoice,
  type TableEvent,
  type TableRefusal,
  type TurnState,
} from '../../../games/witches/types/table.ts';
import type { People, TableWords, Words } from '../../words.ts';
import { list } from '../formats.ts';
import { cellName, ownedBy, potionSentence } from './board-and-potions.ts';
import { hint } from './hints.ts';
import { choices as soloChoices } from './solo.ts';

const helpTexts: Readonly<Record<HelpDegree, string>> = {
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
  last: 'a last potion',
  giveUp: 'to give up',
  reveal: 'to open the recipe',
  help: 'another degree of help',
};

/** "Anna’s", "your". */
export const whose = (people: People, place: number) =>
  people.isYou(place) ? 'your' : ownedBy(people.name(place));

const entryText = ({ ingredient, seeds }: PlayedEntry) =>
  `${ingredient} with ${seeds === 1 ? 'one dot' : `${seeds} dots`}`;

/** Choices that are announced when they come up. */
const askTexts: Readonly<Partial<Record<SeatChoice, string>>> = {
  Painter: 'may split one garden by a line',
  Guesser: 'may test one potion with this plant',
  Genius: 'may change one thing of the potion before it is tested',
};

/** Guests without a phone have names of the table's own. */
function personName(person: PersonId, { table }: View, people: People): string {
  if (person > 0) return people.name(person);
  const guest =
    table?.kind === 'paper' ? table.people.find((one) => one.person === person) : undefined;
  return guest?.name ?? `Guest ${-person}`;
}

export function tableEventText(
  event: TableEvent & { readonly seat?: number },
  view: View,
  people: People,
): string {
  const { seat = 0 } = event;
  const own = people.isYou(seat);
  /** The verb in the third person, or in the second where the reader did it. */
  const does = (they: string, you: string) => (own ? `You ${you}` : `${people.name(seat)} ${they}`);
  const toWhom = (place: number) => (people.isYou(place) ? 'you' : people.name(place));
  const of = (place: number) => whose(people, place);
  switch (event.type) {
    case 'shared':
      return event.ruledOut === 0
        ? `${does('takes', 'take')} back a note about ${event.ingredient}.`
        : `${does('shares', 'share')} a note about ${event.ingredient}.`;
    case 'proposed':
      return `${does('proposes', 'propose')} ${proposalTexts[event.what]}.`;
    case 'agreed':
      return `${does('agrees', 'agree')}.`;
    case 'objected':
      return `${does('does', 'do')} not agree.`;
    case 'helpSet':
      return `Help at this table: ${helpTexts[event.degree]}.`;
    case 'askedHelp':
      return `${own ? 'You' : people.name(seat)} ${askedTexts[event.what]}.`;
    case 'allPoisoned':
      return 'All of you are poisoned.';
    case 'drafted':
      return '';
    case 'testerSet':
      return people.isYou(event.person)
        ? `Potion ${event.potion + 1} is yours now.`
        : `Potion ${event.potion + 1} is ${ownedBy(personName(event.person, view, people))} now.`;
    case 'joined':
      return `${event.name} is at the table.`;
    case 'became':
      return `${does('has', 'have')} a phone now.`;
    case 'turned':
      if (event.person === null) return 'No order of turns.';
      return people.isYou(event.person)
        ? 'It is your turn.'
        : `It is ${ownedBy(personName(event.person, view, people))} turn.`;
    case 'marked':
      return event.ingredients.length > 0
        ? `${does('is', 'are')} under ${event.effect}: ${event.ingredients.join(', ')}.`
        : `${does('is', 'are')} under ${event.effect}.`;
    case 'passedRound':
      return `${does('passes', 'pass')}.`;
    case 'passedFor':
      return people.isYou(event.other)
        ? `${does('passes', 'pass')} for you, as you were away.`
        : `${does('passes', 'pass')} for ${people.name(event.other)}, who is away.`;
    case 'rested':
      return people.isYou(event.other)
        ? 'Hard Ground: you miss this round.'
        : `Hard Ground: ${people.name(event.other)} misses this round.`;
    case 'roundEnded':
      return `Round ${event.round + 1} begins.`;
    case 'visited':
      return `${does('acts', 'act')} on ${of(event.other)} part.`;
    case 'copied':
      return `${does('copies', 'copy')} one of ${of(event.from)} gardens.`;
    case 'asksFor': {
      const task = askTexts[event.choice];
      return task === undefined ? '' : `${event.choice}: ${toWhom(seat)} ${task}.`;
    }
    case 'changed':
      return `${does('changes', 'change')} place ${event.slot + 1} of the potion.`;
    case 'declined':
      return `${does('leaves', 'leave')} ${event.choice} alone.`;
    case 'waits':
      return `Minimalist: ${of(seat)} full cauldron waits.`;
    case 'offered':
      return `${does('offers', 'offer')} ${entryText(event.entry)} to ${toWhom(event.to)}.`;
    case 'gave':
      return `${does('gets', 'get')} ${entryText(event.entry)} from ${toWhom(event.from)}.`;
    case 'refusedGift':
      return `${does('does', 'do')} not take ${of(event.from)} gift.`;
    case 'withdrew':
      return `${does('takes', 'take')} the offer back.`;
    case 'tookBack':
      return `${does('takes', 'take')} the last move back.`;
  }
}

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

/** First stage of a hint at a table. */
const tableIdeas: Readonly<Record<string, string>> = {
  tableBrew: 'Enough is known for your table to brew.',
  tablePotion: 'There is a potion that your table could work towards.',
  tableWait: 'Let the others go first.',
};

function tableFactText({ type, own, seat }: Fact, people: People): string | undefined {
  if (type === 'othersFirst')
    return 'In this round that takes others: there is nothing for you to do for it now.';
  if (type !== 'brewer') return undefined;
  return own === true
    ? 'It would be brewed on your part.'
    : `It would be brewed on ${whose(people, Number(seat))} part.`;
}

/** The proposed move, where only tables have it; undefined for other moves. */
function tableMoveText(move: Move | undefined, people: People): string | undefined {
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

const isOfTable = (type: Refusal['type']): type is TableRefusal =>
  Object.hasOwn(tableRefusalTexts, type);

/** Said of the player in a solo game, and of everybody at a table. */
const OF_ALL = ['gaveUp', 'revealed', 'ended'];

export const wordsAtTable = (
  { event, refusal }: Pick<Words<WitchesTypes>, 'event' | 'refusal'>,
  people: People,
): TableWords<WitchesTypes> => ({
  event(one, view) {
    if (isTableEvent(one)) return tableEventText(one, view, people);
    // The command line uses these words for solo games, too.
    if (view.table === null) return event(one, view);
    // Sentences that address a solo player, reworded for one of several.
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
    where: (one, view) => tableIdeas[one.technique] ?? hint.where(one, view),
    why(one, index, view) {
      const [fact] = one.steps[index]?.facts ?? [];
      return (fact && tableFactText(fact, people)) ?? hint.why(one, index, view);
    },
    what(one, view) {
      const { move, ...rest } = one;
      const told = (text: string | undefined) =>
        text === undefined ? undefined : `${hint.what(rest, view)} ${text}`.trim();
      if (move?.type !== 'seat') return told(tableMoveText(move, people)) ?? hint.what(one, view);
      const plain = { ...one, move: move.move };
      const line = told(tableMoveText(move.move, people)) ?? hint.what(plain, view);
      return people.isYou(move.seat) ? line : `${people.name(move.seat)}: ${line}`;
    },
  },
});

const dots = (count: number) => (count === 1 ? '1 dot' : `${count} dots`);
/** Without a name it is the reader. */
const wants = (name: string | undefined) => (name === undefined ? 'You want' : `${name} wants`);

const choices: Readonly<Record<SeatChoice, { readonly name: string; readonly ask: string }>> = {
  ...soloChoices,
  Painter: {
    name: 'Painter',
    ask: 'Choose two cells of one garden: a straight line between them splits it. Or leave it as it is.',
  },
  Guesser: { name: 'Guesser', ask: 'Make up a potion with this plant in it.' },
  Genius: {
    name: 'Genius',
    ask: 'The cauldron is full. You may change one thing before the High Witch tastes it: tap an ingredient.',
  },
};

const idle: Readonly<Record<TurnState, string>> = {
  open: 'It is your action.',
  acted: 'You have acted in this round. The others are on.',
  passed: 'You passed in this round.',
  resting: 'Hard Ground: you rest in this round.',
};

export const tableWords = {
  // People
  people: 'At the table',
  you: 'You',
  youWatch: 'You are watching.',
  presence: { silent: 'offline', away: 'away', gone: 'left' },
  noPhone: 'without a phone',
  under: (effects: readonly string[]) => effects.join(', '),
  noStatus: 'no effects',
  until: 'until the next test',
  allergicTo: (names: readonly string[]) => `That is ${list(names)}.`,
  /** Effects on people as the app carries them out. */
  screenStatuses: {
    Poison: 'Poisoned. If all of you are at the same time, the game is lost.',
    'Green Fingers':
      'The next grow gives two dots. Then the others may copy it in a garden that holds one of the same plants.',
    Piggyback: 'The next action may be on another player’s part: tap their name to go there.',
    Allergies: 'May not plant what was in that potion, nor grow a garden that holds it.',
    Distracted: 'Nothing grows beyond two dots.',
    Genius: 'May change one thing of the next potion before it is tasted.',
    Sharer: 'May plant only what the whole table has least of.',
    Minimalist: 'The next potion may hold one kind of ingredient only. A cauldron with more waits.',
    Copycat:
      'As an action, may copy another player’s garden into an own one with as many free cells; the dots start at one.',
  },
  greenUsed: (names: readonly string[]) =>
    `The double grow is used. The others may still copy it in a garden with ${list(names, 'or')}.`,
  piggybackUsed: 'The visit is used.',

  // Agreeing
  proposed: {
    last: (name: string | undefined) =>
      name === undefined ? 'You show your last potion' : `${name} shows a last potion`,
    giveUp: (name: string | undefined) => `${wants(name)} to give up`,
    reveal: (name: string | undefined) => `${wants(name)} to open the recipe`,
  },
  proposedHelp: {
    none: (name: string | undefined) => `${wants(name)} no help from the notebook`,
    check: (name: string | undefined) => `${wants(name)} the notebook to check notes`,
    all: (name: string | undefined) => `${wants(name)} the notebook to tell all it knows`,
  },
  votes: 'Who agrees',
  vote: { agreed: 'agrees ✓', open: 'not yet', away: 'away' },
  agree: 'I agree',
  object: 'Rather not',
  withdrawProposal: 'Never mind',
  goOnWithout: (names: readonly string[]) => `Go on without ${list(names)}`,

  // The notebook's help
  help: 'Help from the notebook',
  degrees: { none: 'No help', check: 'Checking notes', all: 'All it knows' },
  degreesAbout: {
    none: 'Nobody gets help: you think for yourselves.',
    check: 'Everybody may have their own notes checked against the answers.',
    all: 'Everybody may see what follows from the answers, ask for hints, and ask what the table should do.',
  },
  proposeHelp: (degree: string) => `Propose: ${degree.toLowerCase()}`,
  helpOpen: 'It is one setting for the whole table. All must agree, before the first potion.',
  helpFixed: 'The same for everybody, and settled since the first potion.',
  askedTimes: (times: number) => `Asked for help ${times === 1 ? 'once' : `${times} times`}.`,

  // Notes
  decoy: 'a decoy',
  nothingRuledOut: 'nothing noted',
  canOnlyBe: (names: readonly string[]) => `can only be ${list(names, 'or')}`,
  cannotBe: (names: readonly string[]) => `is not ${list(names, 'or')}`,
  sharedNotes: 'Shared notes',
  nothingShared: 'Nobody has shared a note yet. A note is an opinion, never proof.',
  yourSharing: 'Your notes',
  nothingNoted: 'You have noted nothing yet. What you note is yours alone until you share it.',
  share: 'Share',
  shareAgain: 'Share the change',
  unshare: 'Unshare',
  noteOn: (deed: string, name: string) => `${deed}: ${name}`,
  shareAll: 'Share all',
  noteHeld: '✓ right',
  noteFailed: '✗ wrong',
  whatWeHad: 'What we had in our notes',
  nobodyShowed: 'Nobody has shown their notes yet.',
  youHad: 'Your notes, which only you have seen:',
  showMine: 'Show them to everyone',

  // Paper
  turnShort: 'to act',
  writes: 'writing…',
  isOn: 'is on.',
  nextTurn: (name: string) => `Next: ${name}`,
  whose: 'Whose cauldron?',
  draftOf: (name: string) => `What ${name} is writing`,
  writesOwn: 'is writing their own potion:',
  writesFor: (tester: string | undefined) =>
    tester === undefined ? 'is writing a potion:' : `is writing ${ownedBy(tester)} potion:`,
  takeDraft: 'Take it over',
  draftTaken: (name: string) => `${ownedBy(name)} potion is in your cauldron now.`,
  leaveDraft: 'Drop mine',
  leaveDraftTo: (name: string) => `Drop mine and leave it to ${name}`,
  draftLeft: (name: string) => `${name} writes it. Your cauldron is empty.`,
  lastLeft: 'The game is lost by the poison. One last potion is left: write it, and agree on it.',
  thatIsMe: 'That is me',
  addGuest: 'Somebody without a phone',
  guestName: 'Name',
  add: 'Add',
  order: 'Turns',
  orderAbout:
    'On paper everybody acts at the same time. If you would rather take turns, they are kept here.',
  keepOrder: 'Keep an order of turns',
  whoseTurn: 'Whose turn is it?',
  noOrder: 'Play without an order',
  end: 'The end',
  endAbout: (last: boolean) =>
    `You lose when nobody at the table can act.${last ? ' This level then gives one free last potion, which all must agree on.' : ''}`,
  writeLast: 'Write the last potion',
  revealSure: {
    title: 'Open the recipe?',
    about:
      'Everybody at the table is asked. When all agree, the game ends and the recipe is shown.',
    act: 'Ask the others',
    cancel: 'Keep playing',
  },

  // On screen
  tabs: { board: 'Board', potions: 'Potions', notes: 'Notes', table: 'Table' },
  yourPart: 'Your part of the board',
  partOf: (name: string) => `${ownedBy(name)} part of the board`,
  /** Heard after a name. */
  partUnseen: '(part of the board)',
  yoursUnseen: '(your part of the board)',
  backToMine: 'Back to mine',
  decides: 'decides',
  acted: { open: 'to act', acted: 'acted ✓', passed: 'passed', resting: 'rests' },
  round: (round: number) => `Round ${round}:`,
  roundYours: (acted: number, seats: number) =>
    `${acted} of ${seats} have acted. It is your action.`,
  roundChoice: (acted: number, seats: number) =>
    `${acted} of ${seats} have acted. It is your choice.`,
  roundOthers: (acted: number, seats: number, names: readonly string[]) =>
    `${acted} of ${seats} have acted.${names.length > 0 ? ` Waiting for ${list(names)}.` : ''}`,
  pass: 'Pass',
  passFor: (name: string) => `Pass for ${name} (away)`,
  takeBack: 'Take it back',
  yourAction: {
    cauldrons: 'Tap a cell of your part to plant, grow or pluck there.',
    gardens: 'Tap a cell of your part to plant, grow or test there.',
  },
  idle,
  watchAbout: 'You are watching. Tap a name to look at that part of the board.',
  onItsWay: 'Your move is on its way.',
  choices,
  decline: 'No, thank you',
  visitCell: (name: string) => `This is ${ownedBy(name)} part: Piggyback lets you act here once.`,
  foreignCell: (name: string) => `This is ${ownedBy(name)} part.`,
  fullCauldron: 'This cauldron is full.',
  taste: 'Test this plant alone',
  copyGrow: (name: string) => `Grow as ${name} did, by two dots`,
  copyWhich: 'Copycat: copy another player’s garden into this one.',
  copyOf: (name: string, plants: readonly string[]) => `${name}: ${plants.join(', ')}`,
  sharerBars: 'Sharer: you may plant only what the whole table has least of.',
  allergiesBar: 'Allergies: you may not plant what was in your last potion.',
  allergiesBarGrowing:
    'Allergies: this garden holds what was in your last potion, so you may not grow it.',
  minimalistWaits:
    'Minimalist: more than one kind is in it, so it waits. It is tested right after your next potion.',
  minimalistBars: 'Minimalist: your next potion may hold one kind of ingredient only.',
  growTwice: 'by two dots',
  give: (name: string, count: number) => `Give away ${name} (${dots(count)})…`,
  giveTo: (plant: string) => `${plant}: whose cauldron shall it go into? They must say yes.`,
  /** Heard after the name of its owner. */
  cauldronUnseen: (cells: number, inside: readonly string[]) =>
    `(cauldron of ${cells}, ${inside.length === 0 ? 'empty' : `with ${inside.join('; ')}`})`,
  gift: 'A gift',
  offersYou: (plant: string) => `offers you ${plant}, for your cauldron.`,
  youOffer: (plant: string, name: string) => `You offered ${plant} to ${name}.`,
  accept: 'Take it',
  refuse: 'No, thank you',
  withdrawGift: 'Think again',
  news: 'The High Witch has answered',
  newsOf: (potion: number) => `Potion ${potion}:`,
  read: 'Read it',
  readNamed: (name: string) => `Read it: what the High Witch said to ${name}`,
  later: 'Later',
  waitingPotion: 'The potion in your cauldron',
  reseed: (name: string) => `Seeds of ${name}`,
  reseedTo: (name: string, seeds: number) =>
    `${name} with ${seeds} ${seeds === 1 ? 'seed' : 'seeds'}`,
  exchange: (name: string) => `Or take something else in place of ${name}:`,
  exchangeFor: (name: string, other: string) => `${other} in place of ${name}`,
  takeOut: (name: string) => `Take ${name} out`,
  asItIs: 'Test it as it is',
  guess: (name: string) =>
    `You may test any one potion that has ${name} in it. Nothing is used up.`,
  testGuess: 'Test this potion',
  lastHow:
    'Nothing more can be brewed. Write up to six ingredients and their seeds, and show them to the others: all must agree. The game ends with this potion.',
  proposeLast: 'Show it to the others',
  noLast: 'No last potion',
  rounds: 'Rounds and gifts',
  roundsAbout:
    'In every round each of you acts once, in any order: plant, grow or pluck on your own part, or pass. A full cauldron is tested at once.',
  giftsAbout:
    'In place of an action you may give one of your plants, as it is grown, into another player’s cauldron, if they take it.',
  screenEnd: (last: boolean) =>
    `You lose when in a whole round nobody can do anything but pass.${last ? ' Then one free last potion is left.' : ''}`,
  giveUpSure: {
    title: 'Give up together?',
    about:
      'Everybody at the table is asked. If this level has a last potion, you can still use it.',
    act: 'Ask the others',
    cancel: 'Keep playing',
  },
  plan: 'What should the table do?',
  planAbout:
    'The notebook thinks for all of you, from what all of you know. The others see that you asked.',
  planOff: 'Your table plays without this help.',
  askPlan: 'Ask the notebook',
  planning: 'Thinking…',
  planFor: (name: string, sure: boolean) =>
    `${sure ? 'This potion wins' : 'This potion tells most'}; it is brewed by ${name === 'You' ? 'you' : name}:`,
  steps: {
    plant: (name: string, cell: number) => `plant ${name}, ${cellName(cell)}.`,
    grow: (cell: number) => `grow the garden at ${cellName(cell)}.`,
    pluck: (cell: number) => `pluck the plant at ${cellName(cell)}.`,
    test: (cell: number) => `test the garden at ${cellName(cell)}.`,
    taste: (cell: number) => `test the plant at ${cellName(cell)} by itself.`,
    offer: (cell: number, name: string) =>
      `give the plant at ${cellName(cell)} to ${name === 'You' ? 'you' : name}.`,
  },
};
