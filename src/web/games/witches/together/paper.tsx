// A table with printed boards and a phone for everybody: the High Witch page, with the people, their turns and drafts, and
// a last tab of its own.

import { ActionButton } from '../action-button.tsx';
import './seats.css';
import './together.css';
import { batch, createEffect, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import { tableWords } from '#words/witches/table.ts';
import { NAME_LENGTH } from '../../../../wire/rooms.ts';
import { SeatMark } from '../../../ui/seat-mark.tsx';
import { Seal } from '../ending.tsx';
import { handOf, type WitchesPlay } from '../hand.ts';
import { PotionLine } from '../herb.tsx';
import { sendingOf } from '../high-witch/draft.ts';
import HighWitch, { type AroundCauldron } from '../high-witch/page.tsx';
import { Lore } from '../lore.tsx';
import { NO_TESTER, nameAt, sameEntries } from '../party.ts';
import { Agreement, HelpDegreeSection } from './agreement.tsx';
import { presenceWord, SeatName, Statuses, TableEndSection } from './people.tsx';
import { TableEnding } from './shared-notes.tsx';
import { mayAct, paperOf, youAt } from './table.ts';

export default function PaperTable(props: { readonly play: WitchesPlay }): JSX.Element {
  if (!props.play.watching) shareDraft(props.play);
  return <HighWitch play={props.play} phones={phones} />;
}

/** A row that says who is here and what each is doing. */
function PaperPeople(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const table = () => paperOf(play);
  const writes = (person: number) =>
    table().drafts.some(({ seat, entries }) => seat === person && entries.length > 0);
  return (
    <ul class="table-people" aria-label={tableWords.people}>
      <For each={table().people.map(({ person }) => person)}>
        {(person) => {
          const missing = () => presenceWord(play, person);
          const turn = () => table().turn === person && !play.over();
          const under = () =>
            table()
              .people.find((one) => one.person === person)
              ?.statuses.map(({ effect }) => effect) ?? [];
          /** The first is shown, all are for screen readers. */
          const doing = () => [
            ...(turn() ? [tableWords.turnShort] : []),
            ...(writes(person) ? [tableWords.writes] : []),
            ...(under().length > 0 ? [tableWords.under(under())] : []),
          ];
          return (
            <li
              class="table-person"
              classList={{
                you: person === youAt(play),
                missing: missing() !== undefined,
                turn: turn(),
              }}
              data-seat={Math.max(0, person)}
              title={nameAt(play, person)}
            >
              <SeatMark seat={person} />
              <span class="table-person-name">
                {person === youAt(play) ? tableWords.you : nameAt(play, person)}
              </span>
              <small>
                <span aria-hidden="true">{missing() ?? doing()[0]}</span>
                <span class="unseen">{[missing(), ...doing()].filter(Boolean).join(', ')}</span>
              </small>
            </li>
          );
        }}
      </For>
      <Show when={table().you === null && play.company}>
        <li class="table-watching">{tableWords.youWatch}</li>
      </Show>
    </ul>
  );
}

function emptyDraft(play: WitchesPlay): void {
  const hand = handOf(play);
  batch(() => {
    hand.setDraft([], -1);
    hand.setWhose(NO_TESTER);
  });
}

/** Milliseconds from the last change of a draft until the others see it. */
const PAUSE = 400;

/** Shows the draft to the others, and clears it when its answer arrives. */
function shareDraft(play: WitchesPlay): void {
  const hand = handOf(play);
  const { setSending } = sendingOf(play);
  const own = () => paperOf(play).drafts.find(({ seat }) => seat === paperOf(play).you);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));
  const tell = () => {
    const { draft: entries } = hand.party();
    const { people } = paperOf(play);
    const tester = people[hand.whose()]?.person ?? null;
    const told = own();
    const same = sameEntries(told?.entries ?? [], entries) && (told?.tester ?? null) === tester;
    if (!same && !play.over()) play.move({ type: 'draft', tester, entries });
  };
  createEffect(
    on(
      [() => hand.party().draft, hand.whose],
      () => {
        clearTimeout(timer);
        timer = setTimeout(tell, PAUSE);
      },
      { defer: true },
    ),
  );
  createEffect(() => {
    if (play.company?.waiting() === 0) setSending(false);
  });
  createEffect(
    on(
      play.happening,
      ({ events }) => {
        const tested = events.find(({ type }) => type === 'tested');
        if (!tested) return;
        const entries = play.view().trials.at(-1)?.entries ?? [];
        if (sameEntries(entries, hand.party().draft)) {
          clearTimeout(timer);
          emptyDraft(play);
        }
        // A lost game leaves only the last potion to write.
        hand.setLast(paperOf(play).phase === 'last');
        hand.setUnread(true);
      },
      { defer: true },
    ),
  );
  createEffect(() => {
    if (paperOf(play).phase === 'last') hand.setLast(true);
  });
}

