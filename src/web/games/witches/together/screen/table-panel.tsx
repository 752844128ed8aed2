// The last tab of a table on screen: the recipe, people and effects on them, the plan, agreed help, special cells, the
// seal, and the end.

import { createEffect, createSignal, For, type JSX, on, Show } from 'solid-js';
import { words } from '#words/witches/index.ts';
import { tableWords } from '#words/witches/table.ts';
import type { TablePlan, TableStep } from '../../../../../games/witches/types/table.ts';
import { confirm } from '../../../../ui/dialog.tsx';
import { explain } from '../../../../ui/game-words.ts';
import { SeatMark } from '../../../../ui/seat-mark.tsx';
import { ActionButton } from '../../action-button.tsx';
import { Seal } from '../../ending.tsx';
import { PotionLine } from '../../herb.tsx';
import { Lore } from '../../lore.tsx';
import { nameAt } from '../../party.ts';
import { Legend } from '../../solo/board-drawing.tsx';
import { HelpDegreeSection } from '../agreement.tsx';
import { presenceWord, SeatName, Statuses, TableEndSection } from '../people.tsx';
import { mayAct, ownerOf, placesOf, screenOf, youAt } from '../table.ts';
import type { ScreenTableState } from './table-state.ts';

export function TablePanel(props: { readonly screen: ScreenTableState }): JSX.Element {
  const { play } = props.screen;
  const giveUp = async () => {
    if (await confirm(tableWords.giveUpSure)) play.move({ type: 'giveUp' });
  };
  return (
    <div class="table-stack">
      <Lore play={play} />
      <section aria-labelledby="table-everybody">
        <h2 id="table-everybody">{tableWords.people}</h2>
        <ul class="witches-players">
          <For each={placesOf(play)}>
            {(place) => (
              <li>
                <SeatName play={play} person={place} />
                <Show when={presenceWord(play, place)}>
                  {(word) => <span class="muted"> · {word()}</span>}
                </Show>
                <Statuses statuses={screenOf(play).places[place - 1]?.statuses ?? []} onScreen />
                <Show when={(screenOf(play).help.asked[place - 1] ?? 0) > 0}>
                  <p class="muted">
                    {tableWords.askedTimes(screenOf(play).help.asked[place - 1] ?? 0)}
                  </p>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </section>
      <Show when={mayAct(play)}>
        <Plan screen={props.screen} />
      </Show>
      <HelpDegreeSection play={play} />
      <Legend play={play} />
      <section aria-labelledby="table-rounds">
        <h2 id="table-rounds">{tableWords.rounds}</h2>
        <p class="muted">{tableWords.roundsAbout}</p>
        <p class="muted">{tableWords.giftsAbout}</p>
      </section>
      <Seal play={play} />
      <Show when={mayAct(play)}>
        <TableEndSection play={play} about={tableWords.screenEnd(play.view().lastPotion)}>
          <ActionButton act={() => void giveUp()}>{words.face.giveUp}</ActionButton>
        </TableEndSection>
      </Show>
    </div>
  );
}

/** Asks the engine what the table should do, from what all players know. The others see who asked. */
function Plan(props: { readonly screen: ScreenTableState }): JSX.Element {
  const { play } = props.screen;
  const [plan, setPlan] = createSignal<TablePlan>();
  const [problem, setProblem] = createSignal<string>();
  const [busy, setBusy] = createSignal(false);
  // A plan is about one round.
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
      <h2 id="table-plan">{tableWords.plan}</h2>
      <Show
        when={screenOf(play).help.degree === 'all'}
        fallback={<p class="muted">{tableWords.planOff}</p>}
      >
        <p class="muted">{tableWords.planAbout}</p>
        {/* Not disabled meanwhile: it would lose the focus. */}
        <button type="button" class="button" aria-busy={busy()} onClick={() => void ask()}>
          {busy() ? tableWords.planning : tableWords.askPlan}
        </button>
        <div aria-live="polite">
          <Show when={problem()}>{(text) => <p class="note bad">{text()}</p>}</Show>
          <Show when={plan()}>{(found) => <FoundPlan screen={props.screen} plan={found()} />}</Show>
        </div>
      </Show>
    </section>
  );
}

function FoundPlan(props: {
  readonly screen: ScreenTableState;
  readonly plan: TablePlan;
}): JSX.Element {
  const { play } = props.screen;
  const { entries, brewer, sure, steps } = props.plan;
  const who = (place: number) => (place === youAt(play) ? tableWords.you : nameAt(play, place));
  const stepText = ({ move }: TableStep) => {
    if (move.type === 'plant') return tableWords.steps.plant(move.ingredient, move.cell);
    if (move.type === 'offer')
      return tableWords.steps.offer(move.cell, who(ownerOf(play, move.into)));
    return tableWords.steps[move.type](move.cell);
  };
  return (
    <>
      <p>{tableWords.planFor(who(brewer), sure)}</p>
      <PotionLine entries={entries} />
      <ul class="table-steps">
        <For each={steps}>
          {(step) => (
            <li>
              <SeatMark seat={step.seat} /> <strong>{who(step.seat)}:</strong> {stepText(step)}
            </li>
          )}
        </For>
      </ul>
    </>
  );
}
