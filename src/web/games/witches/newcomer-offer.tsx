// Asks newcomers whether they play at a table or alone, then offers the lesson. Painted together with the first board.

import { createSignal, For, type JSX, Show } from 'solid-js';
import { highWitchWords as tableWords } from '#words/witches/high-witch.ts';
import { words } from '#words/witches/index.ts';
import { type PlayChoice, playChoices } from '../../../games/witches/names.ts';
import { presets } from '../../../games/witches/rules/settings.ts';
import type { OfferProps } from '../../board/face.ts';
import { lessonSeen, markLessonSeen } from '../../board/lesson-offer.tsx';
import { dropUntouched } from '../../storage/boards.ts';
import { Dialog } from '../../ui/dialog.tsx';

const { start } = tableWords;
const { ways: told } = words.face;

/** Stored among the seen lessons: asked only once. */
const CHOSEN = 'witches-way';

/** Milliseconds between two looks at the address, and how many: if no board can be dealt, it never changes. */
const LOOK = 100;
const LOOKS = 30;

/** Whether the page has left the board: it goes to the new one only when that is ready to be shown. */
async function hasLeft(board: string): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    if (!location.pathname.endsWith(board)) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
  return false;
}

export function NewcomerOffer(props: OfferProps): JSX.Element {
  const [chosen, setChosen] = createSignal(lessonSeen(CHOSEN));
  const choose = async (play: PlayChoice) => {
    markLessonSeen(CHOSEN);
    // The board under the question is for the table: still untouched, it is dropped.
    const first = presets.find(({ params }) => params.play === play);
    if (play !== 'solo' || !first) {
      setChosen(true);
      return;
    }
    const { board } = props;
    await props.deal(first.params);
    if (await hasLeft(board)) await dropUntouched(board);
  };
  return (
    <Show
      when={chosen()}
      fallback={
        <Dialog open title={start.title} about={words.tagline} onClose={() => props.skip()}>
          <div class="witches-ways">
            <For each={playChoices}>
              {(play, index) => (
                <button
                  type="button"
                  class="button"
                  autofocus={index() === 0}
                  onClick={() => void choose(play)}
                >
                  <strong>{told[play].name}</strong>
                  <small>{told[play].about}</small>
                </button>
              )}
            </For>
          </div>
        </Dialog>
      }
    >
      <Dialog open title={words.title} about={start.lesson} onClose={() => props.skip()}>
        <div class="row">
          <button type="button" class="button primary" autofocus onClick={() => props.start()}>
            {start.show}
          </button>
          <button type="button" class="button" onClick={() => props.skip()}>
            {start.skip}
          </button>
        </div>
      </Dialog>
    </Show>
  );
}
