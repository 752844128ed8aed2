// Words of the server: what it says when it starts, and the short responses to requests that it refuses.

import { numberText } from './formats.ts';

export const serverWords = {
  badPort: (text: string) => `PORT is not a port: ${text}`,
  portTaken: (port: number) => `Port ${port} is taken, so this is another one.`,
  open: (address: string) => `Curio is open at ${address}`,
  inNetwork: (address: string) => `In your network: ${address}`,
  together: (address: string) => `To play together, open this on every phone: ${address}`,
  everyInterface:
    'Every device in your network can open it. To keep it to this machine: HOST=localhost npm start',
  noNetwork: 'This machine is in no network now; it listens on every interface all the same.',
  thisMachineOnly: 'It can be opened on this machine only.',
  notStarted: (reason: string) => `The server did not start: ${reason}`,
  noFreePort: 'no free port was found',
  dataAt: (folder: string) => `Other players' results are kept in ${folder}`,
  dataInDatabase: "Other players' results are kept in the database of DATABASE_URL",
  alreadyRuns: (folder: string) =>
    `Another Curio already keeps results in ${folder}. This one serves the app alone.`,
  newerData:
    'The data was written by a newer version of Curio. Update this one, or use another folder.',
  serviceFailed: (reason: string) => `The service has a problem: ${reason}`,
  serviceNotStarted: (reason: string) =>
    `The app is served without other players, because the service did not start: ${reason}`,
};

/** By the status of the answer. */
export const refusals = {
  400: 'This is not an address.',
  404: 'There is nothing here.',
  405: 'Only GET and HEAD.',
  500: 'Something went wrong.',
};

/** Words that make the names of players. */
export const nameWords = {
  first:
    'Amber Bold Brave Bright Calm Clever Copper Crimson Curious Dapper Eager Gentle Golden Happy Hidden Honest Indigo Ivory Jolly Keen Kind Lively Lucky Lunar Merry Mellow Misty Nimble Noble Patient Polite Proud Quick Quiet Rapid Rosy Royal Rustic Scarlet Secret Shy Silent Silver Sleepy Smooth Snowy Solar Spry Steady Sunny Swift Tidy Velvet Vivid Warm Wise Witty Young Zesty'.split(
      ' ',
    ),
  second:
    'Badger Bear Beaver Bison Bittern Crane Cricket Curlew Deer Dolphin Dove Eagle Egret Falcon Ferret Finch Fox Gecko Goose Hare Hawk Heron Hedgehog Ibis Jackdaw Jay Kestrel Kite Koala Lark Lemur Linnet Lynx Magpie Marmot Marten Mole Moose Newt Nuthatch Osprey Otter Owl Panda Pelican Penguin Plover Puffin Rabbit Raven Robin Salmon Seal Sparrow Squirrel Stork Swallow Swan Swift Tern Thrush Toad Trout Turtle Vole Walrus Weasel Whale Wolf Wombat Wren Yak'.split(
      ' ',
    ),
};

/** What a preview of a link says. */
export const previewWords = {
  site: 'Curio',
  about: (games: number) =>
    `A cabinet of ${numberText(games)} puzzle games: proven puzzles, hints that explain, nothing lost.`,
  daily: (title: string) => `Daily ${title}`,
};
