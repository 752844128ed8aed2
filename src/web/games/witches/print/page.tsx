// Boards to print: choose, look, and print or save. What is chosen stands in the address, so that it can be kept.

import { A, useSearchParams } from '@solidjs/router';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { Result } from '../../../../core/result.ts';
import { printedLevels } from '../../../../games/witches/paper/sheet.ts';
import { boardKinds } from '../../../../games/witches/types/board.ts';
import { renderSvg } from '../../../../paper/svg.ts';
import { type Page, papers } from '../../../../paper/types.ts';
import { boardKindNames } from '../../../../words/en/witches/cells.ts';
import { boardLevelNames, printFault, printWords } from '../../../../words/en/witches/paper.ts';
import { randomSeed } from '../../../play/desk.ts';
import { notify } from '../../../shell/notices.ts';
import { usePageTitle } from '../../../shell/title.ts';
import { explainFault } from '../../../words.ts';
import { savePdf, savePng, saveSvg } from './files.ts';
import { layOut, type Order, readOrder, type Sheets } from './order.ts';
import './print.css';

interface Side {
  readonly name: string;
  readonly file: string;
  readonly page: Page;
}

export default function BoardsPage(): JSX.Element {
  const [search, setSearch] = useSearchParams();
  const fresh = randomSeed();
  usePageTitle(() => `${printWords.title} · Curio`);

  const order = createMemo(() => readOrder(search, navigator.language, fresh));
  const sheets = createMemo((): Result<Sheets> => {
    const asked = order();
    return asked.ok ? layOut(asked.value, location.origin) : asked;
  });
  const chosen = () => {
    const asked = order();
    return asked.ok ? asked.value : undefined;
  };
  const change = (what: Readonly<Record<string, string | undefined>>) => {
    // The seed stays the same while other things change.
    setSearch({ seed: chosen()?.seed ?? fresh, ...what }, { replace: true, scroll: false });
  };
  const problem = () => {
    const made = sheets();
    return made.ok ? undefined : (printFault(made.fault) ?? explainFault(made.fault));
  };
  const sides = createMemo((): readonly Side[] => {
    const made = sheets();
    const asked = chosen();
    if (!made.ok || !asked) return [];
    const { front, back, rules } = made.value;
    const base = `witches-${made.value.level}-${asked.players}-${asked.seed}`;
    return [
      { name: printWords.front, file: `${base}-front`, page: front },
      { name: printWords.back, file: `${base}-back`, page: back },
      ...(asked.rules
        ? rules.map((page, index) => ({
            name: printWords.rulesPage(index + 1, rules.length),
            file: `witches-rules${index === 0 ? '' : `-${index + 1}`}`,
            page,
          }))
        : []),
    ];
  });

  return (
    <main id="main" class="page print-page" classList={{ [`on-${chosen()?.paper ?? 'a4'}`]: true }}>
      <header class="print-head">
        <h1>{printWords.title}</h1>
        <p class="muted">{printWords.about}</p>
        <nav class="row" aria-label={printWords.ways}>
          <A class="button quiet" href="/">
            {printWords.home}
          </A>
          <A class="button quiet" href="/witches">
            {printWords.play}
          </A>
        </nav>
      </header>
      <div class="print-layout">
        <Show when={chosen()} fallback={<Astray />}>
          {(asked) => (
            <Form
              order={asked()}
              change={change}
              ready={problem() === undefined}
              sides={sides()}
              puzzle={puzzleOf(sheets())}
            />
          )}
        </Show>
        <section class="print-preview" aria-label={printWords.preview}>
          <Show when={problem()}>
            {(text) => (
              <p class="note bad" role="alert">
                {text()}
              </p>
            )}
          </Show>
          <For each={sides()}>{(side) => <Preview side={side} />}</For>
        </section>
      </div>
    </main>
  );
}

const puzzleOf = (made: Result<Sheets>) => (made.ok ? made.value.puzzle : undefined);

/** The address asks for something that is not there: one link starts afresh. */
function Astray(): JSX.Element {
  return (
    <p>
      <A class="button primary" href="/boards">
        {printWords.startOver}
      </A>
    </p>
  );
}

interface FormProps {
  readonly order: Order;
  readonly ready: boolean;
  readonly sides: readonly Side[];
  readonly puzzle: string | undefined;
  change(what: Readonly<Record<string, string | undefined>>): void;
}

