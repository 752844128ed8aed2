// The action panel under the solo board: for the chosen cell, for an effect that waits, or for the last potion.

import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { soloWords } from '#words/witches/solo.ts';
import {
  cauldronAt,
  gardenAt,
  grown,
  isWhole,
} from '../../../../games/witches/seats/board-state.ts';
import { passableChoices } from '../../../../games/witches/types/solo.ts';
import type { WitchesPlay } from '../hand.ts';
import { FreeClue } from '../lore.tsx';
import { Answer, OpenRecipe } from '../panels.tsx';
import {
  CauldronContents,
  HerbButtons,
  LastMessage,
  SpecialCellAbout,
  TestOrder,
  WrittenPotion,
} from './action-parts.tsx';
import { canPlant, dueChoice, focusTarget, giveUp, positionOf, soloHandOf } from './hand.ts';

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
        <div ref={(element) => queueMicrotask(() => element.scrollIntoView({ block: 'nearest' }))}>
          <Answer play={play} index={play.view().trials.length - 1} />
        </div>
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
          <LastPotion play={play} />
        </Match>
        <Match when={hand.half()?.type === 'pluck' || waiting(play)}>
          <SoloChoicePrompt play={play} leave={leave} />
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

/** Does an effect wait for a cell? Seedling becomes a plain planting once a cell is chosen. */
function waiting(play: WitchesPlay): boolean {
  const due = dueChoice(play);
  const chosen = soloHandOf(play).chosen();
  const planting = due === 'Seedling' && chosen !== undefined && canPlant(positionOf(play), chosen);
  return due !== undefined && !planting;
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
  const garden = () => gardenAt(position().state, props.cell);
  const isSeedling = () => dueChoice(play) === 'Seedling';
  const growing = () => {
    const own = garden();
    const { setup, state } = position();
    return own && !own.spent && !isSeedling() ? grown(setup, state, own).size : 0;
  };
  const plucks = () =>
    position().setup.board.kind === 'cauldrons' && garden() && !isSeedling()
      ? (position().state.plots[props.cell] ?? []).flatMap((plant, place) =>
          plant.plucked ? [] : [{ plant, place }],
        )
      : [];
  const testable = () => {
    const own = garden();
    const { setup, state } = position();
    return (
      setup.board.kind === 'gardens' && own && !own.spent && isWhole(state, own) && !isSeedling()
    );
  };
  const nothing = () =>
    !canPlant(position(), props.cell) && growing() === 0 && plucks().length === 0 && !testable();
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
        <div class="row solo-buttons">
          <For each={plucks()}>
            {({ plant, place }) => (
              <button
                type="button"
                class="button primary"
                onClick={() => {
                  hand.setHalf({ type: 'pluck', cell: props.cell, plant: place });
                  play.say(soloWords.pluckInto);
                  focusTarget();
                }}
              >
                {soloWords.pluck(plant.ingredient, plant.dots)}
              </button>
            )}
          </For>
          <Show when={growing() > 0}>
            <button
              type="button"
              class="button"
              onClick={() => {
                if (play.move({ type: 'grow', cell: props.cell }).ok) props.done();
              }}
            >
              {soloWords.grow} <small>({soloWords.growAbout(growing())})</small>
            </button>
          </Show>
          <Show when={testable()}>
            <button
              type="button"
              class="button primary"
              onClick={() => hand.setHalf({ type: 'order', cell: props.cell, order: [] })}
            >
              {soloWords.testThis}
            </button>
          </Show>
        </div>
        <Show when={nothing() && !props.answered}>
          <p class="muted">{idle(play, props.cell)}</p>
        </Show>
      </Show>
      <CauldronContents position={position()} cell={props.cell} />
    </>
  );
}

function idle(play: WitchesPlay, cell: number): string {
  const { setup, state } = positionOf(play);
  const pot = cauldronAt(setup, cell);
  if (pot) {
    const missing = pot.cells.filter((one) => state.plots[one]?.length === 0).length;
    return missing === 0 ? soloWords.fullCauldron : soloWords.fillMore(missing);
  }
  return setup.board.notes.includes(cell) ? soloWords.noteAbout : soloWords.nothing;
}

/** What to choose on the board: the cauldron for a plant, or the cells of an effect that waits. */
function SoloChoicePrompt(props: { readonly play: WitchesPlay; leave(): void }): JSX.Element {
  const { play } = props;
  /** The effect that waits; undefined while a plant is being plucked. */
  const due = () => (soloHandOf(play).half()?.type === 'pluck' ? undefined : dueChoice(play));
  const mayPass = () => {
    const effect = due();
    return effect !== undefined && passableChoices.includes(effect);
  };
  const pass = () => {
    play.move({ type: 'pass' });
    props.leave();
  };
  return (
    <div class="solo-ask">
      <p>
        <Show when={due()} fallback={soloWords.pluckInto}>
          {(effect) => (
            <>
              <strong>{soloWords.choices[effect()].name}: </strong>
              {soloWords.choices[effect()].ask}
            </>
          )}
        </Show>
      </p>
      <Show when={mayPass()}>
        <button type="button" class="button" onClick={pass}>
          {soloWords.pass}
        </button>
      </Show>
      <Show when={!due()}>
        <button type="button" class="button" onClick={() => props.leave()}>
          {soloWords.cancel}
        </button>
      </Show>
    </div>
  );
}

/** The last potion of a lost game: any ingredients, any seeds, once. */
function LastPotion(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const hand = soloHandOf(play);
  const { setup } = positionOf(play);
  return (
    <>
      <h2>{soloWords.last}</h2>
      <p>{soloWords.lastHow}</p>
      <WrittenPotion
        setup={setup}
        hand={hand}
        ready={hand.draft().length > 0}
        act={soloWords.useLast}
        onAct={() => play.move({ type: 'last', entries: hand.draft() })}
        without={soloWords.giveUp}
        onWithout={() => void giveUp(play)}
      />
    </>
  );
}
