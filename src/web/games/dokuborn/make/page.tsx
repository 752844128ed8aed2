// The editor: a grid of one's own, judged while it is made. All counting is done by the engine's thread.

import { explainFault } from '../../../faults/words.ts';
import '../dokuborn.css';
import '../card.css';
import '../picker.css';
import '../side.css';
import './make.css';
import { useNavigate, useSearchParams } from '@solidjs/router';
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  on,
  onCleanup,
  Show,
} from 'solid-js';
import { decodeOriginal } from '../../../../games/dokuborn/rules/original.ts';
import { cellName, rowLetters } from '../../../../games/dokuborn/rules/print.ts';
import {
  type Draft,
  type Drafted,
  type Label,
  type Level,
  levels,
  type Mode,
  modes,
  sizes,
} from '../../../../games/dokuborn/types.ts';
import { Head } from '../../../cabinet/head.tsx';
import { randomSeed } from '../../../play/dealer.ts';
import { library, openings } from '../../../play/index.ts';
import { NoticePlace } from '../../../shell/noticeplace.tsx';
import { notify } from '../../../shell/notices.ts';
import { copyText, shareLink } from '../../../shell/share.ts';
import { usePageTitle } from '../../../shell/title.ts';
import { kept } from '../../../storage/kept.ts';
import { shell } from '../../../words.ts';
import { words } from '../words.ts';
import { DraftBoard } from './board.tsx';
import { ChooseDialog } from './choose.tsx';
import {
  conditionAt,
  conditionsAt,
  emptyDraft,
  isEmpty,
  isWhole,
  moved,
  type Place,
  parseDraft,
  printDraft,
  resized,
  turned,
  withCondition,
} from './draft.ts';
import { ask } from './engine.ts';
import { ExamplesDialog } from './examples.tsx';
import { Verdict } from './verdict.tsx';
import { said } from './words.ts';

const USUAL = 3;
/** How many steps can be taken back. */
const REMEMBERED = 60;

const draftKept = kept<Draft>('curio.dokuborn.draft', {
  read: (text) => parseDraft(text, USUAL),
  write: printDraft,
});

