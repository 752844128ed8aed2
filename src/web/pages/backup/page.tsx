// Backup: everything out as one file, a file back in, and whether the browser promises to keep it.

import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { cabinetFault, explainFault } from '#words/faults.ts';
import { dayText } from '#words/formats.ts';
import { backup, importText, refusedText } from '#words/pages.ts';
import { shell, storage } from '#words/shell.ts';
import type { ImportReport } from '../../../cabinet/backup.ts';
import type { Claim } from '../../../cabinet/result.ts';
import { library } from '../../play/wiring.ts';
import { openDatabase } from '../../storage/database.ts';
import { askForPersistence, isPersistent, lastBackup } from '../../storage/persistence.ts';
import { today } from '../../storage/today.ts';
import { speak, usePageTitle } from '../../ui/announce.ts';
import { Button } from '../../ui/controls.tsx';
import { Head } from '../../ui/page-head.tsx';
import { downloadFile } from '../../ui/share.ts';
import { exportBackup, importBackup } from './transfer.ts';

async function judge({ result, text }: Claim) {
  const { daily } = result;
  const job = { game: result.game, save: text };
  const judged = await library.engineFor(daily === undefined ? {} : { daily }).run('verify', job);
  // A game that this app does not have cannot be verified.
  if (!judged.ok) return judged.fault.code === 'unknownGame' ? undefined : judged;
  return judged.value === null ? undefined : { ok: true as const, value: judged.value };
}

export function BackupPage(): JSX.Element {
  const [promised, { mutate }] = createResource(isPersistent);
  const [progress, setProgress] = createSignal<readonly [number, number]>();
  const [report, setReport] = createSignal<ImportReport>();
  const [importProblem, setImportProblem] = createSignal<string>();
  const [saveProblem, setSaveProblem] = createSignal<string>();
  usePageTitle(() => shell.pageTitle(backup.title));

  async function save(): Promise<void> {
    // Without access to the database, the file would only look like a backup.
    const { problem } = await openDatabase();
    if (problem === 'newer' || problem === 'silent') {
      setSaveProblem(storage[problem]);
      return speak(storage[problem]);
    }
    const day = today();
    downloadFile(`curio-backup-${day}.json`, await exportBackup(day), 'application/json');
    lastBackup.set(day);
  }

  async function load(input: HTMLInputElement): Promise<void> {
    const text = await input.files?.[0]?.text();
    input.value = '';
    if (text === undefined) return;
    setReport(undefined);
    setImportProblem(undefined);
    setProgress([0, 1]);
    const imported = await importBackup(text, {
      judge,
      progress: (done, all) => setProgress([done, all]),
    });
    setProgress(undefined);
    if (imported.ok) {
      setReport(imported.value);
      speak(importText(imported.value).join(' '));
    } else {
      const { code } = imported.fault;
      const text = code.startsWith('storage')
        ? explainFault(imported.fault)
        : cabinetFault(imported.fault);
      setImportProblem(text);
      speak(text);
    }
  }

  return (
    <main id="main" class="page narrow cabinet-page" tabindex="-1">
      <Head title={backup.title} />
      <div class="stack">
        <section class="card cabinet-card stack" aria-labelledby="save-title">
          <h2 id="save-title">{backup.saveTitle}</h2>
          <p>{backup.saveAbout}</p>
          <p class="muted">
            <Show when={lastBackup.value()} fallback={backup.none}>
              {(day) => backup.last(dayText(day()))}
            </Show>
          </p>
          <Show when={saveProblem()}>{(text) => <p class="note bad">{text()}</p>}</Show>
          <div class="row">
            <Button class="primary" onClick={() => void save()}>
              {backup.save}
            </Button>
          </div>
        </section>
        <section class="card cabinet-card stack" aria-labelledby="load-title">
          <h2 id="load-title">{backup.loadTitle}</h2>
          <p>{backup.loadAbout}</p>
          <div class="row">
            <label class="button file-button">
              {backup.choose}
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
              <progress
                class="progress"
                aria-label={backup.importing}
                value={at()[0]}
                max={at()[1]}
              />
            )}
          </Show>
          <Show when={importProblem()}>{(text) => <p class="note bad">{text()}</p>}</Show>
          <Show when={report()}>{(done) => <ImportSummary report={done()} />}</Show>
        </section>
        <section class="card cabinet-card stack" aria-labelledby="keep-title">
          <h2 id="keep-title">{backup.browserTitle}</h2>
          <Show when={!promised.latest} fallback={<p>{backup.promised}</p>}>
            <p>{backup.notPromised}</p>
            <div class="row">
              <Button
                onClick={async () => {
                  const answer = await askForPersistence();
                  mutate(answer);
                  speak(answer ? backup.granted : backup.refused);
                }}
              >
                {backup.ask}
              </Button>
            </div>
          </Show>
        </section>
      </div>
    </main>
  );
}

function ImportSummary(props: { readonly report: ImportReport }): JSX.Element {
  return (
    <div class="note" classList={{ bad: props.report.refused.length > 0 }}>
      <For each={importText(props.report)}>{(line) => <p>{line}</p>}</For>
      <Show when={props.report.refused.length > 0}>
        <ul>
          <For each={props.report.refused}>{(refused) => <li>{refusedText(refused)}</li>}</For>
        </ul>
      </Show>
    </div>
  );
}
