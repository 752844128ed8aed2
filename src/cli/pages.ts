// Pages as files: a PDF holds all of them, of SVG there is one file per page. What draws is loaded when it is needed.

import type { Page } from '../paper/types.ts';
import { fontFiles } from './fonts.ts';
import { printWords } from './words.ts';

const forms = ['svg', 'pdf'] as const;

export interface Output {
  readonly path: string;
  readonly form: (typeof forms)[number];
}

export interface PageFile {
  readonly path: string;
  readonly data: string | Uint8Array;
}

/** The form is told by the ending; undefined where it is neither. */
export function readOutput(path: string): Output | undefined {
  const form = forms.find((known) => path.endsWith(`.${known}`));
  return form && { path, form };
}

/** `suffix` names the second page and those after it. */
export async function renderFiles(
  { path, form }: Output,
  pages: readonly Page[],
  suffix = (page: number) => `-${page}`,
): Promise<readonly PageFile[]> {
  if (form === 'pdf') {
    const { renderPdf } = await import('../paper/pdf.ts');
    return [{ path, data: await renderPdf(pages, fontFiles) }];
  }
  const { renderSvg } = await import('../paper/svg.ts');
  return pages.map((page, index) => ({
    path: index === 0 ? path : path.replace(/\.svg$/, `${suffix(index + 1)}.svg`),
    data: renderSvg(page),
  }));
}

/** Does only this machine know the address? */
const isLocal = (link: string) => /^[a-z]+:\/\/(localhost|127\.|\[::1\]|0\.0\.0\.0)/i.test(link);

/** Where QR codes lead: `--link`, or `CURIO_LINK`; and what is wrong with that, since a phone must find it. */
export function readLink(
  given: string | undefined,
  usual: string | undefined,
): { readonly link: string | undefined; readonly warning: string | undefined } {
  const link = given ?? (usual || undefined);
  if (link === undefined) return { link, warning: printWords.bareCodes };
  return { link, warning: isLocal(link) ? printWords.localLink(link) : undefined };
}

/** What to say of letters that no font has; a picture leaves them to whoever shows it. */
export async function missingWarning(
  { form }: Output,
  pages: readonly Page[],
): Promise<string | undefined> {
  if (form !== 'pdf') return undefined;
  const { missingLetters } = await import('../paper/pdf.ts');
  const missing = await missingLetters(pages, fontFiles);
  return missing.length === 0 ? undefined : printWords.missingLetters(missing.join(' '));
}
