// What can be done with the chosen cell, an effect that waits, or the last potion. One panel under the board.

import { For, type JSX, Match, Show, Switch } from 'solid-js';
import {
  cauldronAt,
  gardenAt,
  grown,
  isWhole,
  plantsOf,
  specialAt,
} from '../../../../games/witches/solo/state.ts';
import { passableChoices } from '../../../../games/witches/types/solo.ts';
import { boardWords, soloChoiceTexts } from '../../../../words/en/witches/board.ts';
import type { WitchesPlay } from '../hand.ts';
import { Herb } from '../herb.tsx';
import { Ending } from '../opening.tsx';
import { Badge } from './grid.tsx';
import { canPlant, deskOf, dueOf, soloHandOf } from './hand.ts';
import { LastPotion } from './last.tsx';
import { soloWords } from './words.ts';

export interface ActionsProps {
  readonly play: WitchesPlay;
  /** Back to the cell, for the keyboard. */
  leave(): void;
  ref(element: HTMLElement): void;
}

export function Actions(props: ActionsProps): JSX.Element {
  const { play } = props;
  const hand = soloHandOf(play);
  const phase = () => deskOf(play).state.phase;
  const leave = () => {
    hand.setHalf(undefined);
    props.leave();
  };
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
      <Switch fallback={<p class="muted">{soloWords.choose}</p>}>
        <Match when={play.over()}>
          <Ending play={play} />
        </Match>
        <Match when={phase() === 'last'}>
          <LastPotion play={play} />
        </Match>
        <Match when={hand.half()?.type === 'pluck'}>
          <Ask text={soloWords.pluckInto} cancel={leave} />
        </Match>
        <Match when={waiting(play)}>
          {(due) => (
            <Ask
              title={soloChoiceTexts[due()].name}
              text={soloChoiceTexts[due()].ask}
              pass={
                passableChoices.includes(due())
                  ? () => {
                      hand.setHalf(undefined);
                      play.move({ type: 'pass' });
                      props.leave();
                    }
                  : undefined
              }
            />
          )}
        </Match>
        <Match when={hand.chosen() !== undefined}>
          <CellActions play={play} cell={hand.chosen() ?? 0} done={leave} />
        </Match>
      </Switch>
      <Word play={play} />
    </section>
  );
}

/** An effect that is carried out on the board. Seedling is a planting like any other, once a cell is chosen. */
function waiting(play: WitchesPlay) {
  const due = dueOf(play);
  const chosen = soloHandOf(play).chosen();
  const planting = due === 'Seedling' && chosen !== undefined && canPlant(deskOf(play), chosen);
  return planting ? undefined : due;
}

function Ask(props: {
  readonly title?: string;
  readonly text: string;
  readonly pass?: (() => void) | undefined;
  cancel?(): void;
}): JSX.Element {
  return (
    <div class="solo-ask">
      <p>
        <Show when={props.title}>
          <strong>{props.title}: </strong>
        </Show>
        {props.text}
      </p>
      <Show when={props.pass}>
        {(pass) => (
          <button type="button" class="button" onClick={() => pass()()}>
            {soloWords.pass}
          </button>
        )}
      </Show>
      <Show when={props.cancel}>
        <button type="button" class="button" onClick={() => props.cancel?.()}>
          {soloWords.cancel}
        </button>
      </Show>
    </div>
  );
}

function CellActions(props: {
  readonly play: WitchesPlay;
  readonly cell: number;
  done(): void;
}): JSX.Element {
  const { play } = props;
  const hand = soloHandOf(play);
  const desk = () => deskOf(play);
  const garden = () => gardenAt(desk().state, props.cell);
  const cauldron = () => cauldronAt(desk().table, props.cell);
  const special = () => specialAt(desk().table, props.cell);
  const isSeedling = () => dueOf(play) === 'Seedling';
  const growing = () => {
    const own = garden();
    const { table, state } = desk();
    return own && !own.spent && !isSeedling() ? grown(table, state, own).size : 0;
  };
  const plucks = () =>
    desk().table.board.kind === 'cauldrons' && garden() && !isSeedling()
      ? (desk().state.plots[props.cell] ?? []).flatMap((plant, place) =>
          plant.plucked ? [] : [{ plant, place }],
        )
      : [];
  const testable = () => {
    const own = garden();
    const { table, state } = desk();
    return (
      table.board.kind === 'gardens' && own && !own.spent && isWhole(state, own) && !isSeedling()
    );
  };
  const nothing = () =>
    !canPlant(desk(), props.cell) && growing() === 0 && plucks().length === 0 && !testable();
  return (
    <>
      <Show when={special()}>
        {(kind) => (
          <p class="solo-about">
            <Badge special={kind()} />
            <span>
              <strong>{boardWords.specials[kind()].name}:</strong>{' '}
              {boardWords.specials[kind()].about}
            </span>
          </p>
        )}
      </Show>
      <Show
        when={hand.half()?.type !== 'order'}
        fallback={<Order play={play} cell={props.cell} done={props.done} />}
      >
        <Show when={canPlant(desk(), props.cell)}>
          <div class="solo-herbs" role="group" aria-label={soloWords.plantHere}>
            <For each={desk().table.ingredients}>
              {(name) => (
                <button
                  type="button"
                  class="solo-herb"
                  aria-label={soloWords.plantOne(name)}
                  onClick={() => {
                    if (play.move({ type: 'plant', cell: props.cell, ingredient: name }).ok)
                      props.done();
                  }}
                >
                  <Herb name={name} />
                  <span>{name}</span>
                </button>
              )}
            </For>
          </div>
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
                  toTarget();
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
        <Show when={nothing()}>
          <p class="muted">{idle(play, props.cell)}</p>
        </Show>
      </Show>
      <Show when={cauldron()}>{(pot) => <Contents play={play} cells={pot().cells} />}</Show>
    </>
  );
}

