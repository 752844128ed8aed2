// A table before and between games: its letters, who is there, and what is missing to start. The same card opens over a
// game that runs.

import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { together } from '#words/together.ts';
import type { Result } from '../../../core/result.ts';
import type { Table } from '../../../core/table.ts';
import { qrCode } from '../../../paper/qr-code.ts';
import { NAME_LENGTH, type RoomMember, type RoomSnapshot, tidyName } from '../../../wire/rooms.ts';
import type { RoomLine } from '../../online/rooms/connection.ts';
import { isAway, sinceTold } from '../../online/rooms/room-people.ts';
import { confirm } from '../../ui/dialog.tsx';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { copyText, shareText } from '../../ui/share.ts';
import { spaced, useRoomLink } from '../network-address.ts';
import { explainRoom } from './connection-state.tsx';
import type { NextGame } from './room.tsx';

// The people at a table, and what can be done about them: by everybody, and by who leads it.

type Presence = keyof typeof words.presence;

const presenceOf = ({ gone, here }: RoomMember): Presence => {
  if (gone) return 'gone';
  return here ? 'here' : 'away';
};

interface PeopleProps {
  readonly news: RoomSnapshot;
  /** Sends somebody away. */
  remove(seat: number): void;
  /** Goes on in a seat that was left; undefined where one sits already. */
  readonly takeOver: ((seat: number) => void) | undefined;
}

