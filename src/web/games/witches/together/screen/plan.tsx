// What should the table do? Asked of the engine, from what all of them know; the others see that somebody asked.

import { createEffect, createSignal, For, type JSX, on, Show } from 'solid-js';
import type { TablePlan, TableStep } from '../../../../../games/witches/types/table.ts';
import { explain } from '../../../../ui/explain.ts';
import { SeatMark } from '../../../../ui/seat-mark.tsx';
import { nameAt } from '../../people.ts';
import { placeOf } from '../part.ts';
import { PotionLine } from '../potionline.tsx';
import { screenOf, youAt } from '../table.ts';
import { words } from '#words/witches/tableface.ts';
import type { Screen } from './screen.ts';

export function Plan(props: { readonly screen: Screen }): JSX.Element {
  const { play } = props.screen;
  const [plan, setPlan] = createSignal<TablePlan>();
  const [problem, setProblem] = createSignal<string>();
  const [busy, setBusy] = createSignal(false);
  // It was about another position.
  createEffect(
    on(
      () => screenOf(play).round,
      () => {
        setPlan(undefined);
        setProblem(undefined);
      },
    ),
  );
  async function ask(): Promise<void> {
    if (busy()) return;
    setBusy(true);
    setProblem(undefined);
    play.move({ type: 'asked', what: 'plan' });
    const answer = await play.ask({ type: 'tablePlan', of: play.view() });
    setBusy(false);
    if (!answer.ok) return void setProblem(await explain(answer.fault, play.words));
    if (answer.value.type === 'tablePlan') setPlan(answer.value);
  }
  return (
    <section class="table-plan" aria-labelledby="table-plan">
      <h2 id="table-plan">{words.plan}</h2>
      <Show
        when={screenOf(play).help.degree === 'all'}
        fallback={<p class="muted">{words.planOff}</p>}
      >
        <p class="muted">{words.planAbout}</p>
        {/* Not switched off meanwhile, which would take the focus from it. */}
        <button type="button" class="button" aria-busy={busy()} onClick={() => void ask()}>
          {busy() ? words.planning : words.askPlan}
        </button>
        <div aria-live="polite">
          <Show when={problem()}>{(text) => <p class="note bad">{text()}</p>}</Show>
          <Show when={plan()}>{(found) => <Found screen={props.screen} plan={found()} />}</Show>
        </div>
      </Show>
    </section>
  );
}

function Found(props: { readonly screen: Screen; readonly plan: TablePlan }): JSX.Element {
  const { play } = props.screen;
  const { entries, brewer, sure, steps } = props.plan;
  const who = (place: number) => (place === youAt(play) ? words.you : nameAt(play, place));
  return (
    <>
      <p>{words.planFor(who(brewer), sure)}</p>
      <PotionLine entries={entries} />
      <ul class="table-steps">
        <For each={steps}>
          {(step) => (
            <li>
              <SeatMark seat={step.seat} /> <strong>{who(step.seat)}:</strong>{' '}
              {stepText(step, (cell) => who(placeOf(screenOf(play).seats, cell)))}
            </li>
          )}
        </For>
      </ul>
    </>
  );
}

function stepText({ move }: TableStep, owner: (cell: number) => string): string {
  switch (move.type) {
    case 'plant':
      return words.steps.plant(move.ingredient, move.cell);
    case 'grow':
      return words.steps.grow(move.cell);
    case 'pluck':
      return words.steps.pluck(move.cell);
    case 'test':
      return words.steps.test(move.cell);
    case 'taste':
      return words.steps.taste(move.cell);
    case 'offer':
      return words.steps.offer(move.cell, owner(move.into));
  }
}
