// Pages as files of this browser: SVG as it is, PNG through a canvas, PDF with the library that is fetched for it.

import { renderSvg } from '../../../paper/svg.ts';
import type { Page } from '../../../paper/types.ts';
import { downloadFile } from '../../ui/share.ts';
import { fontFiles } from './fonts.ts';

/** Pixels per millimetre: 300 to the inch. */
const RESOLUTION = 300 / 25.4;

export function saveSvg(name: string, page: Page): void {
  downloadFile(`${name}.svg`, renderSvg(page), 'image/svg+xml');
}

/** Rejects where the browser cannot draw a picture of that size. */
export async function savePng(name: string, page: Page): Promise<void> {
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

export async function savePdf(name: string, pages: readonly Page[]): Promise<void> {
  const { renderPdf } = await import('../../../paper/pdf.ts');
  const bytes = await renderPdf(pages, fontFiles);
  // A fresh copy: the file must own its bytes.
  downloadFile(`${name}.pdf`, new Uint8Array(bytes), 'application/pdf');
}