/** Whose turn it is, the drafts of others, and whose cauldron is being entered. */
function AboveCauldron(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  return (
    <>
      <Turn play={play} />
      <Show when={paperOf(play).phase === 'last' && !play.over()}>
        <p class="note bad">{tableWords.lastLeft}</p>
      </Show>
      <OthersDrafts play={play} />
      <WhoseCauldron play={play} />
    </>
  );
}

/** Only if the table keeps an order. */
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
            <SeatName play={play} person={turn()} /> {tableWords.isOn}
          </span>
          <Show when={mayAct(play) && next()}>
            {(person) => (
              <ActionButton act={() => play.move({ type: 'turn', person: person() })}>
                {tableWords.nextTurn(nameAt(play, person()))}
              </ActionButton>
            )}
          </Show>
        </div>
      )}
    </Show>
  );
}

/** Asked for every potion; there is no default. */
function WhoseCauldron(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  return (
    <Show when={mayAct(play) && !hand.last() && hand.party().draft.length > 0}>
      <PersonChoice
        play={play}
        legend={tableWords.whose}
        many={paperOf(play).people.length > 3}
        isChosen={(_person, place) => hand.whose() === place}
        choose={(_person, place) => hand.setWhose(hand.whose() === place ? NO_TESTER : place)}
      />
    </Show>
  );
}

/** A button for each person; `place` is among all, from 0. */
function PersonChoice(props: {
  readonly play: WitchesPlay;
  readonly legend: string;
  readonly many?: boolean;
  isChosen(person: number, place: number): boolean;
  choose(person: number, place: number): void;
}): JSX.Element {
  return (
    <fieldset class="table-whose" classList={{ many: props.many ?? false }}>
      <legend>{props.legend}</legend>
      <For each={paperOf(props.play).people.map(({ person }) => person)}>
        {(person, place) => (
          <button
            type="button"
            class="button"
            data-seat={Math.max(0, person)}
            aria-pressed={props.isChosen(person, place())}
            onClick={() => props.choose(person, place())}
          >
            <SeatName play={props.play} person={person} />
          </button>
        )}
      </For>
    </fieldset>
  );
}

/** Players who write at the same time see each other's drafts, and one of them takes over. */
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
    if (tester === person) return tableWords.writesOwn;
    return tableWords.writesFor(tester === undefined ? undefined : nameAt(play, tester));
  };
  const take = (person: number) => {
    const draft = draftOf(person);
    if (!draft) return;
    batch(() => {
      hand.setDraft(draft.entries, draft.entries.length - 1);
      hand.setWhose(paperOf(play).people.findIndex(({ person: whose }) => whose === draft.tester));
    });
    play.say(tableWords.draftTaken(nameAt(play, person)));
  };
  const drop = (person: number) => {
    emptyDraft(play);
    play.say(tableWords.draftLeft(nameAt(play, person)));
  };
  return (
    <For each={seats()}>
      {(person) => (
        <section
          class="table-draft"
          data-seat={person}
          aria-label={tableWords.draftOf(nameAt(play, person))}
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
                <ActionButton act={() => take(person)}>{tableWords.takeDraft}</ActionButton>
              }
            >
              <ActionButton
                label={tableWords.leaveDraftTo(nameAt(play, person))}
                act={() => drop(person)}
              >
                {tableWords.leaveDraft}
              </ActionButton>
            </Show>
          </Show>
        </section>
      )}
    </For>
  );
}

