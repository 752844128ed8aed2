// What happens at a table of several people, in sentences that say who did it and to whom: by name, or "you".

import type { View } from '../../../games/witches/types/index.ts';
import type { PlayedEntry } from '../../../games/witches/types/potion.ts';
import type {
  HelpDegree,
  HelpKind,
  PersonId,
  ProposalKind,
  SeatChoice,
  TableEvent,
} from '../../../games/witches/types/table.ts';
import type { People } from '../../words.ts';
import { ownedBy } from './ownedby.ts';

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

/** What is asked when it happens. */
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
  /** The same verb said of somebody and to somebody. */
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
