// The figures of Dragon Quest's rules: where cards may go, and the kinds of cards.

import { For } from 'solid-js';
import type { Rules } from '../../../core/game.ts';
import type { DungeonCard } from '../../../games/dragon-quest/pack.ts';
import type { DragonQuestTypes } from '../../../games/dragon-quest/types.ts';
import type { Figures } from '../../board/face.ts';
import { stillPlay } from '../../ui/figure.tsx';
import { Dungeon } from './board.tsx';
import { CardFace } from './cards.tsx';
import { handOf } from './hand.ts';
import { loadLesson } from './lesson.ts';
import { words } from './words.ts';

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
