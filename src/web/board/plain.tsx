// The plain face: any game as text, with its legal moves as buttons and a line for move words.
// A new game uses it until it has its own.

import { createSignal, For, type JSX } from 'solid-js';
import { shell } from '#words/shell.ts';
import type { Play } from '../play/play.ts';
import { Button } from '../ui/controls.tsx';
import { type Face, faceDefaults } from './face.ts';

const SHOWN_MOVES = 40;

function PlainBoard(props: { readonly play: Play }): JSX.Element {
  const { play } = props;
  const { game } = play;
  const [word, setWord] = createSignal('');
  const moves = () => [...game.legalMoves(play.view())].slice(0, SHOWN_MOVES);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const move = game.moveCode.decode(word().trim());
    if (move.ok) {
      setWord('');
      play.move(move.value);
    } else play.say(shell.plainFace.badMove, 'bad');
  };
  return (
    <div class="stack">
      <pre class="card plain-board">{game.print(play.view())}</pre>
      <form class="row" onSubmit={submit} hidden={play.watching}>
        <label for="move-word">{shell.plainFace.move}</label>
        <input
          id="move-word"
          class="input grow"
          value={word()}
          onInput={(event) => setWord(event.currentTarget.value)}
          autocomplete="off"
          spellcheck={false}
        />
        <Button class="primary" submit>
          {shell.play}
        </Button>
      </form>
      <ul class="row plain-moves" hidden={play.watching} aria-label={shell.plainFace.moves}>
        <For each={moves()}>
          {(move) => (
            <li>
              <Button onClick={() => play.move(move)}>{game.moveCode.encode(move)}</Button>
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}

export const plainFace: Face = { ...faceDefaults, Board: PlainBoard };
