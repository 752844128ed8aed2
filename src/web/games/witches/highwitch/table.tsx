// The people at the table, in dialogs: who plays, and whose cauldron a potion is from. Asked by name; nothing is
// remembered silently.

import { batch, createSignal, For, Index, type JSX, Show } from 'solid-js';
import { statusesOf } from '../../../../games/witches/rules/statuses.ts';
import { MAX_PLAYERS, NAME_LENGTH } from '../../../../games/witches/types/board.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { handOf, lastTable, UNNAMED, type WitchesPlay } from '../hand.ts';
import { partWords } from '../partwords.ts';
import { tidyNames } from '../party.ts';
import { words as common } from '#words/witches/index.ts';
import { usePotion } from './draft.ts';
import { focusAnswer } from './typing.ts';

interface TableProps {
  readonly play: WitchesPlay;
}

export default function TableDialogs(props: TableProps): JSX.Element {
  const hand = handOf(props.play);
  const type = () => hand.topic()?.type;
  const close = () => hand.setTopic(undefined);
  return (
    <>
      <Show when={type() === 'whose'}>
        <Dialog open timed title={partWords.whose} onClose={close}>
          <Whose play={props.play} />
        </Dialog>
      </Show>
      <Show when={type() === 'players'}>
        <Dialog open title={partWords.whoPlays} about={partWords.whoPlaysAbout} onClose={close}>
          <WhoPlays play={props.play} />
        </Dialog>
      </Show>
    </>
  );
}

/** A button for each player, with what they are under: it may say what their potion may be. */
function Whose(props: TableProps): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const under = (place: number) =>
    statusesOf(play.view().trials, hand.party().testers, place)
      .map(({ effect }) => common.face.effect(effect))
      .join(', ');
  const brew = (place: number) => {
    hand.setTopic(undefined);
    usePotion(play, place);
    focusAnswer();
  };
  return (
    <>
      <ul class="witches-seats">
        <For each={hand.party().players}>
          {(name, place) => (
            <li>
              <button
                type="button"
                class="button"
                autofocus={place() === 0}
                onClick={() => brew(place())}
              >
                <strong>{name}</strong>
                <Show when={under(place())}>{(what) => <small>{what()}</small>}</Show>
              </button>
            </li>
          )}
        </For>
      </ul>
      <button type="button" class="button quiet" onClick={() => hand.setTopic(undefined)}>
        {partWords.notYet}
      </button>
    </>
  );
}

const LEAST = 2;

function WhoPlays(props: TableProps): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const brewing = () => {
    const topic = hand.topic();
    return topic?.type === 'players' && topic.brewing;
  };
  const known = hand.party().players;
  const last = lastTable.value();
  const before = known.length > 0 || last === UNNAMED || last === '' ? known : last.split(',');
  const [names, setNames] = createSignal<readonly string[]>(
    before.length > 0 ? tidyNames(before) : new Array<string>(LEAST).fill(''),
  );
  const named = () => names().map((name, place) => name || common.face.witch(place + 1));
  const rename = (place: number, name: string) =>
    setNames(
      tidyNames(names().map((one, other) => (other === place ? name.replaceAll(',', ' ') : one))),
    );
  const goOn = (players: readonly string[]) => {
    const waits = brewing();
    batch(() => {
      hand.change({ players });
      lastTable.set(players.length > 0 ? players.join(',') : UNNAMED);
      hand.setTopic(undefined);
    });
    if (!waits) return;
    usePotion(play);
    focusAnswer();
  };
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        goOn(named());
      }}
    >
      <div class="row witches-stepper">
        <button
          type="button"
          class="button icon"
          aria-label={partWords.fewerPlayers}
          disabled={names().length <= 1}
          onClick={() => setNames(names().slice(0, -1))}
        >
          −
        </button>
        <strong>{partWords.playerCount(names().length)}</strong>
        <button
          type="button"
          class="button icon"
          aria-label={partWords.morePlayers}
          disabled={names().length >= MAX_PLAYERS}
          onClick={() => setNames([...names(), ''])}
        >
          +
        </button>
      </div>
      <ul class="witches-players">
        <Index each={names()}>
          {(name, place) => (
            <li>
              <input
                class="input"
                aria-label={partWords.playerName(place + 1)}
                placeholder={common.face.witch(place + 1)}
                value={name()}
                maxlength={NAME_LENGTH}
                autocomplete="off"
                onChange={(event) => rename(place, event.currentTarget.value)}
              />
            </li>
          )}
        </Index>
      </ul>
      <div class="row">
        <button type="submit" class="button primary">
          {partWords.thatIsUs}
        </button>
        <button type="button" class="button" onClick={() => goOn([])}>
          {partWords.unnamed}
        </button>
      </div>
    </form>
  );
}