interface CovenProps {
  readonly play: WitchesPlay;
}

/** The last tab: people and effects on them, guests without a phone, turns, agreed help, the seal, and the end. */
function PaperCoven(props: CovenProps): JSX.Element {
  return (
    <div class="table-stack">
      <Lore play={props.play} />
      <Everybody play={props.play} />
      <Show when={mayAct(props.play)}>
        <Guests play={props.play} />
        <TurnOrder play={props.play} />
      </Show>
      <HelpDegreeSection play={props.play} />
      <Seal play={props.play} />
      <Show when={mayAct(props.play)}>
        <PaperEnd play={props.play} />
      </Show>
    </div>
  );
}

function Everybody(props: CovenProps): JSX.Element {
  const { play } = props;
  return (
    <section aria-labelledby="table-everybody">
      <h2 id="table-everybody">{tableWords.people}</h2>
      <ul class="witches-players">
        <For each={paperOf(play).people}>
          {({ person, statuses }) => (
            <li>
              <SeatName play={play} person={person} />
              <Show when={presenceWord(play, person)}>
                {(word) => <span class="muted"> · {word()}</span>}
              </Show>
              <Show when={person < 0}>
                <span class="muted"> · {tableWords.noPhone}</span>
              </Show>
              <Statuses statuses={statuses} onScreen={false} />
              <Show when={person < 0 && mayAct(play)}>
                <ActionButton act={() => play.move({ type: 'become', guest: person })}>
                  {tableWords.thatIsMe}
                </ActionButton>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

/** Guests without a phone have cauldrons, too. */
function Guests(props: CovenProps): JSX.Element {
  const { play } = props;
  const [name, setName] = createSignal('');
  return (
    <form
      class="table-guest"
      onSubmit={(event) => {
        event.preventDefault();
        if (name().trim() === '') return;
        play.move({ type: 'guest', name: name().trim() });
        setName('');
      }}
    >
      <label>
        {tableWords.addGuest}
        <input
          class="input"
          value={name()}
          maxlength={NAME_LENGTH}
          autocomplete="off"
          placeholder={tableWords.guestName}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button" disabled={name().trim() === ''}>
        {tableWords.add}
      </button>
    </form>
  );
}

/** On paper all act at once; keeping an order is optional. */
function TurnOrder(props: CovenProps): JSX.Element {
  const { play } = props;
  const table = () => paperOf(play);
  return (
    <section aria-labelledby="table-order">
      <h2 id="table-order">{tableWords.order}</h2>
      <p class="muted">{tableWords.orderAbout}</p>
      <Show
        when={table().turn !== null}
        fallback={
          <ActionButton
            act={() => play.move({ type: 'turn', person: table().people[0]?.person ?? null })}
          >
            {tableWords.keepOrder}
          </ActionButton>
        }
      >
        <PersonChoice
          play={play}
          legend={tableWords.whoseTurn}
          isChosen={(person) => table().turn === person}
          choose={(person) => play.move({ type: 'turn', person })}
        />
        <ActionButton act={() => play.move({ type: 'turn', person: null })}>
          {tableWords.noOrder}
        </ActionButton>
      </Show>
    </section>
  );
}

function PaperEnd(props: CovenProps): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const writeLast = () => {
    hand.setLast(true);
    hand.setUnread(false);
    hand.setTab('brew');
  };
  return (
    <TableEndSection play={play} about={tableWords.endAbout(play.view().lastPotion)}>
      <Show when={play.view().lastPotion}>
        <ActionButton act={writeLast}>{tableWords.writeLast}</ActionButton>
      </Show>
    </TableEndSection>
  );
}

const phones: AroundCauldron = {
  People: PaperPeople,
  Asking: Agreement,
  Above: AboveCauldron,
  Coven: PaperCoven,
  Ending: TableEnding,
};