/** The focus goes to a cell that can be pressed next. */
function toTarget(): void {
  queueMicrotask(() => document.querySelector<HTMLElement>('.solo-cell.target')?.focus());
}

function idle(play: WitchesPlay, cell: number): string {
  const { table, state } = deskOf(play);
  const pot = cauldronAt(table, cell);
  if (pot) {
    const missing = pot.cells.filter((one) => state.plots[one]?.length === 0).length;
    return missing === 0 ? soloWords.fullCauldron : soloWords.fillMore(missing);
  }
  return table.board.notes.includes(cell) ? soloWords.noteAbout : soloWords.nothing;
}

/** What lies in a cauldron, in its order. */
function Contents(props: {
  readonly play: WitchesPlay;
  readonly cells: readonly number[];
}): JSX.Element {
  const inside = () => props.cells.flatMap((cell) => deskOf(props.play).state.plots[cell] ?? []);
  return (
    <Show when={inside().length > 0}>
      <ul class="solo-contents">
        <For each={inside()}>
          {(plant) => <li>{soloWords.plant(plant.ingredient, plant.dots)}</li>}
        </For>
      </ul>
    </Show>
  );
}

/** Which plant comes first: pressed one after the other. */
function Order(props: {
  readonly play: WitchesPlay;
  readonly cell: number;
  done(): void;
}): JSX.Element {
  const { play } = props;
  const hand = soloHandOf(play);
  const plants = () => {
    const { state } = deskOf(play);
    const garden = gardenAt(state, props.cell);
    return garden ? plantsOf(state, garden) : [];
  };
  const order = () => {
    const half = hand.half();
    return half?.type === 'order' ? half.order : [];
  };
  return (
    <>
      <p>{soloWords.order}</p>
      <div class="solo-herbs">
        <For each={plants()}>
          {({ plant }, index) => (
            <button
              type="button"
              class="solo-herb"
              disabled={order().includes(index())}
              onClick={() =>
                hand.setHalf({ type: 'order', cell: props.cell, order: [...order(), index()] })
              }
            >
              <Herb name={plant.ingredient} />
              <span>{soloWords.plant(plant.ingredient, plant.dots)}</span>
              <Show when={order().includes(index())}>
                <strong class="solo-ordered digits">{order().indexOf(index()) + 1}</strong>
              </Show>
            </button>
          )}
        </For>
      </div>
      <div class="row solo-buttons">
        <button
          type="button"
          class="button primary"
          disabled={order().length !== plants().length}
          onClick={() => {
            const done = play.move({ type: 'test', cell: props.cell, order: order() }).ok;
            hand.setHalf(undefined);
            if (done) props.done();
          }}
        >
          {soloWords.testNow}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => hand.setHalf({ type: 'order', cell: props.cell, order: [] })}
        >
          {soloWords.again}
        </button>
      </div>
    </>
  );
}

/** What just happened or why not, beside its cause; it is spoken elsewhere. */
function Word(props: { readonly play: WitchesPlay }): JSX.Element {
  const message = () => {
    const said = props.play.message();
    // The panel or the hint card has it already.
    return props.play.hint() || said?.text === soloWords.pluckInto ? undefined : said;
  };
  return (
    <Show when={message()}>
      {(said) => (
        <p class="solo-word" classList={{ bad: said().tone === 'bad' }} aria-hidden="true">
          {said().text}
        </p>
      )}
    </Show>
  );
}
