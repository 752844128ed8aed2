// What is said around playing together: rooms, the people in them, races, and what can go wrong on the way.

import type { NamedText } from '../words.ts';
import { clockText, count } from './formats.ts';

/** Ways in which a level can be dealt at a table. */
const variants: Readonly<Record<string, NamedText>> = {
  cauldrons: {
    name: 'with cauldrons',
    about: 'What has grown goes into a cauldron. As soon as that is full, the potion is tested.',
  },
  gardens: {
    name: 'gardens only',
    about: 'The simple board: no cauldrons. You test a whole garden at once.',
  },
};

/** 1st, 2nd, 3rd, 4th … */
function nth(value: number): string {
  const tens = value % 100;
  const ending = tens > 10 && tens < 14 ? undefined : ['st', 'nd', 'rd'][(value % 10) - 1];
  return `${value}${ending ?? 'th'}`;
}

/** "Ada, Ben and 3 others": no more than four names. */
function listed(names: readonly string[]): string {
  const shown = names.length > 5 ? [...names.slice(0, 4), `${names.length - 4} others`] : names;
  const [last = '', ...before] = [...shown].reverse();
  return before.length === 0 ? last : `${before.reverse().join(', ')} and ${last}`;
}

/** How far two are apart; the clock only where it says more. */
function apart(millis: number): string {
  if (millis < 1000) return 'less than a second';
  return millis < 60_000 ? count(Math.floor(millis / 1000), 'second') : clockText(millis);
}

/** At a table: what others do, and how the line to the room stands. */
export const roomWords = {
  /** What another member did. */
  by: (name: string, what: string) => `${name}: ${what}`,
  /** A place whose player is not known. */
  empty: (place: number) => `Player ${place}`,
  came: (name: string) => `${name} is here.`,
  left: (name: string) => `${name} has left.`,
  removed: (name: string) => `${name} was sent away.`,
  chair: (name: string) => `${name} leads the table now.`,
  locked: 'The room is locked: nobody else can come in.',
  unlocked: 'The room is open again.',
  dealt: 'A new game is on the table.',
  ended: 'The room is closed.',
  /** Several updates arrived while the page was hidden. */
  missedMoves: (moves: number) => `${count(moves, 'move')} made while you were away.`,
  /** Own moves that came too late. */
  faster: (moves: number) =>
    moves > 1
      ? `Somebody was faster, so your ${moves} moves were not made. Look at the board and choose again.`
      : 'Somebody was faster, so your move was not made. Look at the board and choose again.',
  watching: 'You are watching this game. You play in the next one.',
  notHere: 'That isn’t possible at a table of several people.',
  noUndo: 'There is nothing that you can take back.',
};

