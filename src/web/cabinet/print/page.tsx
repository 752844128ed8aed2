// Paper: one Hudoku or Dokuborn with a QR code back to it, or a page of several Hudokus with solutions overleaf.
// What is shown is what is printed; the PDF is drawn from the same list, and its library loaded only then.

import { useParams } from '@solidjs/router';
import { createResource, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { parseCode } from '../../../core/code.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { type SheetSize, sheetSizes } from '../../../games/hudoku/paper/pages.ts';
import { findGame } from '../../../games/index.ts';
import type { PrintContext } from '../../../paper/printing.ts';
import { renderSvg } from '../../../paper/svg.ts';
import type { Page, Paper } from '../../../paper/types.ts';
import { cabinetFault, count } from '../../../words/en/cabinet/index.ts';
import { engine } from '../../engine/client.ts';
import { levelOf, loadGame, randomSeed } from '../../play/desk.ts';
import { downloadFile, shareLink } from '../../shell/share.ts';
import { usePageTitle } from '../../shell/title.ts';
import { explainFault, language, loadWords } from '../../words.ts';
import { Head } from '../head.tsx';

/** What a game prints with, and what it is told. Faults: notPrintable, unknownGame. */
async function printingOf(id: string, paper: Paper) {
  const [game, texts] = await Promise.all([loadGame(id), loadWords(id)]);
  if (!game || !texts) return failure('unknownGame', undefined, id);
  const printing = await findGame(id)?.loadPrinting?.(language, game);
  if (!printing) return failure('notPrintable', undefined, id);
  const context: PrintContext = {
    paper,
    levelName: (params) => texts.presets[levelOf(game, params)]?.name ?? 'Custom',
    linkOf: shareLink,
  };
  return success({ printing, context });
}

/** The page of one code. Faults: notPrintable and those of codes. */
async function pageOfCode(code: string, paper: Paper): Promise<Result<readonly Page[]>> {
  const parsed = parseCode(code);
  if (!parsed.ok) return parsed;
  const { game } = parsed.value;
  const found = await printingOf(game, paper);
  if (!found.ok) return found;
  const opened = await engine.run('open', { game, code });
  if (!opened.ok) return opened;
  const { printing, context } = found.value;
  return printing.puzzle(opened.value, context, printing.usual, randomSeed());
}

interface Order {
  readonly preset: string;
  readonly size: SheetSize;
  readonly paper: Paper;
  /** Another one for other puzzles. */
  readonly seed: string;
}

/** Several Hudokus and their solutions. */
async function sheetOf(order: Order, signal: AbortSignal): Promise<Result<readonly Page[]>> {
  const found = await printingOf('hudoku', order.paper);
  if (!found.ok) return found;
  const { printing, context } = found.value;
  const { preset, size, seed } = order;
  return printing.order({ preset, perPage: String(size) }, seed, context, (params, dealSeed) =>
    engine.run('deal', { game: 'hudoku', params, seed: dealSeed }, { signal }),
  );
}

const usualPaper = (): Paper => (/^en-(US|CA)/.test(navigator.language) ? 'letter' : 'a4');

export default function PrintPage(): JSX.Element {
  const params = useParams();
  const [paper, setPaper] = createSignal<Paper>(usualPaper());
  const [order, setOrder] = createSignal<Omit<Order, 'paper'>>({
    preset: 'classic-easy',
    size: 4,
    seed: randomSeed(),
  });
  const [presets] = createResource(async () => {
    const [game, texts] = await Promise.all([loadGame('hudoku'), loadWords('hudoku')]);
    return (game?.presets ?? []).map(({ id }) => ({ id, name: texts?.presets[id]?.name ?? id }));
  });
  let abort = new AbortController();
  onCleanup(() => abort.abort());
  const [pages] = createResource(
    () => ({ code: params['code'], order: { ...order(), paper: paper() } }),
    (asked) => {
      abort.abort();
      abort = new AbortController();
      return asked.code === undefined
        ? sheetOf(asked.order, abort.signal)
        : pageOfCode(decodeURIComponent(asked.code), asked.order.paper);
    },
  );
  usePageTitle(() => 'Print · Curio');
  const ready = () => {
    const made = pages.latest;
    return made?.ok && !pages.loading ? made.value : undefined;
  };
  const problem = () => {
    const made = pages();
    return made && !made.ok && made.fault.code !== 'cancelled' ? made.fault : undefined;
  };
  async function savePdf(): Promise<void> {
    const made = ready();
    if (!made) return;
    const { renderPdf } = await import('../../../paper/pdf.ts');
    const bytes = await renderPdf(made);
    downloadFile('curio-puzzles.pdf', new Uint8Array(bytes), 'application/pdf');
  }
  return (
    <main id="main" class="page cabinet-page printing">
      <div class="no-print stack">
        <Head title="Print" />
        <Show when={params['code'] === undefined}>
          <p>Several Hudokus on one page, with the solutions on the back.</p>
        </Show>
        <div class="row">
          <Show when={params['code'] === undefined}>
            <label class="row">
              Level
              <select
                class="input"
                onChange={(event) => setOrder({ ...order(), preset: event.currentTarget.value })}
              >
                <For each={presets() ?? []}>
                  {({ id, name }) => (
                    <option value={id} selected={id === order().preset}>
                      {name}
                    </option>
                  )}
                </For>
              </select>
            </label>
            <label class="row">
              On a page
              <select
                class="input"
                onChange={(event) => {
                  const wanted = Number(event.currentTarget.value);
                  setOrder({ ...order(), size: sheetSizes.find((size) => size === wanted) ?? 4 });
                }}
              >
                <For each={sheetSizes}>
                  {(size) => (
                    <option value={size} selected={size === order().size}>
                      {size}
                    </option>
                  )}
                </For>
              </select>
            </label>
          </Show>
          <label class="row">
            Paper
            <select
              class="input"
              onChange={(event) =>
                setPaper(event.currentTarget.value === 'letter' ? 'letter' : 'a4')
              }
            >
              <option value="a4" selected={paper() === 'a4'}>
                A4
              </option>
              <option value="letter" selected={paper() === 'letter'}>
                Letter
              </option>
            </select>
          </label>
        </div>
        <div class="row">
          <button type="button" class="button primary" disabled={!ready()} onClick={() => print()}>
            Print
          </button>
          <button type="button" class="button" disabled={!ready()} onClick={() => void savePdf()}>
            Save as PDF
          </button>
          <Show when={params['code'] === undefined}>
            <button
              type="button"
              class="button"
              onClick={() => setOrder({ ...order(), seed: randomSeed() })}
            >
              Other puzzles
            </button>
          </Show>
        </div>
        <Show when={problem()}>
          {(fault) => (
            <p class="note bad" role="alert">
              {fault().code === 'notPrintable' ? cabinetFault(fault()) : explainFault(fault())}
            </p>
          )}
        </Show>
        <p class="muted" role="status">
          {ready() ? `${count(ready()?.length ?? 0, 'page')}.` : problem() ? '' : 'Drawing…'}
        </p>
      </div>
      <For each={ready()}>{(page) => <Sheet page={page} />}</For>
    </main>
  );
}

function Sheet(props: { readonly page: Page }): JSX.Element {
  return (
    <div
      class="sheet-box"
      ref={(box) => {
        // Drawn by our own renderer, which escapes every text.
        box.innerHTML = renderSvg(props.page);
        box.firstElementChild?.classList.add('sheet');
      }}
    />
  );
}
