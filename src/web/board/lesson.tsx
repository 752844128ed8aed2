// The lesson of a game in place of its board. Loaded when it is wanted.

import { createResource, type JSX, Show } from 'solid-js';
import type { Settings } from '../../core/settings.ts';
import type { Words } from '../../words/words.ts';
import { library } from '../play/index.ts';
import { notify, speak } from '../ui/notices.ts';
import { shell } from '../words.ts';
import type { Face } from './face.ts';
import { LessonPlayer } from './lesson/player.tsx';
import { words as said } from './lesson/words.ts';

interface LessonPageProps {
  readonly game: string;
  /** Of the board that it is shown in place of. */
  readonly params: Settings;
  readonly words: Words;
  readonly face: Face;
  onEnd(): void;
}

export function LessonPage(props: LessonPageProps): JSX.Element {
  const [ready] = createResource(async () => {
    try {
      // As the game came with the app: the lesson's puzzle must hold whatever the player has brought since.
      const rules = await library.loadPlain(props.game);
      const lesson = rules && (await props.face.lesson?.(rules, props.params));
      if (rules && lesson) return { rules, lesson };
    } catch {
      // told below
    }
    notify({ text: said.failed, tone: 'bad' });
    props.onEnd();
    return undefined;
  });
  return (
    <Show when={ready()} fallback={<p class="loading">{shell.opening}</p>}>
      {(loaded) => (
        <LessonPlayer
          {...loaded()}
          words={props.words}
          face={props.face}
          speak={speak}
          onEnd={() => props.onEnd()}
        />
      )}
    </Show>
  );
}
