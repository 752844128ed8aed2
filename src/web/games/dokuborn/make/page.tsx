// The editor: a grid of one's own, judged while it is made. All counting is done by the engine's thread.

import '../dokuborn.css';
import '../card.css';
import '../picker.css';
import '../side.css';
import './make.css';
import { useSearchParams } from '@solidjs/router';
import { createMemo, createResource, createSignal, type JSX, Show } from 'solid-js';
import { decodeOriginal } from '../../../../games/dokuborn/rules/original.ts';
import { cellName, rowLetters } from '../../../../games/dokuborn/rules/print.ts';
import type { Label } from '../../../../games/dokuborn/types.ts';
import { Head } from '../../../pages/head.tsx';
import { library } from '../../../play/index.ts';
import { explainFault } from '../../../ui/explain-words.ts';
import { NoticePlace } from '../../../ui/noticeplace.tsx';
import { notify } from '../../../ui/notices.ts';
import { usePageTitle } from '../../../ui/title.ts';
import { shell } from '../../../words.ts';
import { words } from '../words.ts';
import { DraftBoard } from './board.tsx';
import { ChooseDialog } from './choose.tsx';
import { conditionAt, conditionsAt, moved, type Place, withCondition } from './draft.ts';
import { createDrafting } from './drafting.ts';
import { ask } from './engine.ts';
import { ExamplesDialog } from './examples.tsx';
import { Tools } from './tools.tsx';
import { Verdict } from './verdict.tsx';
import { said } from './words.ts';

export default function MakePage(): JSX.Element {
  const [search] = useSearchParams();
  usePageTitle(() => shell.pageTitle(said.title));

  const drafting = createDrafting();
  const { draft, change, judged } = drafting;
  const [place, setPlace] = createSignal<Place>();
  const [cell, setCell] = createSignal<number>();

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
    drafting.setProblem(explainFault(answer.fault, words));
    return [];
  });
  const known = () => (labels.state === 'ready' ? labels() : []);
  const byId = createMemo(() => new Map(known().map((label) => [label.id, label] as const)));
  const label = (id: string) => byId().get(id);

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
            busy={drafting.busy()}
            problem={drafting.problem()}
            label={label}
          />
          <Tools drafting={drafting} />
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
            count={judged()?.cells[at] ?? 0}
            version={version()}
            onClose={() => setCell(undefined)}
          />
        )}
      </Show>
    </main>
  );
}
