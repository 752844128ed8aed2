// Above the cauldron of a table with phones: whose turn it is, whose cauldron is being entered, and what others write.

import { batch, For, type JSX, Show } from 'solid-js';
import { handOf, type WitchesPlay } from '../../hand.ts';
import { NOBODY } from '../../party.ts';
import { nameAt } from '../../people.ts';
import { PotionLine } from '../potionline.tsx';
import { SeatName } from '../seat.tsx';
import { mayAct, paperOf } from '../table.ts';
import { words } from '#words/witches/tableface.ts';

export function Above(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  return (
    <>
      <Turn play={play} />
      <Show when={paperOf(play).phase === 'last' && !play.over()}>
        <p class="note bad">{words.lastLeft}</p>
      </Show>
      <OthersDrafts play={play} />
      <Whose play={play} />
    </>
  );
}

/** Only where the table asked for an order. */
function Turn(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const people = () => paperOf(play).people.map(({ person }) => person);
  const next = () => {
    const { turn } = paperOf(play);
    if (turn === null) return undefined;
    return people()[(people().indexOf(turn) + 1) % people().length];
  };
  return (
    <Show when={paperOf(play).turn}>
      {(turn) => (
        <div class="table-turn">
          <span>
            <SeatName play={play} person={turn()} /> {words.isOn}
          </span>
          <Show when={mayAct(play) && next()}>
            {(person) => (
              <button
                type="button"
                class="button"
                onClick={() => play.move({ type: 'turn', person: person() })}
              >
                {words.nextTurn(nameAt(play, person()))}
              </button>
            )}
          </Show>
        </div>
      )}
    </Show>
  );
}

/** Asked first, and for every potion anew: nobody is chosen until somebody is pressed. */
function Whose(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  return (
    <Show when={mayAct(play) && !hand.last() && hand.party().draft.length > 0}>
      <fieldset class="table-whose" classList={{ many: paperOf(play).people.length > 3 }}>
        <legend>{words.whose}</legend>
        <For each={paperOf(play).people.map(({ person }) => person)}>
          {(person, place) => (
            <button
              type="button"
              class="button"
              data-seat={Math.max(0, person)}
              aria-pressed={hand.whose() === place()}
              onClick={() => hand.setWhose(hand.whose() === place() ? NOBODY : place())}
            >
              <SeatName play={play} person={person} />
            </button>
          )}
        </For>
      </fieldset>
    </Show>
  );
}

/** Two who write at once see each other; one of them keeps it. */
function OthersDrafts(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const seats = () =>
    paperOf(play)
      .drafts.filter(({ seat, entries }) => seat !== paperOf(play).you && entries.length > 0)
      .map(({ seat }) => seat);
  const draftOf = (person: number) => paperOf(play).drafts.find(({ seat }) => seat === person);
  const writesFor = (person: number) => {
    const tester = draftOf(person)?.tester ?? undefined;
    if (tester === person) return words.writesOwn;
    return words.writesFor(tester === undefined ? undefined : nameAt(play, tester));
  };
  const take = (person: number) => {
    const draft = draftOf(person);
    if (!draft) return;
    batch(() => {
      hand.change({ draft: draft.entries });
      hand.choose(draft.entries.length - 1);
      hand.setWhose(paperOf(play).people.findIndex(({ person: whose }) => whose === draft.tester));
    });
    play.say(words.draftTaken(nameAt(play, person)));
  };
  const drop = (person: number) => {
    batch(() => {
      hand.change({ draft: [] });
      hand.choose(-1);
      hand.setWhose(NOBODY);
    });
    play.say(words.draftLeft(nameAt(play, person)));
  };
  return (
    <For each={seats()}>
      {(person) => (
        <section
          class="table-draft"
          data-seat={person}
          aria-label={words.draftOf(nameAt(play, person))}
        >
          <p>
            <SeatName play={play} person={person} />{' '}
            <span class="table-draft-for">{writesFor(person)}</span>
          </p>
          <PotionLine entries={draftOf(person)?.entries ?? []} />
          <Show when={mayAct(play)}>
            <Show
              when={hand.party().draft.length > 0}
              fallback={
                <button type="button" class="button" onClick={() => take(person)}>
                  {words.takeDraft}
                </button>
              }
            >
              <button
                type="button"
                class="button"
                aria-label={words.leaveDraftTo(nameAt(play, person))}
                onClick={() => drop(person)}
              >
                {words.leaveDraft}
              </button>
            </Show>
          </Show>
        </section>
      )}
    </For>
  );
}
