// What whoever is new is asked first: at a table or alone; then whether to see the lesson of that. Painted together with
// the first board.

import { createSignal, For, type JSX, Show } from 'solid-js';
import { highWitchWords as tableWords } from '#words/witches/face.ts';
import { words } from '#words/witches/index.ts';
import { type PlayChoice, playChoices } from '../../../games/witches/names.ts';
import { presets } from '../../../games/witches/rules/settings.ts';
import type { OfferProps } from '../../board/face.ts';
import { lessonSeen, markLessonSeen } from '../../board/lesson-offer.tsx';
import { dropUntouched } from '../../storage/boards.ts';
import { Dialog } from '../../ui/dialog.tsx';

const { start } = tableWords;
const { ways: told } = words.face;

/** Remembered with the lessons: who has chosen is not asked again. */
const CHOSEN = 'witches-way';

/** Milliseconds between two looks at the address, and looks at most: where no board could be dealt, it stays. */
const LOOK = 100;
const LOOKS = 30;

/** The page goes to the new board when that is ready to be seen, a moment after it was dealt. */
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
    // The board under the question is one for the table; nobody has touched it, and it goes.
    const first = presets.find(({ params }) => params.play === play);
    if (play !== 'solo' || !first) {
      setChosen(true);
      return;
    }
    const { board } = props;
    await props.deal(first.params);
    if (!(await hasLeft(board))) return;
    await dropUntouched(board);
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
