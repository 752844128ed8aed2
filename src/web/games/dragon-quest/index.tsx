// The face of Dragon Quest Solitaire: dungeon, status table, inventory, and one panel for choices and outcomes.

import './dragon-quest.css';
import { For, type JSX, onCleanup } from 'solid-js';
import { dungeonCards } from '../../../games/dragon-quest/pack.ts';
import { cardTable } from '../../../games/dragon-quest/rules/cards.ts';
import type { DragonQuestTypes } from '../../../games/dragon-quest/types.ts';
import { cardEffect, cardName } from '../../../words/en/dragon-quest/index.ts';
import type { GridFocus } from '../../kit/grid.ts';
import { preferences } from '../../storage/settings.ts';
import type { Face, TableActions } from '../face.ts';
import { Dungeon } from './board.tsx';
import { CardFace } from './cards.tsx';
import { Ending } from './ending.tsx';
import { choicesOf, createHand, type DragonPlay, type Hand } from './hand.ts';
import { Panel } from './panel.tsx';
import { Inventory, Status } from './status.tsx';
import { showTipsAgain } from './tutorial.tsx';
import { endingWords, words } from './words.ts';

function Board(props: { readonly play: DragonPlay; readonly table: TableActions }): JSX.Element {
  const { play } = props;
  const hand = createHand(play);
  let focus: GridFocus | undefined;
  createKeys(play, hand);
  return (
    <div class="dq">
      <Status play={play} />
      <Dungeon
        play={play}
        hand={hand}
        ref={(grid) => {
          focus = grid;
        }}
      />
      <Panel play={play} hand={hand} focus={() => focus} />
      <Inventory play={play} hand={hand} reset={() => props.table.dealNext()} />
    </div>
  );
}

/** Keys of the choices, J to flip, Escape to put an aimed item back. They work wherever the focus is. */
function createKeys(play: DragonPlay, hand: Hand): void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest('dialog, [role="menu"]')) return;
    if (play.paused()) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (/^[a-z]$/.test(key) && !preferences().letterKeys) return;
    const choice = choicesOf(play).find((other) => other.key === key);
    const selected = hand.selected();
    if (key === 'Escape' && play.hint()) play.dropHint();
    else if (choice) play.move(choice.move);
    else if (key === 'Escape' && hand.aiming()) hand.aim(undefined);
    else if (key === 'j' && selected !== undefined) hand.flip(selected);
    else return;
    event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown);
  onCleanup(() => document.removeEventListener('keydown', onKeyDown));
}

function Help(): JSX.Element {
  return (
    <section class="rules-section game-dragon-quest">
      <h3>{words.cards}</h3>
      <ul class="dq-unseen">
        <For each={dungeonCards}>
          {(card) => (
            <li>
              <span class="dq-mini">
                <CardFace card={card} />
              </span>
              <span>
                <b>{cardName(card)}</b> <small>{cardEffect(card, cardTable[card].damage)}</small>
              </span>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

export const face: Face<DragonQuestTypes> = {
  Board,
  Help,
  Result: (props) => <Ending play={props.play} close={props.close} />,
  resultTitle: (play) => {
    const { ending } = play.view();
    return ending ? endingWords[ending].title : undefined;
  },
  hintCard: false,
  menu: (play) => [
    {
      label: words.tutorialAgain,
      act: () => {
        showTipsAgain();
        play.say(words.tutorialOn);
      },
    },
  ],
};