export default function MakePage(): JSX.Element {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  usePageTitle(() => shell.pageTitle(said.title));

  const [draft, setDraft] = createSignal<Draft>(draftKept.value());
  const [past, setPast] = createSignal<readonly Draft[]>([]);
  const [mode, setMode] = createSignal<Mode>('free');
  const [level, setLevel] = createSignal<Level>(3);
  const [names, setNames] = createSignal(false);
  const [filling, setFilling] = createSignal(false);
  const [place, setPlace] = createSignal<Place>();
  const [cell, setCell] = createSignal<number>();

  const change = (next: Draft) => {
    if (printDraft(next) === printDraft(draft())) return;
    setPast([...past(), draft()].slice(-REMEMBERED));
    setDraft(next);
    draftKept.set(next);
  };
  const goBack = () => {
    const last = past()[past().length - 1];
    if (!last) return;
    setPast(past().slice(0, -1));
    setDraft(last);
    draftKept.set(last);
  };
  // A grid that was on the table is taken along; what was being made can be got back.
  const given = search['grid'];
  if (typeof given === 'string') {
    const grid = decodeOriginal(given);
    if (grid.ok) change(grid.value);
    else notify({ text: explainFault(grid.fault, words), tone: 'bad' });
  }

  const [rules] = createResource(() => library.load('dokuborn'));
  const version = () => String(rules()?.presets[0].params['cards'] ?? '');
  const [labels] = createResource(async (): Promise<readonly Label[]> => {
    const answer = await ask({ type: 'conditions' }, 'conditions');
    if (answer.ok) return answer.value.labels;
    setProblem(explainFault(answer.fault, words));
    return [];
  });
  const known = () => (labels.state === 'ready' ? labels() : []);
  const byId = createMemo(() => new Map(known().map((label) => [label.id, label] as const)));
  const label = (id: string) => byId().get(id);

  // The judgement follows the draft; one that comes too late is about another grid.
  const [drafted, setDrafted] = createSignal<Drafted>();
  const [busy, setBusy] = createSignal(true);
  const [problem, setProblem] = createSignal<string>();
  createEffect(
    on(draft, (now) => {
      let stale = false;
      onCleanup(() => {
        stale = true;
      });
      setBusy(true);
      void ask({ type: 'draft', ...now }, 'draft').then((answer) => {
        if (stale) return;
        setBusy(false);
        setProblem(answer.ok ? undefined : explainFault(answer.fault, words));
        setDrafted(answer.ok ? answer.value : undefined);
      });
    }),
  );
  /** Of the grid as it stands, not of the one before. */
  const judged = () => (busy() ? undefined : drafted());
  const code = () => judged()?.code ?? undefined;

  async function fill(): Promise<void> {
    setFilling(true);
    const asked = draft();
    const answer = await ask(
      { type: 'fill', ...asked, level: level(), names: names(), seed: randomSeed() },
      'filled',
    );
    setFilling(false);
    if (asked !== draft()) return;
    if (!answer.ok) return notify({ text: explainFault(answer.fault, words), tone: 'bad' });
    change({ ...asked, rows: answer.value.rows, columns: answer.value.columns });
  }

  /** The grid as a board of its own; its code carries level, mode and cards. */
  async function opened(): Promise<string | undefined> {
    const original = code();
    if (original === undefined) return undefined;
    const answer = await ask({ type: 'openOriginal', code: original, mode: mode() }, 'opened');
    const game = await library.load('dokuborn');
    if (!answer.ok || !game) {
      if (!answer.ok) notify({ text: explainFault(answer.fault, words), tone: 'bad' });
      return undefined;
    }
    const { dealPuzzle } = await import('../../../../core/deal.ts');
    return dealPuzzle(game, answer.value.params, answer.value.puzzle).code;
  }
  const withCode = (act: (code: string) => unknown) => async () => {
    const whole = await opened();
    if (whole !== undefined) await act(whole);
  };
  const play = withCode(async (whole) => {
    const board = await openings.openShared(whole, {});
    if (board.ok) navigate(`/${board.value.game}/${board.value.board}`);
    else notify({ text: explainFault(board.fault, words), tone: 'bad' });
  });

  const placeName = ({ axis, index }: Place) =>
    said.place(axis, axis === 'rows' ? rowLetters.charAt(index) : `${index + 1}`);
  const usedAt = (id: string): string => {
    for (const axis of ['rows', 'columns'] as const) {
      const index = draft()[axis].indexOf(id);
      const at = place();
      if (index >= 0 && !(at?.axis === axis && at.index === index))
        return placeName({ axis, index });
    }
    return '';
  };
  const choosing = () => {
    const at = place();
    return at ? placeName(at) : undefined;
  };
  const chosen = () => {
    const at = place();
    return at ? conditionAt(draft(), at) : null;
  };
  /** For fingers, what Alt and an arrow are for keys. */
  const moves = () => {
    const at = place();
    if (!at) return [];
    return ([-1, 1] as const)
      .filter((step) => at.index + step >= 0 && at.index + step < draft().size)
      .map((step) => ({
        name: said.move[at.axis][step],
        act() {
          setPlace(undefined);
          change(moved(draft(), at, step));
        },
      }));
  };
  const looked = () => {
    const at = cell();
    const ids = at === undefined ? undefined : conditionsAt(draft(), at);
    const row = ids && label(ids[0]);
    const column = ids && label(ids[1]);
    return at !== undefined && row && column ? { at, row, column } : undefined;
  };
  /** A cell without its conditions asks for them first. */
  const openCell = (at: number) => {
    if (conditionsAt(draft(), at)) return void setCell(at);
    const { size, rows } = draft();
    const row = Math.floor(at / size);
    setPlace(
      rows[row] == null ? { axis: 'rows', index: row } : { axis: 'columns', index: at % size },
    );
  };

  return (
    <main id="main" class="page game-dokuborn make-page" tabindex="-1">
      <Head title={said.title} />
      <NoticePlace />
      <p class="muted make-about">{said.about}</p>
      <div class="make">
        <div class="make-stage">
          <DraftBoard
            draft={draft()}
            drafted={judged()}
            label={label}
            onChoose={setPlace}
            onClear={(at) => change(withCondition(draft(), at, null))}
            onMove={(at, step) => change(moved(draft(), at, step))}
            onCell={openCell}
          />
        </div>
        <div class="make-side">
          <Verdict
            draft={draft()}
            drafted={judged()}
            busy={busy()}
            problem={problem()}
            label={label}
          />
          <div class="row">
            <button
              type="button"
              class="button primary"
              disabled={code() === undefined}
              onClick={() => void play()}
            >
              {said.play}
            </button>
            <fieldset class="choices make-modes">
              <legend class="unseen">{words.fields.mode.label}</legend>
              <For each={modes}>
                {(one) => (
                  <label class="chip">
                    <input
                      type="radio"
                      name="make-mode"
                      checked={mode() === one}
                      onChange={() => setMode(one)}
                    />
                    <span>{words.fields.mode.options[one]}</span>
                  </label>
                )}
              </For>
            </fieldset>
          </div>
          <div class="row">
            <button
              type="button"
              class="button"
              disabled={code() === undefined}
              onClick={() => void copyText(code() ?? '')}
            >
              {said.copyCode}
            </button>
            <button
              type="button"
              class="button"
              disabled={code() === undefined}
              onClick={() => void withCode((whole) => copyText(shareLink(whole)))()}
            >
              {said.copyLink}
            </button>
            <button
              type="button"
              class="button"
              disabled={code() === undefined}
              onClick={() => void withCode((whole) => navigate(`/print/${whole}`))()}
            >
              {said.print}
            </button>
          </div>
          <fieldset class="choices">
            <legend>{words.fields.size.label}</legend>
            <For each={sizes}>
              {(size) => (
                <label class="chip">
                  <input
                    type="radio"
                    name="make-size"
                    checked={draft().size === size}
                    onChange={() => change(resized(draft(), size))}
                  />
                  <span>{`${size} × ${size}`}</span>
                </label>
              )}
            </For>
          </fieldset>
          <div class="make-fill">
            <label for="make-level">{said.fillLevel}</label>
            <select
              id="make-level"
              class="input"
              onChange={(event) => {
                const chosen = levels.find((one) => String(one) === event.currentTarget.value);
                if (chosen) setLevel(chosen);
              }}
            >
              <For each={levels}>
                {(one) => (
                  <option value={one} selected={one === level()}>
                    {words.level(String(one))}
                  </option>
                )}
              </For>
            </select>
            <button
              type="button"
              class="button"
              disabled={isWhole(draft()) || filling()}
              aria-busy={filling()}
              onClick={() => void fill()}
            >
              {said.fill}
            </button>
            <label class="switch">
              <input
                type="checkbox"
                checked={names()}
                onChange={(event) => setNames(event.currentTarget.checked)}
              />
              <span>{words.fields.names.about}</span>
            </label>
          </div>
          <div class="row">
            <button
              type="button"
              class="button"
              disabled={isEmpty(draft())}
              onClick={() => change(turned(draft()))}
            >
              {said.turn}
            </button>
            <button type="button" class="button" disabled={past().length === 0} onClick={goBack}>
              {said.undo}
            </button>
            <button
              type="button"
              class="button"
              disabled={isEmpty(draft())}
              onClick={() => change(emptyDraft(draft().size))}
            >
              {said.clear}
            </button>
          </div>
          <p class="muted make-keys">{said.keys}</p>
        </div>
      </div>
      <ChooseDialog
        title={choosing()}
        labels={known()}
        usedAt={usedAt}
        chosen={chosen()}
        moves={moves()}
        onChoose={(id) => {
          const at = place();
          setPlace(undefined);
          if (at) change(withCondition(draft(), at, id));
        }}
        onClose={() => setPlace(undefined)}
      />
      <Show when={looked()} keyed>
        {({ at, row, column }) => (
          <ExamplesDialog
            cell={cellName(draft().size, at)}
            row={row}
            column={column}
            count={drafted()?.cells[at] ?? 0}
            version={version()}
            onClose={() => setCell(undefined)}
          />
        )}
      </Show>
    </main>
  );
}
