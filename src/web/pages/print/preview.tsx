// One page as it will be printed, and saving pages: SVG directly, PNG through a canvas, PDF with a library and fonts that
// load on demand.

import { createSignal, type JSX } from 'solid-js';
import { printWords } from '#words/pages.ts';
import type { Page } from '../../../paper/page-items.ts';
import { missingLetters, type ReadFace } from '../../../paper/pdf-fonts.ts';
import { renderSvg } from '../../../paper/svg.ts';
import { Button } from '../../ui/controls.tsx';
import { notify } from '../../ui/notices.tsx';
import { downloadFile } from '../../ui/share.ts';

/** Pixels per millimetre: 300 to the inch. */
const RESOLUTION = 300 / 25.4;

function saveSvg(name: string, page: Page): void {
  downloadFile(`${name}.svg`, renderSvg(page), 'image/svg+xml');
}

/** Rejects if the browser cannot draw a picture of that size. */
async function savePng(name: string, page: Page): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(page.width * RESOLUTION);
  canvas.height = Math.round(page.height * RESOLUTION);
  const url = URL.createObjectURL(new Blob([renderSvg(page)], { type: 'image/svg+xml' }));
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const context = canvas.getContext('2d');
    if (!context) throw new Error('this browser draws no pictures');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  } finally {
    URL.revokeObjectURL(url);
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!blob) throw new Error('the picture is too large for this browser');
  downloadFile(`${name}.png`, blob, 'image/png');
}

/** The service worker does not precache fonts, but caches those that were used. */
const readFace: ReadFace = async (name) => {
  const response = await fetch(`/fonts/${name}.ttf`);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
};

/** Letters that the PDF fonts lack. Loads nothing for ordinary letters. */
export const findMissing = (pages: readonly Page[]): Promise<readonly string[]> =>
  missingLetters(pages, readFace);

export async function savePdf(name: string, pages: readonly Page[]): Promise<void> {
  const { renderPdf } = await import('../../../paper/pdf.ts');
  const bytes = await renderPdf(pages, readFace);
  // A fresh copy: the file must own its bytes.
  downloadFile(`${name}.pdf`, new Uint8Array(bytes), 'application/pdf');
}

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
        <Button
          class="quiet"
          label={printWords.saveAs(props.page.title, printWords.svg)}
          onClick={() => saveSvg(props.file, props.page)}
        >
          {printWords.svg}
        </Button>
        <Button
          class="quiet"
          disabled={busy()}
          label={printWords.saveAs(props.page.title, printWords.png)}
          onClick={() => void savePicture()}
        >
          {printWords.png}
        </Button>
      </figcaption>
      {/* Drawn by our own renderer, which escapes every text. */}
      <div class="print-paper" innerHTML={renderSvg(props.page)} />
    </figure>
  );
}
