// The proof that a puzzle is fair: made and checked in the worker, shown as text, kept as a file.

import { createResource, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { Session } from '../../core/session.ts';
import type { Words } from '../../words/words.ts';
import { engine } from '../engine/client.ts';
import { Dialog } from '../kit/dialog.tsx';
import { explainFault, shell } from '../words.ts';
import { downloadFile } from './share.ts';

const SHOWN = 400;

export interface ProofProps {
  readonly open: boolean;
  readonly session: Session;
  readonly words: Words;
  onClose(): void;
}

export function ProofDialog(props: ProofProps): JSX.Element {
  return (
    <Dialog open={props.open} title={shell.proof.title} wide onClose={props.onClose}>
      <ProofText {...props} />
    </Dialog>
  );
}

function ProofText(props: ProofProps): JSX.Element {
  const { game, deal } = props.session;
  const abort = new AbortController();
  const [proven] = createResource(() =>
    engine.run('prove', { game: game.id, puzzle: deal.puzzle }, { signal: abort.signal }),
  );
  const value = () => {
    const result = proven();
    return result?.ok ? result.value : undefined;
  };
  const fault = () => {
    const result = proven();
    return result && !result.ok ? result.fault : undefined;
  };
  return (
    <Switch fallback={<p class="muted">{shell.proof.proving}</p>}>
      <Match when={fault()}>
        {(found) => <p class="note bad">{explainFault(found(), props.words)}</p>}
      </Match>
      <Match when={value()}>
        {(found) => (
          <div class="stack">
            <p>
              {shell.proof.claim} <strong>{found().verdict.claim}</strong>
              {shell.proof.checked(found().verdict.steps)}
            </p>
            <details>
              <summary>{shell.proof.show(found().proof.lines.length)}</summary>
              <ol class="proof-lines">
                <For each={found().proof.lines.slice(0, SHOWN)}>{(line) => <li>{line}</li>}</For>
              </ol>
              <Show when={found().proof.lines.length > SHOWN}>
                <p class="muted">{shell.proof.rest}</p>
              </Show>
            </details>
            <button
              type="button"
              class="button"
              onClick={() =>
                downloadFile(
                  `${game.id}-proof.txt`,
                  [deal.code, found().proof.claim, ...found().proof.lines, ''].join('\n'),
                  'text/plain',
                )
              }
            >
              {shell.proof.save}
            </button>
          </div>
        )}
      </Match>
    </Switch>
  );
}
