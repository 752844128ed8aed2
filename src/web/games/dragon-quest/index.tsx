// The face of Dragon Quest Solitaire: dungeon, status table, inventory, and one panel for choices and outcomes.

import './dragon-quest.css';
import './cards.css';
import './dungeon.css';
import './panel.css';
import { createSignal, type JSX } from 'solid-js';
import { words } from '#words/dragon-quest/index.ts';
import { HEIGHT, WIDTH } from '../../../games/dragon-quest/rules/dungeon.ts';
import type { DragonQuestTypes, Event } from '../../../games/dragon-quest/types.ts';
import { type Face, faceDefaults, type ShellActions } from '../../board/face.ts';
import type { HintHooks } from '../../play/hints.ts';
import { Layout } from '../../ui/board-layout.tsx';
import type { Cue } from '../../ui/feedback.ts';
import type { GridFocus } from '../../ui/grid-focus.ts';
import { keyName, useKeys } from '../../ui/keys.ts';
import { lazyModule } from '../../ui/lazy.ts';
import { CARD_SHAPE, Dungeon } from './board.tsx';
import { choicesOf } from './choices.ts';
import { answerIdleQuestions, type DragonPlay, type DragonProps, handOf } from './hand.ts';
import { ending, Panel } from './panel.tsx';
import { theatreOf, VERDICT_AT } from './scenes.ts';
import { Inventory, Status } from './status.tsx';
import { showTipsAgain } from './tips.tsx';

const cues: Readonly<Partial<Record<Event['type'], Cue>>> = {
  placed: 'revealed',
  flipped: 'revealed',
  fateDrawn: 'drawn',
  itemUsed: 'played',
  healed: 'gained',
  gemsGained: 'gained',
  itemGained: 'gained',
  levelEntered: 'descended',
};

/** The feedback of each event. Where a fate card turns first, its outcome is heard when it is seen. */
export function feel(event: Event, events: readonly Event[] = []): Cue {
  const after = events.some(({ type }) => type === 'fateDrawn') ? VERDICT_AT : 0;
  switch (event.type) {
    case 'beaten':
      return { kind: 'struck', after };
    case 'queenBeaten':
      return { kind: 'triumphed', after };
    case 'fightLost':
    case 'pitOpened':
      return { kind: 'missed', after };
    case 'damaged':
      return event.health > 0 ? { kind: 'wounded', count: event.health, after } : 'missed';
    default:
      return cues[event.type];
  }
}

/** The board draws the options as bars with their figures, so the hint card need not read them out. */
const hints: HintHooks<DragonQuestTypes> = {
  words: () => ({
    ...words.hint,
    why(hint, step, view) {
      const bars = hint.steps[step]?.marks.filter(({ kind }) => kind === 'bar') ?? [];
      const compares = hint.steps[step]?.facts.some(({ type }) => type === 'options');
      return compares && bars.length > 1 ? words.face.compared : words.hint.why(hint, step, view);
    },
  }),
};

/** Keys of the board: choices name theirs, and the grid handles the arrows. */
export const keys = {
  choose: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'k', 'q', 'x', 'e'],
  flip: ['j'],
  /** Puts the hint away, turns an offer down, takes the Joker or an aimed item back. */
  dismiss: ['Escape'],
} as const;

const { face: said } = words;

function Board(props: { readonly play: DragonPlay; readonly shell: ShellActions }): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const [focus, setFocus] = createSignal<GridFocus>();
  usePlayKeys({ play, hand });
  answerIdleQuestions(play);
  return (
    <Layout
      class="dq"
      // The size of the largest dungeon, in card widths, so that nothing moves when it grows.
      rows={HEIGHT / CARD_SHAPE}
      columns={WIDTH}
      wide={false}
      status={<Status play={play} />}
      board={<Dungeon play={play} hand={hand} ref={setFocus} />}
      controls={
        <>
          <Panel play={play} hand={hand} focus={focus} />
          <Inventory play={play} hand={hand} reset={() => props.shell.dealNext()} />
        </>
      }
    />
  );
}

/** Keys that work from any focus. */
function usePlayKeys({ play, hand }: DragonProps): void {
  /** Makes the pending choice; false if no answer has this key. */
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
        if (play.hints.shown()) play.hints.drop();
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

const teaching = lazyModule(() => import('./teaching.tsx'));

export const face: Face<DragonQuestTypes> = {
  ...faceDefaults,
  Board,
  feedback: feel,
  hints,
  loadTeaching: async () => (await teaching.load()).teaching,
  loadEnding: async () => (await ending.load()).ending,
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