function People(props: PeopleProps): JSX.Element {
  const isYou = (member: RoomMember) => member.seat === props.news.you;
  const leads = () =>
    !props.news.ended && props.news.you !== null && props.news.chair === props.news.you;
  const remove = async ({ seat, name }: RoomMember) => {
    const { removeSure, removeAbout, remove: act } = words.lead;
    const question = { title: removeSure(name), about: removeAbout, act: act(name), danger: true };
    if (await confirm(question)) props.remove(seat);
  };
  return (
    <ul class="plain-list room-people" aria-label={words.people}>
      {/* By seat, so that a row that changes stays where it is, and with it the focus. */}
      <For each={props.news.members.map(({ seat }) => seat)}>
        {(seat) => {
          const member = () => props.news.members[seat - 1];
          return (
            <Show when={member()}>
              {(one) => (
                <li class="line room-person" classList={{ missing: presenceOf(one()) !== 'here' }}>
                  <SeatMark seat={seat} />
                  <span class="room-name">
                    <strong>{isYou(one()) ? words.you(one().name) : one().name}</strong>
                    <small class="muted">
                      {[
                        props.news.chair === seat ? words.chair : '',
                        words.presence[presenceOf(one())],
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </span>
                  <Show when={leads() && !isYou(one()) && !one().gone}>
                    <button
                      type="button"
                      class="button quiet small"
                      aria-label={words.lead.removeOne(one().name)}
                      onClick={() => void remove(one())}
                    >
                      {words.lead.removeShort}
                    </button>
                  </Show>
                  <Show when={one().gone && props.takeOver}>
                    {(takeOver) => (
                      <button type="button" class="button small" onClick={() => takeOver()(seat)}>
                        {together.join.takeOver(one().name)}
                      </button>
                    )}
                  </Show>
                </li>
              )}
            </Show>
          );
        }}
      </For>
    </ul>
  );
}

// A link as a QR code on the page: black on white in both themes, since that is what cameras read.

/** Modules of white around it, as readers expect. */
const QUIET = 3;

function Qr(props: { readonly text: string; readonly label: string }): JSX.Element {
  const code = createMemo(() => qrCode(props.text));
  const side = () => code().modules + 2 * QUIET;
  return (
    <svg
      class="room-qr"
      role="img"
      aria-label={props.label}
      viewBox={`${-QUIET} ${-QUIET} ${side()} ${side()}`}
      shape-rendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side()} height={side()} fill="#fff" />
      <path d={code().d} fill="#000" />
    </svg>
  );
}

// How others come to a table: its letters, the link, and the same as a code for cameras.

/** The letters, large enough to be read across a table. */
function Invitation(props: { readonly news: RoomSnapshot }): JSX.Element {
  const link = useRoomLink(() => props.news.letters);
  return (
    <section class="card cabinet-card invitation" aria-labelledby="letters-title">
      <h2 id="letters-title" class="unseen">
        {words.letters}
      </h2>
      <div class="invitation-words">
        {/* Letter by letter, or it would be spoken as a word. */}
        <p class="room-letters">
          <span aria-hidden="true">{spaced(props.news.letters)}</span>
          <span class="unseen">{[...props.news.letters].join(' ')}</span>
        </p>
        {/* Nobody is invited to a locked table. */}
        <Show when={!props.news.locked} fallback={<p class="note">{words.lockedNote}</p>}>
          <p class="muted">
            {words.invite} <Show when={link().host}>{(host) => words.where(host())}</Show>
          </p>
          <Show when={link().link} fallback={<p class="note">{words.onlyHere}</p>}>
            {(address) => (
              <div class="row">
                <button type="button" class="button" onClick={() => void copyText(address())}>
                  {words.link}
                </button>
                <Show when={'share' in navigator}>
                  <button
                    type="button"
                    class="button"
                    onClick={() =>
                      void shareText(words.shared(spaced(props.news.letters)), address())
                    }
                  >
                    {words.share}
                  </button>
                </Show>
              </div>
            )}
          </Show>
        </Show>
      </div>
      <Show when={!props.news.locked && link().link}>
        {(address) => <Qr text={address()} label={words.qr} />}
      </Show>
    </section>
  );
}

const words = together.room;

interface LobbyProps {
  readonly line: RoomLine;
  readonly news: RoomSnapshot;
  readonly table: Pick<Table, 'seats'>;
  readonly next: NextGame;
  /** In words; empty where nobody chose one. */
  readonly level: string;
  /** A game is on the table and not over: nothing can be started. */
  readonly running: boolean;
  /** Sits down, in a seat that was left if one is named. */
  sit(seat?: number): Promise<void>;
  /** The seat is left, here and at the table. */
  left(): void;
}

export function Lobby(props: LobbyProps): JSX.Element {
  const { line } = props;
  const [problem, setProblem] = createSignal<string>();
  const [dealing, setDealing] = createSignal(false);
  const present = () => props.news.members.filter(({ gone }) => !gone);
  const missing = () => Math.max(0, props.table.seats.least - present().length);
  const seated = () => props.news.you !== null;
  const leads = () => seated() && props.news.chair === props.news.you;
  const begun = () => props.news.rounds > 0;

  async function act(doing: Promise<Result<void>>): Promise<boolean> {
    const done = await doing;
    setProblem(done.ok ? undefined : await explainRoom(done.fault));
    return done.ok;
  }
  async function start(): Promise<void> {
    if (dealing()) return;
    setDealing(true);
    await act(line.deal(props.next.wanted()));
    setDealing(false);
  }
  async function leave(): Promise<void> {
    const question = { title: words.leaveSure, about: words.leaveAbout, act: words.leave };
    const { you } = props.news;
    if (you === null) return props.left();
    if ((await confirm({ ...question, danger: true })) && (await act(line.vacate(you))))
      props.left();
  }
  async function end(): Promise<void> {
    const { endSure, endAbout, end: label } = words.lead;
    if (await confirm({ title: endSure, about: endAbout, act: label, danger: true }))
      await act(line.end());
  }

  return (
    <div class="lobby">
      <Show when={!props.news.ended && !begun()}>
        <Invitation news={props.news} />
      </Show>
      <section class="card cabinet-card stack" aria-labelledby="people-title">
        <h2 id="people-title">
          {words.people} <small class="digits muted">{present().length}</small>
        </h2>
        <p class="room-plays">
          <strong>{words.plays(together.start.kinds[props.news.kind].name, props.level)}</strong>
          <span class="muted">{together.start.kinds[props.news.kind].about}</span>
        </p>
        <Show when={problem()}>
          {(text) => (
            <p class="note bad" role="alert">
              {text()}
            </p>
          )}
        </Show>
        <Show when={!props.news.ended}>
          <Show when={seated()} fallback={<Standing sit={props.sit} />}>
            <Show when={!props.running}>
              <p class="room-missing" role="status">
                {missing() > 0
                  ? words.tooFew(missing())
                  : begun()
                    ? words.againAbout
                    : words.startAbout}
                <Show when={present().length > props.table.seats.most}>
                  {` ${words.tooMany(props.table.seats.most)}`}
                </Show>
              </p>
              <button
                type="button"
                class="button primary wide"
                disabled={missing() > 0 || !line.online()}
                aria-busy={dealing()}
                onClick={() => void start()}
              >
                {dealing() ? words.dealing : begun() ? words.again : words.start}
              </button>
              {props.next.choice()}
            </Show>
          </Show>
        </Show>
        <ChairOffer news={props.news} line={line} take={() => void act(line.takeChair())} />
        <People
          news={props.news}
          remove={(seat) => void act(line.vacate(seat))}
          takeOver={seated() || props.news.ended ? undefined : (seat) => void props.sit(seat)}
        />
        <Show when={props.news.watchers > 0}>
          <p class="muted">{words.watchers(props.news.watchers)}</p>
        </Show>
      </section>
      {/* Over a game the people come first: most of those who wanted the letters have them. */}
      <Show when={!props.news.ended && begun()}>
        <Invitation news={props.news} />
      </Show>
      <details class="card cabinet-card room-more">
        <summary>{words.more}</summary>
        <div class="stack">
          <Show when={seated() && !props.news.ended}>
            <Rename news={props.news} rename={(name) => act(line.rename(name))} />
          </Show>
          <Show when={leads() && !props.news.ended}>
            <h3>{words.lead.title}</h3>
            <div class="row">
              <button
                type="button"
                class="button"
                onClick={() => void act(line.setLocked(!props.news.locked))}
              >
                {props.news.locked ? words.lead.unlock : words.lead.lock}
              </button>
              <button type="button" class="button danger" onClick={() => void end()}>
                {words.lead.end}
              </button>
            </div>
            <HandOn news={props.news} hand={(seat) => act(line.giveChair(seat))} />
          </Show>
          <button type="button" class="button danger" onClick={() => void leave()}>
            {words.leave}
          </button>
        </div>
      </details>
    </div>
  );
}

function Standing(props: { sit(): Promise<void> }): JSX.Element {
  return (
    <>
      <p class="room-missing">{words.watching}</p>
      <button type="button" class="button primary wide" onClick={() => void props.sit()}>
        {together.join.sit}
      </button>
    </>
  );
}

/** Anybody may lead once whoever does has been away for a while. */
function ChairOffer(props: {
  readonly news: RoomSnapshot;
  readonly line: RoomLine;
  take(): void;
}): JSX.Element {
  const chair = () => props.news.members.find(({ seat }) => seat === props.news.chair);
  const since = sinceTold(props.line);
  const away = () => {
    const one = chair();
    return one && isAway(one, since(), props.line.awayAfter()) ? one : undefined;
  };
  return (
    <Show when={props.news.you !== null && props.news.you !== props.news.chair && away()}>
      {(one) => (
        <div class="note">
          <p>{words.lead.takeAbout(one().name)}</p>
          <button type="button" class="button" onClick={() => props.take()}>
            {words.lead.take}
          </button>
        </div>
      )}
    </Show>
  );
}

/** Who leads may let somebody else do so. */
function HandOn(props: {
  readonly news: RoomSnapshot;
  hand(seat: number): Promise<boolean>;
}): JSX.Element {
  const others = () =>
    props.news.members.filter(({ gone, seat }) => !gone && seat !== props.news.you);
  const [wanted, setWanted] = createSignal<number>();
  const chosen = () => others().find(({ seat }) => seat === wanted()) ?? others()[0];
  return (
    <Show when={others().length > 0}>
      <form
        class="stack tight"
        onSubmit={(event) => {
          event.preventDefault();
          const one = chosen();
          if (one) void props.hand(one.seat);
        }}
      >
        <label for="hand-on">{words.lead.hand}</label>
        <div class="row">
          <select
            id="hand-on"
            class="input grow"
            onChange={(event) => setWanted(Number(event.currentTarget.value))}
          >
            <For each={others()}>
              {({ seat, name }) => (
                <option value={seat} selected={seat === chosen()?.seat}>
                  {name}
                </option>
              )}
            </For>
          </select>
          <button type="submit" class="button">
            {words.lead.handGo}
          </button>
        </div>
      </form>
    </Show>
  );
}

function Rename(props: {
  readonly news: RoomSnapshot;
  rename(name: string): Promise<boolean>;
}): JSX.Element {
  const own = () => props.news.members.find(({ seat }) => seat === props.news.you)?.name ?? '';
  const [name, setName] = createSignal(own());
  const tidy = () => tidyName(name());
  return (
    <form
      class="stack tight"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = tidy();
        if (wanted !== undefined && wanted !== own()) void props.rename(wanted);
      }}
    >
      <label for="rename">{words.rename}</label>
      <div class="row">
        <input
          id="rename"
          class="input grow"
          value={name()}
          maxlength={NAME_LENGTH}
          autocomplete="nickname"
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="button" disabled={tidy() === undefined || tidy() === own()}>
          {words.renameGo}
        </button>
      </div>
    </form>
  );
}