function Form(props: FormProps): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const options = <T extends string>(list: readonly T[], words: Readonly<Record<T, string>>) =>
    list.map((value) => ({ value, text: words[value] }));

  async function savePdfFile(): Promise<void> {
    setBusy(true);
    try {
      const [first] = props.sides;
      if (first)
        await savePdf(
          first.file.replace(/-front$/, ''),
          props.sides.map(({ page }) => page),
        );
    } catch (error) {
      notify({ text: printWords.failed(String(error)), tone: 'bad' });
    }
    setBusy(false);
  }

  return (
    <form class="print-form card stack" onSubmit={(event) => event.preventDefault()}>
      <fieldset class="choices">
        <legend>{printWords.players}</legend>
        <For each={[1, 2, 3, 4, 5]}>
          {(count) => (
            <label class="chip">
              <input
                type="radio"
                name="players"
                checked={props.order.players === count}
                onChange={() => props.change({ players: String(count) })}
              />
              <span>{count}</span>
            </label>
          )}
        </For>
      </fieldset>
      <Show
        when={props.order.code === undefined}
        fallback={
          <p class="note">
            {printWords.ownPuzzle}{' '}
            <button
              type="button"
              class="button quiet"
              onClick={() => props.change({ code: undefined })}
            >
              {printWords.anyPuzzle}
            </button>
          </p>
        }
      >
        <Choice
          id="print-level"
          label={printWords.level}
          value={props.order.level}
          options={options(printedLevels, boardLevelNames)}
          choose={(level) => props.change({ level })}
        />
      </Show>
      <Choice
        id="print-kind"
        label={printWords.kind}
        value={props.order.kind}
        options={options(boardKinds, boardKindNames)}
        choose={(kind) => props.change({ kind })}
      />
      <div class="field">
        <label for="print-seed">{printWords.seed}</label>
        <div class="row">
          <input
            id="print-seed"
            class="input grow"
            value={props.order.seed}
            autocomplete="off"
            spellcheck={false}
            aria-describedby="print-seed-about"
            onChange={(event) =>
              props.change({ seed: event.currentTarget.value.trim() || randomSeed() })
            }
          />
          <button type="button" class="button" onClick={() => props.change({ seed: randomSeed() })}>
            {printWords.another}
          </button>
        </div>
        <small id="print-seed-about" class="muted">
          {printWords.seedAbout}
        </small>
      </div>
      <div class="field">
        <label for="print-names">{printWords.names}</label>
        <input
          id="print-names"
          class="input"
          value={props.order.names.join(', ')}
          placeholder={printWords.namesExample}
          autocomplete="off"
          onChange={(event) => props.change({ names: event.currentTarget.value || undefined })}
        />
      </div>
      <fieldset class="choices">
        <legend>{printWords.paper}</legend>
        <For each={Object.keys(papers)}>
          {(paper) => (
            <label class="chip">
              <input
                type="radio"
                name="paper"
                checked={props.order.paper === paper}
                onChange={() => props.change({ paper })}
              />
              <span>{printWords.papers[paper] ?? paper}</span>
            </label>
          )}
        </For>
      </fieldset>
      <label class="switch">
        <input
          type="checkbox"
          checked={props.order.rules}
          onChange={(event) =>
            props.change({ rules: event.currentTarget.checked ? '1' : undefined })
          }
        />
        <span>
          {printWords.rules}
          <small class="muted">{printWords.rulesAbout}</small>
        </span>
      </label>
      <div class="row print-actions">
        <button
          type="button"
          class="button primary"
          disabled={!props.ready}
          onClick={() => print()}
        >
          {printWords.print}
        </button>
        <button
          type="button"
          class="button"
          disabled={!props.ready || busy()}
          onClick={() => void savePdfFile()}
        >
          {busy() ? printWords.saving : printWords.savePdf}
        </button>
        <Show when={props.puzzle}>
          {(code) => (
            <A class="button quiet" href={`/play/${code()}`}>
              {printWords.openPuzzle}
            </A>
          )}
        </Show>
      </div>
      <p class="muted">{printWords.howTo}</p>
    </form>
  );
}

function Choice(props: {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  choose(value: string): void;
}): JSX.Element {
  return (
    <div class="field">
      <label for={props.id}>{props.label}</label>
      <select
        id={props.id}
        class="input"
        onChange={(event) => props.choose(event.currentTarget.value)}
      >
        <For each={props.options}>
          {(option) => (
            <option value={option.value} selected={props.value === option.value}>
              {option.text}
            </option>
          )}
        </For>
      </select>
    </div>
  );
}

function Preview(props: { readonly side: Side }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const isUpright = () => props.side.page.height > props.side.page.width;
  async function savePicture(): Promise<void> {
    setBusy(true);
    try {
      await savePng(props.side.file, props.side.page);
    } catch (error) {
      notify({ text: printWords.failed(String(error)), tone: 'bad' });
    }
    setBusy(false);
  }
  return (
    <figure class="print-side" classList={{ upright: isUpright() }}>
      <figcaption class="row">
        <h2>{props.side.name}</h2>
        <button
          type="button"
          class="button quiet"
          aria-label={printWords.saveAs(props.side.name, 'SVG')}
          onClick={() => saveSvg(props.side.file, props.side.page)}
        >
          {printWords.svg}
        </button>
        <button
          type="button"
          class="button quiet"
          disabled={busy()}
          aria-label={printWords.saveAs(props.side.name, 'PNG')}
          onClick={() => void savePicture()}
        >
          {printWords.png}
        </button>
      </figcaption>
      {/* Drawn by our own code from plain items, every text escaped. */}
      <div class="print-paper" innerHTML={renderSvg(props.side.page)} />
    </figure>
  );
}
