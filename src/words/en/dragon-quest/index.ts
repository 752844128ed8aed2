// The words of Dragon Quest Solitaire.

import type { Tally } from '../../../core/game.ts';
import { publishedRate } from '../../../games/dragon-quest/rules/winrates.ts';
import type { DragonQuestTypes, View } from '../../../games/dragon-quest/types.ts';
import type { Words } from '../../words.ts';
import { count } from '../numbers.ts';
import { type Figure, figures, pointsOf } from '../results.ts';
import { cardEffect, cardName, cardTitle, itemName } from './cards.ts';
import { chronicle } from './chronicle.ts';
import { event, refusal } from './events.ts';
import { face } from './face.ts';
import { hint, optionText } from './hints.ts';
import { analysis } from './reasons.ts';
import { rules } from './rules.ts';
import { score } from './score.ts';
import { title } from './title.ts';

function statistics(view: View, tally: Tally): readonly Figure[] {
  const {
    cards,
    fights,
    fightsWon,
    damage,
    healed,
    gemsGained,
    gemsSpent,
    itemsGained,
    itemsUsed,
  } = view.statistics;
  return [
    ['Levels', String(view.level)],
    ['Fights won', `${fightsWon} of ${fights}`],
    ['Hearts lost', String(damage)],
    figures.time(tally),
    figures.moves(tally),
    figures.hints(tally),
    figures.undos(tally),
    ['Cards revealed', String(cards)],
    ['Hearts regained', String(healed)],
    ['Gems', `${gemsGained} found, ${gemsSpent} spent`],
    ['Items', `${itemsGained} found, ${itemsUsed} used`],
  ];
}

const levelNames: Readonly<Record<string, string>> = {
  easy: 'Easy',
  normal: 'Normal',
  hard: 'Hard',
};

/** What a preset is, and how often it is won. */
function measured(preset: string, about: string): string {
  const strong = publishedRate(preset, 'strong');
  const careful = publishedRate(preset, 'careful');
  return strong && careful ? `${about} ${chronicle.measured(strong, careful)}` : about;
}

const table: Words<DragonQuestTypes> = {
  ...title,
  presets: {
    easy: { name: 'Easy', about: measured('easy', 'Five hearts, damage as printed on the cards.') },
    normal: {
      name: 'Normal',
      about: measured('normal', 'Four hearts, one more damage from enemies and pits.'),
    },
    hard: {
      name: 'Hard',
      about: measured('hard', 'Four hearts, two more damage from enemies, one more from pits.'),
    },
  },
  fields: {
    health: { label: 'Hearts', about: 'Health at the start, and the most you can have.' },
    enemyDamage: { label: 'Extra enemy damage' },
    pitDamage: { label: 'Extra pit damage' },
    startGems: { label: 'Gems at the start' },
    startItems: { label: 'Items at the start', about: 'Drawn at random from the seven.' },
    depth: {
      label: 'Depth of the Queen',
      about: 'Before this level the Dragon Queen can only be driven off.',
    },
    open: {
      label: 'Open placement',
      about:
        'A card may go beside exactly one face-down card, whatever else lies there. Much easier.',
    },
    certified: {
      label: 'Winnable deals only',
      about: 'Only deals for which a winning line is known.',
    },
  },
  level: (level) => levelNames[level] ?? level,
  refusal,
  event,
  fault(fault) {
    switch (fault.code) {
      case 'badMove':
        return `"${fault.detail ?? ''}" is no move of this game.`;
      case 'badSeedLetters':
        return 'The deal number in this code is damaged.';
      case 'badStack':
        return `The card order in this code is damaged (${fault.where ?? ''}).`;
      case 'noWinFound':
        return 'No winning line was found from here. That does not prove that there is none.';
      case 'proofTampered':
        return `This line does not win the deal (${fault.where ?? ''}).`;
      case 'gameOver':
        return 'The game is over.';
      case 'noEnemy':
        return 'No enemy lies face-up there.';
      default:
        return undefined;
    }
  },
  hint,
  ending: (view) => (view.ending ? face.endings[view.ending].about : ''),
  next: 'Next dungeon',
  result: (view, tally, points) => [...pointsOf(points), ...statistics(view, tally)],
  picture(view: View) {
    const { fights, fightsWon } = view.statistics;
    const fought = `${'🟩'.repeat(fightsWon)}${'🟥'.repeat(fights - fightsWon)}`;
    return {
      rows: [...(fought === '' ? [] : [fought]), '❤️'.repeat(view.health)].filter(
        (row) => row !== '',
      ),
      key: [
        ['🟩', 'fights won'],
        ['🟥', 'lost'],
        ['❤️', 'health left'],
      ],
    };
  },
  rating({ level, figures }) {
    const { carefulWinsPercent, winningLine, winningLevels } = figures;
    const chance = `careful play wins about ${carefulWinsPercent} % of such games`;
    const line =
      winningLine === 'unknown'
        ? 'no winning line is known'
        : `a win in ${winningLine} moves over ${count(Number(winningLevels), 'level')} is known`;
    return `${levelNames[level] ?? level}: ${chance}; ${line}.`;
  },
  rules,
  keys: {
    choose: 'Take the choice with this key: gems, an item, King, Queen, Joker, exit',
    flip: 'Flip the card with a Jack or the Joker',
    dismiss: 'Turn an offer down, take the Joker back, put the hint away',
  },
};

export const words = {
  ...table,
  /** The cards by name, for the face. */
  cards: { name: cardName, title: cardTitle, effect: cardEffect, item: itemName },
  face,
  optionText,
  /** Lessons after the end, and points. */
  analysis,
  score,
  loadTyped: async () => (await import('./typed.ts')).typed,
  loadLesson: async () => (await import('./lesson.ts')).lesson,
};
