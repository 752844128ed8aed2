// The face of Pikachu: title screen, board, status, the original's buttons, and what to do when stuck or lost.

import './pikachu.css';
import './board.css';
import './title.css';
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { words } from '#words/pikachu/index.ts';
import type { Event, PikachuTypes } from '../../../games/pikachu/types.ts';
import { type BoardProps, type Face, faceDefaults } from '../../board/face.ts';
import { Layout } from '../../ui/board-layout.tsx';
import type { Cue } from '../../ui/feedback.ts';
import { lazyModule } from '../../ui/lazy.ts';
import { hints, PikachuBoard } from './board.tsx';
import { Actions, Status, TroubleNotice } from './controls.tsx';
import { ending } from './ending.tsx';
import { always, examine, handOf, reshuffleText, setAlways } from './hand.ts';
import { followRound, roundOf } from './journey-progress.ts';
import { setup, suited } from './setup.tsx';
import { chooseSet, chosenSet, nextSet, showSet } from './tiles.tsx';
import { Title } from './title.tsx';

const teaching = lazyModule(() => import('./teaching.tsx'));

function feedback(event: Event): Cue {
  if (event.type === 'matched') return { combo: event.combo };
  return event.type === 'missed' ? 'missed' : undefined;
}

/** Milliseconds without a match before a position is examined. */
const CALM = 200;

function Board(props: BoardProps<PikachuTypes>): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const rounding = followRound(play);
  hand.setReshuffles(rounding.reshuffles);
  const [pictures, setPictures] = createSignal<'loading' | 'ready' | 'failed'>('loading');
  const set = () => rounding.round()?.set ?? chosenSet();
  const load = () => {
    setPictures('loading');
    showSet(set(), play.view().kinds).then(
      () => setPictures('ready'),
      () => setPictures('failed'),
    );
  };
  createEffect(on(set, load));

  // Examine a stuck board at once, to offer the way back; any other only if the player wants it.
  const tiles = createMemo(() => play.view().tiles);
  createEffect(
    on([tiles, always, hand.examining], ([now, wanted, examining]) => {
      if (
        examining ||
        hand.examined() === now ||
        !((wanted && !play.racing) || play.status() === 'stuck')
      )
        return;
      const timer = setTimeout(() => void examine(play, 'always'), CALM);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  const { rows, cols } = play.view();
  /** A tall board is turned on a wide screen, and the layout with it. */
  const seen = () =>
    rows > cols && hand.turn().turned ? { rows: cols, cols: rows } : { rows, cols };
  return (
    <Layout
      class="pikachu"
      rows={seen().rows}
      columns={seen().cols}
      wide={seen().cols > seen().rows * 1.4}
      board={<PikachuBoard play={play} pictured={pictures() !== 'failed'} />}
      status={<Status play={play} />}
      controls={
        <>
          <Show when={pictures() === 'failed'}>
            <p class="pikachu-note note bad" role="alert">
              {words.face.noPictures}{' '}
              <button type="button" class="button" onClick={load}>
                {words.face.tryAgain}
              </button>
            </p>
          </Show>
          <Show when={!play.watching}>
            <TroubleNotice play={play} />
            <Show when={!play.racing}>
              <Actions play={play} shell={props.shell} />
            </Show>
          </Show>
        </>
      }
    />
  );
}

export const face: Face<PikachuTypes> = {
  ...faceDefaults,
  Board,
  feedback,
  Title,
  suited,
  levelName: (params) => {
    const round = roundOf(params);
    return round === undefined ? undefined : words.face.journeyRound(round + 1);
  },
  timeLeft: (play) => {
    const { deadline } = play.view();
    return deadline < 0 ? undefined : Math.max(0, deadline - play.elapsed());
  },
  hints,
  loadSetup: async () => setup,
  loadTeaching: async () => (await teaching.load()).teaching,
  loadEnding: async () => ending,
  menu: (play) => [
    {
      label: words.face.clearableLong,
      disabled: play.over(),
      act: () => void examine(play, 'byPlayer'),
    },
    {
      label: words.face.always(always()),
      act: () => {
        setAlways(!always());
        play.say(always() ? words.face.alwaysOn : words.face.alwaysOff);
      },
    },
    {
      label: words.face.picturesNow(words.face.sets[chosenSet()]),
      act: () => {
        chooseSet(nextSet());
        play.say(words.face.picturesNow(words.face.sets[chosenSet()]));
      },
    },
    {
      label: reshuffleText(play),
      disabled: play.over() || handOf(play).reshuffles() === 0,
      act: () => void play.move({ type: 'reshuffle' }),
    },
  ],
};
