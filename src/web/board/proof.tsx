// The proof that a puzzle is fair: made and checked in the worker. While a game runs it shows its claim and its size;
// its lines give the answer away, so they are asked for first, noted in the log, and make the run practice.

import { createResource, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { Session } from '../../core/session.ts';
import type { Words } from '../../words/words.ts';
import { engine } from '../engine/client.ts';
import type { Play } from '../play/play.ts';
import { Dialog } from '../ui/dialog.tsx';
import { explain } from '../ui/explain.ts';
import { downloadFile } from '../ui/share.ts';
import { askForProof } from '../ui/sure.ts';
import { dialogs } from '../ui/words.ts';

const SHOWN = 400;

export interface ProofProps {
  readonly open: boolean;
  readonly board: {
    readonly play: Pick<Play, 'peek' | 'peeked'>;
    readonly session: Session;
    readonly words: Words;
  };
  onClose(): void;
}

export function ProofDialog(props: ProofProps): JSX.Element {
  return (
    <Dialog open={props.open} title={dialogs.proof.title} wide onClose={props.onClose}>
      <ProofText {...props} />
    </Dialog>
  );
}

function ProofText(props: ProofProps): JSX.Element {
  const { play, session, words } = props.board;
  const { game, deal } = session;
  const [opened, setOpened] = createSignal(play.peeked('proof'));
  const read = async () => {
    if (!(await askForProof())) return;
    play.peek('proof');
    setOpened(true);
  };
  const abort = new AbortController();
  const [proven] = createResource(async () => {
    const asked = { game: game.id, puzzle: deal.puzzle };
    const result = await engine.run('prove', asked, { signal: abort.signal });
    return result.ok ? result : { ...result, text: await explain(result.fault, words) };
  });
  const value = () => {
    const result = proven();
    return result?.ok ? result.value : undefined;
  };
  const problem = () => {
    const result = proven();
    return result && !result.ok ? result.text : undefined;
  };
  return (
    <Switch fallback={<p class="muted">{dialogs.proof.proving}</p>}>
      <Match when={problem()}>{(text) => <p class="note bad">{text()}</p>}</Match>
      <Match when={value()}>
        {(found) => (
          <div class="stack">
            <p>
              {dialogs.proof.claim} <strong>{found().verdict.claim}</strong>
              {dialogs.proof.checked(found().verdict.steps)}
            </p>
            <Show
              when={opened()}
              fallback={
                <>
                  <p>{dialogs.proof.size(found().proof.lines.length)}</p>
                  <button type="button" class="button" onClick={() => void read()}>
                    {dialogs.proof.read}
                  </button>
                </>
              }
            >
              <details>
                <summary>{dialogs.proof.show(found().proof.lines.length)}</summary>
                <ol class="proof-lines">
                  <For each={found().proof.lines.slice(0, SHOWN)}>{(line) => <li>{line}</li>}</For>
                </ol>
                <Show when={found().proof.lines.length > SHOWN}>
                  <p class="muted">{dialogs.proof.rest}</p>
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
                {dialogs.proof.save}
              </button>
            </Show>
          </div>
        )}
      </Match>
    </Switch>
  );
}
