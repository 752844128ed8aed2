// The face of Dragon Quest Solitaire: dungeon, status table, inventory, and one panel for choices and outcomes.

import './dragon-quest.css';
import './cards.css';
import './dungeon.css';
import './panel.css';
import { For, type JSX } from 'solid-js';
import { dungeonCards } from '../../../games/dragon-quest/pack.ts';
import { cardTable } from '../../../games/dragon-quest/rules/cards.ts';
import { HEIGHT, WIDTH } from '../../../games/dragon-quest/rules/dungeon.ts';
import { passing } from '../../../games/dragon-quest/rules/odds.ts';
import type { DragonQuestTypes } from '../../../games/dragon-quest/types.ts';
import type { Face, ShellActions } from '../../board/face.ts';
import { Layout } from '../../ui/fit/layout.tsx';
import type { GridFocus } from '../../ui/grid.ts';
import { keyName, useKeys } from '../../ui/keys.ts';
import { CARD_SHAPE, Dungeon } from './board.tsx';
import { CardFace } from './cards.tsx';
import { choicesOf } from './choices.ts';
import { Ending } from './ending.tsx';
import { feel } from './feel.ts';
import { type DragonPlay, type Hand, handOf } from './hand.ts';
import { hints } from './hints.ts';
import { keys } from './keys.ts';
import { Panel } from './panel.tsx';
import { passIdleQuestions } from './passing.ts';
import { Inventory, Status } from './status.tsx';
import { theatreOf } from './theatre.ts';
import { showTipsAgain } from './tutorial.tsx';
import { words } from './words.ts';

const { cards, face: said } = words;

function Board(props: { readonly play: DragonPlay; readonly shell: ShellActions }): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  let focus: GridFocus | undefined;
  usePlayKeys(play, hand);
  passIdleQuestions(play);
  return (
    <Layout
      class="dq"
      // The room of the largest dungeon, in widths of a card: nothing moves when the dungeon grows.
      rows={HEIGHT / CARD_SHAPE}
      columns={WIDTH}
      wide={false}
      status={<Status play={play} />}
      board={
        <Dungeon
          play={play}
          hand={hand}
          ref={(grid) => {
            focus = grid;
          }}
        />
      }
      controls={
        <>
          <Panel play={play} hand={hand} focus={() => focus} />
          <Inventory play={play} hand={hand} reset={() => props.shell.dealNext()} />
        </>
      }
    />
  );
}

/** They work wherever the focus is. */
function usePlayKeys(play: DragonPlay, hand: Hand): void {
  /** Answers what is pending; false where no answer has this key. */
  const choose = (event: KeyboardEvent): boolean => {
    const name = keyName(event);
    const choice = choicesOf(play).find(({ key }) => key === name);
    if (choice) hand.play(choice.move);
    return choice !== undefined;
  };
  useKeys(
    keys,
    {
      choose,
      flip() {
        const selected = hand.selected();
        if (selected === undefined) return false;
        hand.flip(selected);
        return true;
      },
      dismiss(event) {
        if (theatreOf(play).skip()) return true;
        if (play.hints.told()) play.hints.drop();
        else if (!choose(event)) {
          if (!hand.aiming()) return false;
          hand.aim(undefined);
        }
        return true;
      },
    },
    { enabled: () => !play.paused(), names: words.keys },
  );
}

function Help(): JSX.Element {
  return (
    <section class="rules-section game-dragon-quest">
      <h3>{said.cards}</h3>
      <ul class="dq-unseen">
        <For each={dungeonCards}>
          {(card) => (
            <li>
              <span class="dq-mini">
                <CardFace card={card} />
              </span>
              <span>
                <b>{cards.name(card)}</b>{' '}
                <small>{cards.effect(card, cardTable[card].damage)}</small>
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
  lesson: async (rules) => (await import('./lesson.ts')).loadLesson(rules),
  figures: async (rules) => (await import('./figures.tsx')).loadFigures(rules),
  feel,
  hints,
  loadDress: async () => (await import('./dress.tsx')).dress,
  Help,
  Result: (props) => <Ending play={props.play} run={props.run} close={props.close} />,
  settled: (play) => theatreOf(play).settled(),
  passes: (view) => passing(view) !== undefined,
  resultTitle: (play) => {
    const { ending } = play.view();
    return ending ? said.endings[ending].title : undefined;
  },
  menu: (play) => [
    {
      label: said.tips.again,
      act: () => {
        showTipsAgain();
        play.say(said.tips.willCome);
      },
    },
  ],
};
