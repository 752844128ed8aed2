// One page as it will be printed, with its files.

import { createSignal, type JSX } from 'solid-js';
import { renderSvg } from '../../../paper/svg.ts';
import type { Page } from '../../../paper/types.ts';
import { notify } from '../../ui/notices.ts';
import { printWords } from '../words.ts';
import { savePng, saveSvg } from './files.ts';

export function Preview(props: { readonly page: Page; readonly file: string }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  async function savePicture(): Promise<void> {
    setBusy(true);
    try {
      await savePng(props.file, props.page);
    } catch (error) {
      notify({ text: printWords.failed(String(error)), tone: 'bad' });
    }
    setBusy(false);
  }
  return (
    <figure class="print-side" classList={{ upright: props.page.height > props.page.width }}>
      <figcaption class="row">
        <h2>{props.page.title}</h2>
        <button
          type="button"
          class="button quiet"
          aria-label={printWords.saveAs(props.page.title, printWords.svg)}
          onClick={() => saveSvg(props.file, props.page)}
        >
          {printWords.svg}
        </button>
        <button
          type="button"
          class="button quiet"
          disabled={busy()}
          aria-label={printWords.saveAs(props.page.title, printWords.png)}
          onClick={() => void savePicture()}
        >
          {printWords.png}
        </button>
      </figcaption>
      {/* Drawn by our own renderer, which escapes every text. */}
      <div class="print-paper" innerHTML={renderSvg(props.page)} />
    </figure>
  );
}
