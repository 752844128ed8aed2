// The face of Pikachu: title screen, board, status, the original's buttons, and what to do when stuck or lost.

import './pikachu.css';
import './board.css';
import './title.css';
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { HINT_COST, RESHUFFLE_COST } from '../../../games/pikachu/rules/scoring.ts';
import type { PikachuTypes } from '../../../games/pikachu/types.ts';
import type { Face, ShellActions } from '../../board/face.ts';
import type { Play } from '../../play/play.ts';
import { Layout } from '../../ui/fit/layout.tsx';
import { Actions } from './actions.tsx';
import { PikachuBoard } from './board.tsx';
import { Choice } from './choice.tsx';
import { feel } from './feel.ts';
import { always, examine, handOf, reshuffleText, setAlways } from './hand.ts';
import { hints } from './hints.ts';
import { JourneyResult } from './journeyresult.tsx';
import { Notice } from './notice.tsx';
import { followRound, roundOf } from './rounding.ts';
import { chooseSet, chosenSet, nextSet, showSet } from './sets.ts';
import { isOffered, suited } from './shape.ts';
import { Status } from './status.tsx';
import { Title } from './title.tsx';
import { words } from './words.ts';

/** Milliseconds. */
const CALM = 200;

function Board(props: {
  readonly play: Play<PikachuTypes>;
  readonly shell: ShellActions;
}): JSX.Element {
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

  // A stuck board is looked through at once, so that the way back can be offered; any other where the player wants it.
  const tiles = createMemo(() => play.view().tiles);
  createEffect(
    on([tiles, always, hand.examining], ([now, wanted, examining]) => {
      if (
        examining ||
        hand.examined() === now ||
        !((wanted && !play.racing) || play.status() === 'stuck')
      )
        return;
      // Not between two quick matches.
      const timer = setTimeout(() => void examine(play, 'always'), CALM);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  const { rows, cols } = play.view();
  /** A tall board lies down on a wide screen, and so does what is around it. */
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
            <Notice play={play} />
            <Show when={!play.racing}>
              <Actions play={play} shell={props.shell} />
            </Show>
          </Show>
        </>
      }
    />
  );
}

function Result(props: { readonly play: Play<PikachuTypes>; close(): void }): JSX.Element {
  const view = () => props.play.view();
  const costs = () => view().hints * HINT_COST + view().reshuffles * RESHUFFLE_COST;
  return (
    <>
      <JourneyResult play={props.play} close={props.close} />
      <Show when={costs() > 0}>
        <p class="muted">
          {words.face.costs(view().hints * HINT_COST, view().reshuffles * RESHUFFLE_COST)}
        </p>
      </Show>
    </>
  );
}

export const face: Face<PikachuTypes> = {
  Board,
  feel,
  loadDress: async () => (await import('./dress.tsx')).dress,
  Title,
  Result,
  isOffered,
  suited,
  Choice,
  levelName: (params) => {
    const round = roundOf(params);
    return round === undefined ? undefined : words.face.journeyRound(round + 1);
  },
  timeLeft: (play) => {
    const { deadline } = play.view();
    return deadline < 0 ? undefined : Math.max(0, deadline - play.elapsed());
  },
  resultTitle: (play) => (play.status() === 'won' ? words.face.cleared : words.face.timeUp),
  lesson: async (rules) => (await import('./lesson.ts')).loadLesson(rules),
  figures: async () => (await import('./figures.tsx')).loadFigures(),
  hints,
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
