// The lobby of a table: its letters, its people, what is missing to start, and what the host can do. Shown before and
// between games, and as a dialog over a running one.

import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { together } from '#words/together.ts';
import type { Result } from '../../../core/result.ts';
import type { Table } from '../../../core/table.ts';
import { qrCode } from '../../../paper/qr-code.ts';
import { NAME_LENGTH, type RoomMember, type RoomSnapshot, tidyName } from '../../../wire/rooms.ts';
import type { RoomConnection } from '../../online/rooms/connection.ts';
import { isAway, sinceUpdate } from '../../online/rooms/room-people.ts';
import { Button, Problem } from '../../ui/controls.tsx';
import { confirm } from '../../ui/dialog.tsx';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { copyText, shareText } from '../../ui/share.ts';
import { spaced, useRoomLink } from '../network-address.ts';
import { explainRoom } from './connection-state.tsx';
import { isHost } from './level.tsx';
import type { NextGame } from './room.tsx';

type MemberPresence = keyof typeof words.presence;

const presenceOf = ({ gone, here }: RoomMember): MemberPresence => {
  if (gone) return 'gone';
  return here ? 'here' : 'away';
};

function People(props: {
  readonly room: RoomSnapshot;
  /** Removes a member. */
  remove(seat: number): void;
  /** Takes over a vacated seat; undefined for members who have one. */
  readonly takeOver: ((seat: number) => void) | undefined;
}): JSX.Element {
  const isYou = (member: RoomMember) => member.seat === props.room.you;
  const leads = () => !props.room.ended && isHost(props.room);
  const remove = async ({ seat, name }: RoomMember) => {
    const { removeSure, removeAbout, remove: act } = words.lead;
    const question = { title: removeSure(name), about: removeAbout, act: act(name), danger: true };
    if (await confirm(question)) props.remove(seat);
  };
  return (
    <ul class="plain-list room-people" aria-label={words.people}>
      {/* Keyed by seat, so that a changing row keeps its place and the focus. */}
      <For each={props.room.members.map(({ seat }) => seat)}>
        {(seat) => {
          const member = () => props.room.members[seat - 1];
          return (
            <Show when={member()}>
              {(one) => (
                <li class="line room-person" classList={{ missing: presenceOf(one()) !== 'here' }}>
                  <SeatMark seat={seat} />
                  <span class="room-name">
                    <strong>{isYou(one()) ? words.you(one().name) : one().name}</strong>
                    <small class="muted">
                      {[
                        props.room.chair === seat ? words.chair : '',
                        words.presence[presenceOf(one())],
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </span>
                  <Show when={leads() && !isYou(one()) && !one().gone}>
                    <Button
                      class="quiet small"
                      label={words.lead.removeOne(one().name)}
                      onClick={() => void remove(one())}
                    >
                      {words.lead.removeShort}
                    </Button>
                  </Show>
                  <Show when={one().gone && props.takeOver}>
                    {(takeOver) => (
                      <Button class="small" onClick={() => takeOver()(seat)}>
                        {together.join.takeOver(one().name)}
                      </Button>
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

/** Black on white in both themes, because cameras read that. */
/** Modules of white around a QR code, as readers expect. */
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

/** How others join: the letters, large enough to be read across a table, the link, and a QR code. */
function Invitation(props: { readonly room: RoomSnapshot }): JSX.Element {
  const link = useRoomLink(() => props.room.letters);
  return (
    <section class="card cabinet-card invitation" aria-labelledby="letters-title">
      <h2 id="letters-title" class="unseen">
        {words.letters}
      </h2>
      <div class="invitation-words">
        {/* Letter by letter, or it would be read out as a word. */}
        <p class="room-letters">
          <span aria-hidden="true">{spaced(props.room.letters)}</span>
          <span class="unseen">{[...props.room.letters].join(' ')}</span>
        </p>
        <Show when={!props.room.locked} fallback={<p class="note">{words.lockedNote}</p>}>
          <p class="muted">
            {words.invite} <Show when={link().host}>{(host) => words.where(host())}</Show>
          </p>
          <Show when={link().link} fallback={<p class="note">{words.onlyHere}</p>}>
            {(address) => (
              <div class="row">
                <Button onClick={() => void copyText(address())}>{words.link}</Button>
                <Show when={'share' in navigator}>
                  <Button
                    onClick={() =>
                      void shareText(words.shared(spaced(props.room.letters)), address())
                    }
                  >
                    {words.share}
                  </Button>
                </Show>
              </div>
            )}
          </Show>
        </Show>
      </div>
      <Show when={!props.room.locked && link().link}>
        {(address) => <Qr text={address()} label={words.qr} />}
      </Show>
    </section>
  );
}

const words = together.room;

export function Lobby(props: {
  readonly connection: RoomConnection;
  readonly room: RoomSnapshot;
  readonly table: Pick<Table, 'seats'>;
  readonly next: NextGame;
  /** Its name; empty where none was chosen. */
  readonly level: string;
  /** A game is running: none can be started. */
  readonly running: boolean;
  /** Takes a seat, a vacated one if named. */
  sit(seat?: number): Promise<void>;
  /** The seat is vacated, here and at the table. */
  left(): void;
}): JSX.Element {
  const { connection } = props;
  const [problem, setProblem] = createSignal<string>();
  const present = () => props.room.members.filter(({ gone }) => !gone);
  const missing = () => Math.max(0, props.table.seats.least - present().length);
  const seated = () => props.room.you !== null;
  const begun = () => props.room.rounds > 0;

  async function act(doing: Promise<Result<void>>): Promise<boolean> {
    const done = await doing;
    setProblem(done.ok ? undefined : await explainRoom(done.fault));
    return done.ok;
  }
  async function leave(): Promise<void> {
    const question = { title: words.leaveSure, about: words.leaveAbout, act: words.leave };
    const { you } = props.room;
    if (you === null) return props.left();
    if ((await confirm({ ...question, danger: true })) && (await act(connection.vacate(you))))
      props.left();
  }
  async function end(): Promise<void> {
    const { endSure, endAbout, end: label } = words.lead;
    if (await confirm({ title: endSure, about: endAbout, act: label, danger: true }))
      await act(connection.end());
  }

  return (
    <div class="lobby">
      <Show when={!props.room.ended && !begun()}>
        <Invitation room={props.room} />
      </Show>
      <section class="card cabinet-card stack" aria-labelledby="people-title">
        <h2 id="people-title">
          {words.people} <small class="digits muted">{present().length}</small>
        </h2>
        <p class="room-plays">
          <strong>{words.plays(together.start.kinds[props.room.kind].name, props.level)}</strong>
          <span class="muted">{together.start.kinds[props.room.kind].about}</span>
        </p>
        <Problem text={problem()} />
        <Show when={!props.room.ended}>
          <Show
            when={seated()}
            fallback={
              <>
                <p class="room-missing">{words.watching}</p>
                <Button class="primary wide" onClick={() => void props.sit()}>
                  {together.join.sit}
                </Button>
              </>
            }
          >
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
              <Button
                class="primary wide"
                waits={missing() > 0 || !connection.online()}
                busy={props.next.dealing()}
                onClick={async () => setProblem(await props.next.deal())}
              >
                {props.next.dealing() ? words.dealing : begun() ? words.again : words.start}
              </Button>
              {props.next.choice()}
            </Show>
          </Show>
        </Show>
        <HostOffer
          room={props.room}
          connection={connection}
          take={() => void act(connection.takeChair())}
        />
        <People
          room={props.room}
          remove={(seat) => void act(connection.vacate(seat))}
          takeOver={seated() || props.room.ended ? undefined : (seat) => void props.sit(seat)}
        />
        <Show when={props.room.watchers > 0}>
          <p class="muted">{words.watchers(props.room.watchers)}</p>
        </Show>
      </section>
      {/* During a game the people come first: few still need the letters. */}
      <Show when={!props.room.ended && begun()}>
        <Invitation room={props.room} />
      </Show>
      <details class="card cabinet-card room-more">
        <summary>{words.more}</summary>
        <div class="stack">
          <Show when={seated() && !props.room.ended}>
            <Rename room={props.room} rename={(name) => act(connection.rename(name))} />
          </Show>
          <Show when={isHost(props.room) && !props.room.ended}>
            <h3>{words.lead.title}</h3>
            <div class="row">
              <Button onClick={() => void act(connection.setLocked(!props.room.locked))}>
                {props.room.locked ? words.lead.unlock : words.lead.lock}
              </Button>
              <Button class="danger" onClick={() => void end()}>
                {words.lead.end}
              </Button>
            </div>
            <HandOn room={props.room} hand={(seat) => act(connection.giveChair(seat))} />
          </Show>
          <Button class="danger" onClick={() => void leave()}>
            {words.leave}
          </Button>
        </div>
      </details>
    </div>
  );
}

/** Any member may become the host once the host has been away for a while. */
function HostOffer(props: {
  readonly room: RoomSnapshot;
  readonly connection: RoomConnection;
  take(): void;
}): JSX.Element {
  const chair = () => props.room.members.find(({ seat }) => seat === props.room.chair);
  const since = sinceUpdate(props.connection);
  const away = () => {
    const one = chair();
    return one && isAway(one, since(), props.connection.awayAfter()) ? one : undefined;
  };
  return (
    <Show when={props.room.you !== null && props.room.you !== props.room.chair && away()}>
      {(one) => (
        <div class="note">
          <p>{words.lead.takeAbout(one().name)}</p>
          <Button onClick={() => props.take()}>{words.lead.take}</Button>
        </div>
      )}
    </Show>
  );
}

/** The host may make another member the host. */
function HandOn(props: {
  readonly room: RoomSnapshot;
  hand(seat: number): Promise<boolean>;
}): JSX.Element {
  const others = () =>
    props.room.members.filter(({ gone, seat }) => !gone && seat !== props.room.you);
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
          <Button submit>{words.lead.handGo}</Button>
        </div>
      </form>
    </Show>
  );
}

function Rename(props: {
  readonly room: RoomSnapshot;
  rename(name: string): Promise<boolean>;
}): JSX.Element {
  const own = () => props.room.members.find(({ seat }) => seat === props.room.you)?.name ?? '';
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
        <Button submit disabled={tidy() === undefined || tidy() === own()}>
          {words.renameGo}
        </Button>
      </div>
    </form>
  );
}
