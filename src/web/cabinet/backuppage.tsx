// Backup: everything out as one file, a file back in, and whether the browser promises to keep it.

import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import type { ImportReport } from '../../cabinet/backup.ts';
import type { Claim } from '../../cabinet/result.ts';
import { cabinetFault, importText, refusedText } from '../../words/en/cabinet/index.ts';
import { dayText } from '../../words/en/days.ts';
import { engineFor } from '../play/desk.ts';
import { speak } from '../shell/notices.ts';
import { downloadFile } from '../shell/share.ts';
import { usePageTitle } from '../shell/title.ts';
import { explainFault } from '../words.ts';
import { Head } from './head.tsx';
import { keepingState, keepStorage, lastBackup, noteBackup } from './persistence.ts';
import { today } from './today.ts';
import { exportBackup, importBackup } from './transfer.ts';

async function judge({ result, text }: Claim) {
  const { daily } = result;
  const job = { game: result.game, save: text };
  const judged = await engineFor(daily === undefined ? {} : { daily }).run('verify', job);
  // A game that is not in this cabinet: nobody here can tell.
  if (!judged.ok) return judged.fault.code === 'unknownGame' ? undefined : judged;
  return judged.value === null ? undefined : { ok: true as const, value: judged.value };
}

type Outcome =
  | { readonly type: 'done'; readonly report: ImportReport }
  | { readonly type: 'failed'; readonly text: string };

export default function BackupPage(): JSX.Element {
  const [last, setLast] = createSignal(lastBackup());
  const [keeping, { mutate }] = createResource(keepingState);
  const [progress, setProgress] = createSignal<readonly [number, number]>();
  const [outcome, setOutcome] = createSignal<Outcome>();
  usePageTitle(() => 'Backup · Curio');

  async function save(): Promise<void> {
    const day = today();
    downloadFile(`curio-backup-${day}.json`, await exportBackup(day), 'application/json');
    noteBackup(day);
    setLast(day);
  }

  async function load(input: HTMLInputElement): Promise<void> {
    const text = await input.files?.[0]?.text();
    input.value = '';
    if (text === undefined) return;
    setOutcome(undefined);
    setProgress([0, 1]);
    const imported = await importBackup(text, {
      judge,
      progress: (done, all) => setProgress([done, all]),
    });
    setProgress(undefined);
    if (imported.ok) {
      setOutcome({ type: 'done', report: imported.value });
      speak(importText(imported.value).join(' '));
    } else {
      const { code } = imported.fault;
      const text = code.startsWith('storage')
        ? explainFault(imported.fault)
        : cabinetFault(imported.fault);
      setOutcome({ type: 'failed', text });
      speak(text);
    }
  }

  return (
    <main id="main" class="page narrow cabinet-page">
      <Head title="Backup" />
      <div class="stack">
        <section class="card cabinet-card stack" aria-labelledby="save-title">
          <h2 id="save-title">Save everything</h2>
          <p>
            One file with all boards, results with their logs, and settings. There is no account:
            this file is yours.
          </p>
          <p class="muted">
            <Show when={last()} fallback="No backup has been made in this browser yet.">
              {(day) => <>Last backup: {dayText(day())}.</>}
            </Show>
          </p>
          <div class="row">
            <button type="button" class="button primary" onClick={() => void save()}>
              Save a backup
            </button>
          </div>
        </section>
        <section class="card cabinet-card stack" aria-labelledby="load-title">
          <h2 id="load-title">Bring a backup in</h2>
          <p>
            It is merged with what is here: nothing you have is lost, and the same file twice does
            no harm. Every result is replayed before it counts.
          </p>
          <div class="row">
            <label class="button file-button">
              Choose a file
              <input
                type="file"
                class="unseen"
                accept=".json,application/json"
                onChange={(event) => void load(event.currentTarget)}
              />
            </label>
          </div>
          <Show when={progress()}>
            {(at) => (
              <progress class="progress" aria-label="Importing" value={at()[0]} max={at()[1]} />
            )}
          </Show>
          <Show when={outcome()}>{(told) => <Told outcome={told()} />}</Show>
        </section>
        <section class="card cabinet-card stack" aria-labelledby="keep-title">
          <h2 id="keep-title">This browser</h2>
          <Show
            when={keeping.latest !== 'kept'}
            fallback={<p>The browser has promised to keep everything until you remove it.</p>}
          >
            <p>
              The browser may clear stored data when space runs out. You can ask it not to; a backup
              is safer still.
            </p>
            <div class="row">
              <button
                type="button"
                class="button"
                onClick={async () => {
                  const kept = await keepStorage();
                  mutate(kept);
                  speak(kept === 'kept' ? 'The browser will keep everything.' : NOT_KEPT);
                }}
              >
                Ask the browser to keep it
              </button>
            </div>
          </Show>
        </section>
      </div>
    </main>
  );
}

const NOT_KEPT = 'The browser does not promise it. It may later, when you play here more often.';

function Told(props: { readonly outcome: Outcome }): JSX.Element {
  const report = () => (props.outcome.type === 'done' ? props.outcome.report : undefined);
  return (
    <Show
      when={report()}
      fallback={<p class="note bad">{props.outcome.type === 'failed' ? props.outcome.text : ''}</p>}
    >
      {(done) => (
        <div class="note" classList={{ bad: done().refused.length > 0 }}>
          <For each={importText(done())}>{(line) => <p>{line}</p>}</For>
          <Show when={done().refused.length > 0}>
            <ul>
              <For each={done().refused}>{(refused) => <li>{refusedText(refused)}</li>}</For>
            </ul>
          </Show>
        </div>
      )}
    </Show>
  );
}
