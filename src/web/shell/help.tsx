// Rules and keys, in a dialog over the board; the same rules fill the rules page.

import { createEffect, createSignal, For, type JSX, Show } from 'solid-js';
import { type RulesSection, rulesOf, type Words } from '../../words/words.ts';
import type { Face } from '../games/face.ts';
import { Dialog } from '../kit/dialog.tsx';
import { shell } from '../words.ts';

export function Rules(props: { readonly words: Words }): JSX.Element {
  // No resource: the page around it must not wait.
  const [sections, setSections] = createSignal<readonly RulesSection[]>([]);
  createEffect(() => void rulesOf(props.words).then(setSections));
  return (
    <For each={sections()}>
      {(section) => (
        <section class="rules-section">
          <h3>{section.heading}</h3>
          <RulesBody body={section.body} />
        </section>
      )}
    </For>
  );
}

/** Paragraphs that start with "- " become one list with their neighbours. */
function RulesBody(props: { readonly body: readonly string[] }): JSX.Element {
  const blocks = () => {
    const result: (string | string[])[] = [];
    for (const line of props.body) {
      const last = result.at(-1);
      if (!line.startsWith('- ')) result.push(line);
      else if (Array.isArray(last)) last.push(line.slice(2));
      else result.push([line.slice(2)]);
    }
    return result;
  };
  return (
    <For each={blocks()}>
      {(block) =>
        typeof block === 'string' ? (
          <p>{block}</p>
        ) : (
          <ul>
            <For each={block}>{(point) => <li>{point}</li>}</For>
          </ul>
        )
      }
    </For>
  );
}

export function HelpDialog(props: {
  readonly open: boolean;
  readonly words: Words;
  readonly face: Face;
  onClose(): void;
}): JSX.Element {
  return (
    <Dialog
      open={props.open}
      title={shell.help.title(props.words.title)}
      wide
      onClose={props.onClose}
    >
      <Rules words={props.words} />
      <Show when={props.face.Help}>{(Help) => Help()()}</Show>
    </Dialog>
  );
}
