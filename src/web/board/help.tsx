// Rules and keys, in a dialog over the board; the same rules fill the rules page.

import { createEffect, createSignal, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { shell } from '#words/shell.ts';
import { type RulesSection, rulesOf, type Words } from '../../words/words.ts';
import { library } from '../play/wiring.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Figure } from '../ui/figures.tsx';
import type { Face, Figures } from './face.ts';

export function Rules(props: {
  readonly game: string;
  readonly words: Words;
  readonly face: Face | undefined;
  /** Heading level, below that of the page or the dialog. */
  readonly level: 2 | 3;
}): JSX.Element {
  // Not a resource, which would suspend the page around it.
  const [sections, setSections] = createSignal<readonly RulesSection[]>([]);
  createEffect(() => void rulesOf(props.words).then(setSections));
  return (
    <For each={sections()}>
      {(section) => (
        <section class="rules-section">
          <Dynamic component={props.level === 2 ? 'h2' : 'h3'}>{section.heading}</Dynamic>
          <RulesBody body={section.body} />
          <Show when={props.face}>
            {(face) => (
              <For each={section.figures}>
                {({ id, about }) => (
                  <Figure
                    game={props.game}
                    about={about}
                    load={async () => (await figuresOf(props.game, face()))?.[id]}
                  />
                )}
              </For>
            )}
          </Show>
        </section>
      )}
    </For>
  );
}

async function figuresOf(game: string, face: Face): Promise<Figures | undefined> {
  // The game as shipped, as for the lesson, whose boards most figures show.
  const rules = await library.loadPlain(game);
  const teaching = await face.loadTeaching?.();
  return rules && teaching?.figures(rules);
}

/** What a game adds below its rules. */
export function MoreHelp(props: { readonly face: Face }): JSX.Element {
  const Help = lazy(async () => ({
    default: (await props.face.loadTeaching?.())?.Help ?? (() => null),
  }));
  return (
    <Suspense>
      <Help />
    </Suspense>
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
  readonly game: string;
  readonly words: Words;
  readonly face: Face;
  onClose(): void;
}): JSX.Element {
  return (
    <Dialog open title={shell.help.title(props.words.title)} wide onClose={props.onClose}>
      <Rules game={props.game} words={props.words} face={props.face} level={3} />
      <MoreHelp face={props.face} />
    </Dialog>
  );
}
