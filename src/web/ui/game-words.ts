// Words by name: those of a game, its title at once and the whole table on demand; and the sentence for any fault. All other
// words are imported from #words.

import { language } from '#words/formats.ts';
import { shell } from '#words/shell.ts';
import type { Fault } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import { type Title, type Words, withFaults } from '../../words/words.ts';
import { lazyModule } from './lazy.ts';

/** The words of a game; undefined for games that are not in the cabinet. */
export async function loadWords(id: string): Promise<Words | undefined> {
  return findGame(id)?.words[language]();
}

const modules = import.meta.glob<Title>('#words/*/title.ts', { eager: true, import: 'title' });
const titles = new Map(
  Object.entries(modules).map(([path, title]) => [path.split('/').at(-2) ?? '', title]),
);

/** What a game is called; an unknown one by its id. */
export function titleOf(id: string): Title {
  return titles.get(id) ?? { title: id, tagline: '' };
}

const faults = lazyModule(() => import('#words/faults.ts'));

/** A sentence for any fault, from the game's words first. Works even if the other words fail to load. */
export async function explain(fault: Fault, words?: Words): Promise<string> {
  try {
    const { explainFault } = await faults.load();
    return explainFault(fault, words && (await withFaults(words)));
  } catch {
    return words?.fault(fault) ?? shell.unexplained(fault.code);
  }
}
