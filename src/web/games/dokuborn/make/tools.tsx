// The editor's actions: play the grid, share it, change its size, fill in the rest, transpose it.

import { useNavigate } from '@solidjs/router';
import { createSignal, For, type JSX } from 'solid-js';
import { words } from '#words/dokuborn/index.ts';
import { make as said } from '#words/dokuborn/make.ts';
import { explainFault } from '#words/faults.ts';
import { type Level, levels, type Mode, modes, sizes } from '../../../../games/dokuborn/types.ts';
import { randomSeed } from '../../../play/dealer.ts';
import { openings } from '../../../play/wiring.ts';
import { notify } from '../../../ui/notices.tsx';
import { copyText, shareLink } from '../../../ui/share.ts';
import { ask, type Drafting, emptyDraft, isEmpty, isWhole, resized, turned } from './draft.ts';

interface ToolsProps {
  readonly drafting: Drafting;
}

export function Tools(props: ToolsProps): JSX.Element {
  return (
    <>
      <Uses drafting={props.drafting} />
      <Size drafting={props.drafting} />
      <Filling drafting={props.drafting} />
      <Changes drafting={props.drafting} />
    </>
  );
}

/** Actions for a grid that can be played. */
function Uses({ drafting }: ToolsProps): JSX.Element {
  const navigate = useNavigate();
  const [mode, setMode] = createSignal<Mode>('free');
  const withCode = async (act: (code: string) => unknown) => {
    const whole = await drafting.open(mode());
    if (whole !== undefined) await act(whole);
  };
  const play = async (whole: string) => {
    const board = await openings.openShared(whole, {});
    if (board.ok) navigate(`/${board.value.game}/${board.value.board}`);
    else notify({ text: explainFault(board.fault, words), tone: 'bad' });
  };
  const passing: readonly (readonly [name: string, act: () => unknown])[] = [
    [said.copyCode, () => copyText(drafting.code() ?? '')],
    [said.copyLink, () => withCode((whole) => copyText(shareLink(whole)))],
    [said.print, () => withCode((whole) => navigate(`/print/${whole}`))],
  ];
  return (
    <>
      <div class="row">
        <button
          type="button"
          class="button primary"
          disabled={drafting.code() === undefined}
          onClick={() => void withCode(play)}
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
        <For each={passing}>
          {([name, act]) => (
            <button
              type="button"
              class="button"
              disabled={drafting.code() === undefined}
              onClick={() => void act()}
            >
              {name}
            </button>
          )}
        </For>
      </div>
    </>
  );
}

function Size({ drafting }: ToolsProps): JSX.Element {
  const { draft, change } = drafting;
  return (
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
  );
}

/** "Fill the rest for me." */
function Filling({ drafting }: ToolsProps): JSX.Element {
  const { draft, change } = drafting;
  const [level, setLevel] = createSignal<Level>(3);
  const [names, setNames] = createSignal(false);
  const [filling, setFilling] = createSignal(false);

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
  return (
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
  );
}

function Changes({ drafting }: ToolsProps): JSX.Element {
  const { draft, change } = drafting;
  const isBlank = () => isEmpty(draft());
  const changes: readonly (readonly [name: string, isIdle: () => boolean, act: () => void])[] = [
    [said.turn, isBlank, () => change(turned(draft()))],
    [said.undo, () => !drafting.canGoBack(), drafting.goBack],
    [said.clear, isBlank, () => change(emptyDraft(draft().size))],
  ];
  return (
    <div class="row">
      <For each={changes}>
        {([name, isIdle, act]) => (
          <button type="button" class="button" disabled={isIdle()} onClick={act}>
            {name}
          </button>
        )}
      </For>
    </div>
  );
}
