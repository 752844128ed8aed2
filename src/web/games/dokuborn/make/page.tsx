// The editor page: a grid of the player's own, judged while it is made. The engine's thread does all the counting.

import '../dokuborn.css';
import '../card.css';
import '../picker.css';
import '../side.css';
import './make.css';
import { useSearchParams } from '@solidjs/router';
import { createMemo, createResource, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { words } from '#words/dokuborn/index.ts';
import { make as said } from '#words/dokuborn/make.ts';
import { explainFault } from '#words/faults.ts';
import { shell } from '#words/shell.ts';
import { decodeOriginal } from '../../../../games/dokuborn/rules/code.ts';
import { cellName, rowLetters } from '../../../../games/dokuborn/rules/print.ts';
import type { Draft, Drafted, Label } from '../../../../games/dokuborn/types.ts';
import { library } from '../../../play/wiring.ts';
import { usePageTitle } from '../../../ui/announce.ts';
import { NoticePlace, notify } from '../../../ui/notices.tsx';
import { Head } from '../../../ui/page-head.tsx';
import { DraftBoard } from './board.tsx';
import { ChooseDialog, ExamplesDialog } from './dialogs.tsx';
import {
  ask,
  conditionAt,
  conditionsAt,
  createDrafting,
  type DraftPlace,
  moved,
  withCondition,
} from './draft.ts';
import { Tools } from './tools.tsx';

// The engine's verdict: whether the grid can be filled, how hard it is, and where it is short.

export function Verdict(props: {
  readonly draft: Draft;
  readonly drafted: Drafted | undefined;
  readonly busy: boolean;
  readonly problem: string | undefined;
  label(id: string): Label | undefined;
}): JSX.Element {
  const cells = () => (props.drafted?.short ?? []).map((cell) => cellName(props.draft.size, cell));
  /** Not one card for any of them. */
  const isNone = () =>
    props.drafted?.short.every((cell) => props.drafted?.cells[cell] === 0) ?? false;
  const twice = () => props.drafted?.twice ?? [];
  const level = () => props.drafted?.level ?? undefined;
  return (
    <section
      class="make-verdict card"
      classList={{ bad: props.drafted?.verdict === 'blocked' || twice().length > 0 }}
      aria-label={said.verdict}
      aria-busy={props.busy}
    >
      <div role="status">
        <Switch fallback={<p class="muted">{said.checking}</p>}>
          <Match when={props.problem}>{(text) => <p>{text()}</p>}</Match>
          <Match when={twice().length > 0}>
            <p>
              {said.twice(
                twice().map((id) => {
                  const label = props.label(id);
                  return label ? words.spokenLabel(label) : id;
                }),
              )}
            </p>
          </Match>
          <Match when={props.drafted?.verdict === 'blocked'}>
            <p>{said.blocked(cells(), isNone())}</p>
          </Match>
          <Match when={props.drafted?.verdict === 'open'}>
            <p>{said.open}</p>
          </Match>
          <Match when={props.drafted?.verdict === 'solvable'}>
            <p class="make-good">{said.solvable}</p>
          </Match>
        </Switch>
        <Show when={level()}>
          {(known) => (
            <p class="make-level">
              <span class="doku-stars" aria-hidden="true">
                {words.face.stars(known())}
              </span>{' '}
              <strong>{words.level(String(known()))}</strong>
              <Show when={props.drafted?.tightness}>
                {(tightness) => <small class="muted">{words.face.levelFacts(tightness())}</small>}
              </Show>
            </p>
          )}
        </Show>
      </div>
    </section>
  );
}

export default function MakePage(): JSX.Element {
  const [search] = useSearchParams();
  usePageTitle(() => shell.pageTitle(said.title));

  const drafting = createDrafting();
  const { draft, change, judged } = drafting;
  const [place, setPlace] = createSignal<DraftPlace>();
  const [cell, setCell] = createSignal<number>();

  // A grid from a link replaces the draft; undo brings the draft back.
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

  const placeName = ({ axis, index }: DraftPlace) =>
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
  /** For touch, what Alt with an arrow is for keys. */
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
