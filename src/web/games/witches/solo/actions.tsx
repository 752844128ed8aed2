// The action panel under the solo board: for the chosen cell, for an effect that waits, or for the last potion.

import { type JSX, Match, Show, Switch } from 'solid-js';
import { soloWords } from '#words/witches/solo.ts';
import { gardenAt, grown, isWhole } from '../../../../games/witches/seats/board-state.ts';
import { passableChoices, type SoloChoice } from '../../../../games/witches/types/solo.ts';
import type { WitchesPlay } from '../hand.ts';
import { FreeClue } from '../lore.tsx';
import { OpenRecipe } from '../panels.tsx';
import {
  BoardQuestion,
  CauldronContents,
  FreshAnswer,
  GardenButtons,
  HerbButtons,
  idleText,
  LastMessage,
  SpecialCellAbout,
  TestOrder,
  WrittenPotion,
} from './action-parts.tsx';
import { canPlant, dueChoice, giveUp, positionOf, soloHandOf } from './hand.ts';

interface SoloActionsProps {
  readonly play: WitchesPlay;
  /** Moves the keyboard focus back to the cell. */
  leave(): void;
  ref(element: HTMLElement): void;
}

export function SoloActions(props: SoloActionsProps): JSX.Element {
  const { play } = props;
  const hand = soloHandOf(play);
  const phase = () => positionOf(play).state.phase;
  const leave = () => {
    hand.setHalf(undefined);
    props.leave();
  };
  const { fresh } = hand;
  return (
    <section
      ref={(element) => props.ref(element)}
      class="solo-actions card"
      aria-label={soloWords.actions}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        leave();
      }}
    >
      <Show when={fresh()}>
        <FreshAnswer play={play} />
      </Show>
      <Switch
        fallback={
          <Show when={!fresh()}>
            <p class="muted">{soloWords.choose}</p>
            <FreeClue play={play} />
          </Show>
        }
      >
        <Match when={play.over()}>
          <OpenRecipe play={play} />
        </Match>
        <Match when={phase() === 'last'}>
          <h2>{soloWords.last}</h2>
          <p>{soloWords.lastHow}</p>
          <WrittenPotion
            setup={positionOf(play).setup}
            hand={hand}
            ready={hand.draft().length > 0}
            act={soloWords.useLast}
            onAct={() => play.move({ type: 'last', entries: hand.draft() })}
            without={soloWords.giveUp}
            onWithout={() => void giveUp(play)}
          />
        </Match>
        <Match when={hand.half()?.type === 'pluck'}>
          <BoardQuestion decline={soloWords.cancel} onDecline={leave} />
        </Match>
        <Match when={waitingEffect(play)}>
          {(effect) => (
            <BoardQuestion
              effect={soloWords.choices[effect()]}
              decline={passableChoices.includes(effect()) ? soloWords.pass : undefined}
              onDecline={() => {
                play.move({ type: 'pass' });
                leave();
              }}
            />
          )}
        </Match>
        <Match when={hand.chosen() !== undefined}>
          <SoloCellActions play={play} cell={hand.chosen() ?? 0} done={leave} answered={fresh()} />
        </Match>
      </Switch>
      <Show when={!fresh()}>
        <LastMessage play={play} old={hand.seen()} />
      </Show>
    </section>
  );
}

/** The effect that waits for a cell. Seedling becomes a plain planting once a cell is chosen. */
function waitingEffect(play: WitchesPlay): SoloChoice | undefined {
  const due = dueChoice(play);
  const chosen = soloHandOf(play).chosen();
  const planting = due === 'Seedling' && chosen !== undefined && canPlant(positionOf(play), chosen);
  return planting ? undefined : due;
}

/** Plant, grow, pluck or test in the chosen cell. */
function SoloCellActions(props: {
  readonly play: WitchesPlay;
  readonly cell: number;
  /** A new answer is shown: do not say that nothing can be done here. */
  readonly answered: boolean;
  done(): void;
}): JSX.Element {
  const { play } = props;
  const hand = soloHandOf(play);
  const position = () => positionOf(play);
  /** The garden of the cell that can be used now. */
  const garden = () => {
    const found = gardenAt(position().state, props.cell);
    return dueChoice(play) === 'Seedling' || found?.spent ? undefined : found;
  };
  const growing = () => {
    const own = garden();
    const { setup, state } = position();
    return own ? grown(setup, state, own).size : 0;
  };
  const hasCauldrons = () => position().setup.board.kind === 'cauldrons';
  const plucks = () =>
    hasCauldrons() && garden()
      ? (position().state.plots[props.cell] ?? []).flatMap(({ plucked }, place) =>
          plucked ? [] : [place],
        )
      : [];
  const tests = () => {
    const own = garden();
    return !hasCauldrons() && own !== undefined && isWhole(position().state, own);
  };
  const nothing = () =>
    !canPlant(position(), props.cell) && growing() === 0 && plucks().length === 0 && !tests();
  return (
    <>
      <SpecialCellAbout position={position()} cell={props.cell} />
      <Show
        when={hand.half()?.type !== 'order'}
        fallback={
          <TestOrder
            position={position()}
            cell={props.cell}
            hand={hand}
            test={(order) => {
              if (play.move({ type: 'test', cell: props.cell, order }).ok) props.done();
            }}
          />
        }
      >
        <Show when={canPlant(position(), props.cell)}>
          <HerbButtons
            names={position().setup.ingredients}
            group={soloWords.plantHere}
            label={soloWords.plantOne}
            choose={(ingredient) => {
              if (play.move({ type: 'plant', cell: props.cell, ingredient }).ok) props.done();
            }}
          />
        </Show>
        <GardenButtons
          play={play}
          hand={hand}
          position={position()}
          cell={props.cell}
          plucks={plucks()}
          grows={growing() > 0}
          growLabel={
            <>
              {soloWords.grow} <small>({soloWords.growAbout(growing())})</small>
            </>
          }
          grow={() => {
            if (play.move({ type: 'grow', cell: props.cell }).ok) props.done();
          }}
          tests={tests()}
        />
        <Show when={nothing() && !props.answered}>
          <p class="muted">{idleText(position(), props.cell, soloWords.fullCauldron)}</p>
        </Show>
      </Show>
      <CauldronContents position={position()} cell={props.cell} />
    </>
  );
}
