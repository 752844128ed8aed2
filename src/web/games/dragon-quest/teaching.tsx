// Teaching, loaded with its pages: the lesson (a stacked deck with a gem, a fight, a pit, a passage, the Queen and the
// exit), the figures of the rules, and the list of cards.

import { For, type JSX } from 'solid-js';
import { words } from '#words/dragon-quest/index.ts';
import { lesson as said } from '#words/dragon-quest/rules.ts';
import { dealPuzzle } from '../../../core/deal.ts';
import type { Rules } from '../../../core/game.ts';
import { cardTable, type DungeonCard, dungeonCards } from '../../../games/dragon-quest/cards.ts';
import { SHEET_COLUMNS, START_CELL } from '../../../games/dragon-quest/rules/dungeon.ts';
import type { DragonQuestTypes, Params, Puzzle } from '../../../games/dragon-quest/types.ts';
import type { FaceTeaching, Figures } from '../../board/face.ts';
import { stillPlay } from '../../board/guided-play.ts';
import { atCell, type Lesson, type LessonStep } from '../../board/lesson.ts';
import { Dungeon } from './board.tsx';
import { CardFace } from './cards.tsx';
import { handOf } from './hand.ts';

const params: Params = {
  health: 5,
  enemyDamage: 0,
  pitDamage: 0,
  startGems: 0,
  startItems: 0,
  depth: 1,
  open: false,
  certified: false,
};

/** The unseen start card, then the order of the steps; half a passage is open from the start. */
const order: readonly DungeonCard[] = ['C7', 'S4', 'S7', 'SJ', 'S3', 'C4', 'SQ', 'SA'];

const puzzle: Puzzle = {
  params,
  seed: 1,
  stack: {
    decks: [
      { level: 1, cards: [...order, ...dungeonCards.filter((card) => !order.includes(card))] },
    ],
    fates: [{ round: 0, cards: [8, 9, 6, 7, 10] }],
    items: [],
  },
};

const cells = {
  passage: START_CELL - 1,
  gem: START_CELL + 1,
  skeleton: START_CELL + 2,
  pit: START_CELL - SHEET_COLUMNS,
  otherHalf: START_CELL + SHEET_COLUMNS,
  queen: START_CELL - 2,
  exit: START_CELL + 3,
} as const;

type DragonLessonStep = LessonStep<DragonQuestTypes>;

export async function loadLesson(
  rules: Rules<DragonQuestTypes>,
): Promise<Lesson<DragonQuestTypes>> {
  const { otherwise } = said;
  const reveal = (cell: number, text: string): DragonLessonStep => ({
    text,
    at: [atCell(cell)],
    move: { type: 'place', cell },
    otherwise: otherwise.reveal,
  });
  const resolve = (cell: number, text: string): DragonLessonStep => ({
    text,
    at: [atCell(cell), '.dq-acts .primary'],
    move: { type: 'resolve', cell },
    otherwise: otherwise.resolve,
  });
  return {
    deal: dealPuzzle(rules, params, puzzle),
    before: [{ type: 'place', cell: cells.passage }],
    aim: said.aim,
    steps: [
      reveal(cells.gem, said.reveal),
      resolve(cells.gem, said.gem),
      reveal(cells.skeleton, said.explore),
      resolve(cells.skeleton, said.fight),
      reveal(cells.pit, said.beside),
      resolve(cells.pit, said.pit),
      {
        text: said.spend,
        at: ['[data-choice="spend-1"]'],
        move: { type: 'spend', gems: 1 },
        otherwise: otherwise.spend,
      },
      reveal(cells.otherHalf, said.passage),
      {
        ...resolve(cells.passage, said.open),
        at: [atCell(cells.passage), atCell(cells.otherHalf), '.dq-acts .primary'],
        takes: (move) => move.type === 'resolve' && move.cell === cells.otherHalf,
      },
      reveal(cells.queen, said.deeper),
      resolve(cells.queen, said.queen),
      reveal(cells.exit, said.way),
      resolve(cells.exit, said.exit),
    ],
    end: said.end,
  };
}

/** One of each kind. */
const kinds: readonly DungeonCard[] = ['SJ', 'SQ', 'S3', 'S7', 'S8', 'S9', 'S4', 'CA', 'BX', 'SA'];

export async function loadFigures(rules: Rules<DragonQuestTypes>): Promise<Figures> {
  const { deal, before = [], steps } = await loadLesson(rules);
  const moves = [...before, ...steps.slice(0, 3).flatMap(({ move }) => move ?? [])];
  return {
    placing: () => {
      const play = stillPlay(rules, words, deal, moves);
      return (
        <div class="dq rules-dungeon">
          <Dungeon play={play} hand={handOf(play)} ref={() => {}} />
        </div>
      );
    },
    cards: () => (
      <div class="rules-row">
        <For each={kinds}>
          {(card) => (
            <span class="rules-card">
              <span class="dq-mini">
                <CardFace card={card} />
              </span>
              <small>{words.cards.name(card)}</small>
            </span>
          )}
        </For>
      </div>
    ),
  };
}

/** On the rules page: every dungeon card with what it does. */
export function Help(): JSX.Element {
  return (
    <section class="rules-section game-dragon-quest">
      <h3>{words.face.cards}</h3>
      <ul class="dq-unseen">
        <For each={dungeonCards}>
          {(card) => (
            <li>
              <span class="dq-mini">
                <CardFace card={card} />
              </span>
              <span>
                <b>{words.cards.name(card)}</b>{' '}
                <small>{words.cards.effect(card, cardTable[card].damage)}</small>
              </span>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

export const teaching: FaceTeaching<DragonQuestTypes> = {
  lesson: loadLesson,
  figures: loadFigures,
  Help,
  HintMore: () => null,
};
