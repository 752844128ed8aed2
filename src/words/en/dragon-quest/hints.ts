// What a hint rests on.

import type { Fact, Hint } from '../../../core/game.ts';
import { cellName } from '../../../games/dragon-quest/rules/code.ts';
import type { Move, View } from '../../../games/dragon-quest/types.ts';
import { cardName, cardTitle, gems } from './cards.ts';

/** A move word as people say it. */
function moveText(word: string, view: View): string {
  const [type = '', where = '', item = ''] = word.split('-');
  const card = view.cards.find((other) => other.faceUp && cellName(other.cell) === where)?.card;
  const what = card && card !== '??' ? `the ${cardName(card)} at ${where}` : where;
  switch (type) {
    case 'place':
      return `reveal a card at ${where}`;
    case 'resolve':
      return `resolve ${what}`;
    case 'flip':
      return `flip ${what} with the ${cardTitle(item)}`;
    case 'use':
      return `use the ${cardTitle(where)}`;
    case 'name':
      return `let the Joker be a ${where === 'king' ? 'King' : 'Queen'}`;
    case 'accept':
      return 'accept it';
    case 'spend':
      return `spend ${gems(Number(where))}`;
    case 'take':
      return `take the ${cardTitle(where)}`;
    case 'leave':
      return 'take the exit';
    default:
      return 'decline';
  }
}

const sureness: Readonly<Record<string, string>> = {
  clear: 'The lead is clear.',
  likely: 'It is probably the better one.',
  close: 'The two are about equally good.',
};

function fact(because: Fact, view: View): string {
  const text = (key: string) => String(because[key] ?? '');
  const move = moveText(text('word'), view);
  switch (because.type) {
    case 'chance':
      return `Best found: ${move}. About ${text('percent')} % (± ${text('margin')}) of ${text('games')} games played on from there were won, with the unseen cards shuffled anew each time.`;
    case 'runnerUp':
      return `Next best: ${move}, about ${text('percent')} % (± ${text('margin')}).`;
    case 'odds':
      return `${text('beat')} of the ${text('left')} fate cards that can come beat it.`;
    case 'confidence':
      return `${sureness[text('sure')] ?? ''} It is an estimate: nobody knows the order of the cards.`;
    default:
      return '';
  }
}

export const hint = ({ because }: Hint<Move>, view: View): readonly string[] =>
  because.map((each) => fact(each, view)).filter((line) => line !== '');
