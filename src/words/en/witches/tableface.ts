// What only tables of several people say, loaded with their faces.

import type { SeatChoice, TurnState } from '../../../games/witches/types/table.ts';
import { cellName } from './board.ts';
import { ownedBy } from './ownedby.ts';
import { choices as soloChoices } from './solo.ts';

/** Ada, Ben and Cy. */
const listed = (names: readonly string[], joined = 'and') =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${joined} ${names[names.length - 1]}`;

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

export const words = {
  // People
  people: 'At the table',
  you: 'You',
  youWatch: 'You are watching.',
  presence: { silent: 'offline', away: 'away', gone: 'left' },
  noPhone: 'without a phone',
  under: (effects: readonly string[]) => effects.join(', '),
  noStatus: 'no effects',
  until: 'until the next test',
  allergicTo: (names: readonly string[]) => `That is ${listed(names)}.`,
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
    `The double grow is used. The others may still copy it in a garden with ${listed(names, 'or')}.`,
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
  goOnWithout: (names: readonly string[]) => `Go on without ${listed(names)}`,

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
  canOnlyBe: (names: readonly string[]) => `can only be ${listed(names, 'or')}`,
  cannotBe: (names: readonly string[]) => `is not ${listed(names, 'or')}`,
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
    `${acted} of ${seats} have acted.${names.length > 0 ? ` Waiting for ${listed(names)}.` : ''}`,
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
