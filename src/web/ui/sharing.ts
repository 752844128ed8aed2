// Copying and saving to files from a board: loaded with the first press, or fetched ahead with the first move.

import { later } from './later.ts';

const sharing = later(() => import('./share.ts'));

export const copyText = async (text: string): Promise<void> =>
  (await sharing.load()).copyText(text);

export const downloadFile = async (name: string, content: string, type: string): Promise<void> =>
  (await sharing.load()).downloadFile(name, content, type);