/** The pages around it. */
export const together = {
  title: 'Play together',
  about: 'Everybody takes their own phone or computer. No account needed.',
  join: {
    title: 'Join a table',
    letters: 'The six letters',
    example: 'Like BCD FGH. Ask whoever started the table.',
    badLetters: 'A table has six letters, none of them a vowel, such as BCD FGH. Look again.',
    go: 'Join',
    heading: (letters: string) => `Table ${letters}`,
    name: 'Your name',
    nameAbout: 'The others see it. A nickname is fine.',
    noName: 'Type a name first, so that the others know who you are.',
    sit: 'Sit down and play',
    watch: 'Only watch',
    takeOver: (name: string) => `Go on for ${name}`,
    working: 'Joining…',
    other: 'Other letters, or a new table',
  },
  start: {
    title: 'Start a table',
    game: 'Which game?',
    kind: 'How?',
    level: 'Level',
    variant: 'Which board?',
    variants,
    go: 'Open the table',
    working: 'Opening the table…',
    kinds: {
      paper: {
        name: 'With the paper board',
        about:
          'The printed board lies on the table. Everyone’s phone shows the potions and answers.',
      },
      screen: {
        name: 'On screen',
        about: 'Everyone plays on their own screen, next to each other or far apart.',
      },
      race: {
        name: 'Race',
        about: 'Everybody gets the same puzzle at the same moment. Who is first?',
      },
    },
  },
  mine: {
    title: 'Back to the table',
    go: (game: string, letters: string) => `${game}, table ${letters}`,
    forget: 'Forget it',
    forgetOne: (letters: string) => `Forget it: table ${letters}`,
  },
  room: {
    title: (game: string) => `${game} together`,
    letters: 'Letters of this table',
    invite: 'Others join with these letters, or by pointing a camera at the code.',
    where: (address: string) => `They open ${address} and choose “Play together”.`,
    /** Which game is played here. */
    plays: (kind: string, level: string) => (level === '' ? kind : `${kind}: ${level}`),
    /** Heard when the table is reached. */
    arrived: (game: string, letters: string, people: number) =>
      `${game} together, table ${letters}. ${people === 1 ? 'You are the first one here.' : `${people} people are here.`}`,
    closedAt: (game: string) => `${game} together: this table is closed.`,
    qr: 'QR code of the link to this table',
    link: 'Copy the link',
    share: 'Share the link',
    shared: (letters: string) => `Play with us on Curio, table ${letters}:`,
    onlyHere:
      'This address works on this computer only. Open Curio by its network address so that phones can join.',
    people: 'At the table',
    you: (name: string) => `${name} (you)`,
    chair: 'leads the table',
    /** Who is here needs no word. */
    presence: { here: '', away: 'away', gone: 'left' },
    watchers: (watchers: number) =>
      watchers === 0
        ? ''
        : watchers === 1
          ? 'One person is watching.'
          : `${watchers} people are watching.`,
    start: 'Start',
    again: 'Play again',
    dealing: 'Dealing…',
    /** Chosen by the host. */
    nextLevel: 'Level of the next game',
    nextYours: 'This counts when you start the game yourself.',
    nextBoard: 'Board of the next game',
    /** The settings came with a code. */
    asBefore: 'As before',
    tooFew: (missing: number) =>
      missing === 1
        ? 'One more person is needed. Show them the letters.'
        : `${missing} more people are needed. Show them the letters.`,
    tooMany: (seats: number) => `The first ${seats} play, the others watch.`,
    watching: 'You are watching. Sit down to play in the next game.',
    startAbout: 'Is everybody here? Then press Start. Anybody may.',
    againAbout: 'Is everybody ready? Then press Play again. Anybody may.',
    rename: 'Change your name',
    renameGo: 'Change it',
    lead: {
      title: 'You lead this table',
      lock: 'Let nobody else in',
      unlock: 'Let others in again',
      remove: (name: string) => `Send ${name} away`,
      removeShort: 'Send away',
      removeOne: (name: string) => `Send away: ${name}`,
      removeSure: (name: string) => `Send ${name} away?`,
      removeAbout: 'They can not come back with their old seat.',
      end: 'Close the table',
      endSure: 'Close the table for everybody?',
      endAbout: 'Nobody can play on here afterwards.',
      hand: 'Let somebody else lead',
      handGo: 'Hand it on',
      take: 'Lead the table yourself',
      takeAbout: (name: string) => `${name} has been away for a while.`,
    },
    leave: 'Leave the table',
    leaveSure: 'Leave the table?',
    leaveAbout: 'Somebody else can take your seat.',
    table: 'Table and people',
    tableOf: (people: number) => `Table and people, ${count(people, 'seat')} taken`,
    lockedNote: 'Locked: nobody else can come in.',
    more: 'Your name, leaving, and more',
    reload: 'Reload the page',
    comeIn: 'Come in again',
    watchAgain: 'Watch the game again',
    notKept: (why: string) => `The finished game could not be kept: ${why}`,
    noFace: 'This kind of table can not be shown here yet. Reload the page.',
  },
  line: {
    offline: 'No connection. The table is shown as you saw it last.',
    waiting: (moves: number) => `${count(moves, 'move')} waiting to be sent.`,
    /** Said aloud when it is back. */
    back: 'Connected again.',
    connecting: 'Connecting…',
  },
  race: {
    race: 'The race',
    offline: 'No connection. Play on: nothing is lost.',
    ready: 'Get ready',
    starts: (seconds: number) => `The puzzle appears in ${count(seconds, 'second')}.`,
    go: 'Go!',
    others: 'How far the others are',
    percent: (percent: number) => `${percent} %`,
    finished: (time: string) => `done, ${time}`,
    gaveUp: 'gave up',
    unsolved: 'not solved',
    away: 'away',
    giveUp: 'Give up',
    giveUpSure: 'Give up this race?',
    giveUpAbout: 'You can watch the others finish, and play the next one.',
    notSent: 'No connection: your time is kept and sent as soon as it is back.',
    refused: 'The table did not accept this game:',
    waitFor: (names: readonly string[]) => `Waiting for ${listed(names)}.`,
    /** Among those who race, by how far they are. */
    yourPlace: (rank: number, of: number) => `You: ${nth(rank)} of ${of}`,
    nowDone: (name: string, time: string) => `${name} is done, in ${time}.`,
    nowGaveUp: (name: string) => `${name} gave up.`,
    wonBy: (ahead: number, name: string) => `You were ${apart(ahead)} faster than ${name}.`,
    wonTogether: (names: readonly string[]) => `As fast as you: ${listed(names)}.`,
    wonAlone: 'You were the only one to solve it.',
    cameIn: (rank: number, of: number, behind: number, name: string) =>
      `You came in ${nth(rank)} of ${of}, ${apart(behind)} after ${name}. Well raced!`,
    gotTo: (percent: number) =>
      percent === 0
        ? 'This one was not yours. The next is a new one.'
        : `You got to ${percent} %. The next one is a new chance.`,
    stopped: 'The race was ended for all.',
    soFar: (rank: number, time: string) => `You took ${time}, ${nth(rank)} so far.`,
    watchRace: 'This race runs already. You play in the next one.',
    close: 'End it without them',
    stop: 'End the race for all',
    stopSure: 'End the race for everybody?',
    stopAbout: 'Whoever is still playing is counted as not finished.',
    won: (name: string) => `${name} wins!`,
    youWon: 'You win!',
    nobody: 'Nobody solved it this time.',
    time: 'Time',
    moves: 'Moves',
    place: 'Place',
    name: 'Name',
    rank: (rank: number) => `${rank}.`,
    helped: 'with help',
    still: 'not finished',
    replays: 'Watch them side by side',
    replaysTitle: 'Side by side',
    noReplays: 'Nobody has finished, so there is nothing to watch.',
    choose: 'Who to watch',
    position: 'Moment of the race',
    at: (time: string) => `At ${time}`,
    play: 'Play',
    stopPlay: 'Stop',
    boardOf: (name: string) => `Board of ${name}`,
    noHints: 'There are no hints in a race.',
    noPause: 'A race has no pause.',
    noHelp: 'Help is off in a race.',
    board: 'Watch my game',
    standings: 'To the standings',
    waitTitle: 'You are done',
    youGaveUp: 'You gave up this one',
    movesOf: (moves: number) => count(moves, 'move'),
    doneElsewhere: 'You finished this race in another tab.',
    elsewhere: 'You play this race in another tab of this browser. Go on there.',
  },
};
