// Folds away files that only pass on what another file has: the bundler makes one for each module that is imported
// dynamically and lies in a shared file, and on a slow line each of them costs a way to the server and back.

import type { Plugin } from 'vite';

export interface Folded {
  /** The file that has the things. */
  readonly file: string;
  /** An object like the module's: names of the module, and where they are in the file. */
  readonly names: readonly (readonly [name: string, inside: string])[];
}

/** What a file passes on, if it does nothing else. */
export function passedOn(code: string): Folded | undefined {
  const found = /^export\s*\{([^}]*)\}\s*from\s*["'`]\.\/([^"'`]+)["'`];?\s*$/.exec(code.trim());
  const [, list, file] = found ?? [];
  if (list === undefined || file === undefined) return undefined;
  const names = list.split(',').map((item) => {
    const [inside = '', name = inside] = item.trim().split(/\s+as\s+/);
    return [name, inside] as const;
  });
  return { file, names };
}

/** Imports the other file at once instead of the one that passes on. */
export function foldImports(code: string, folded: ReadonlyMap<string, Folded>): string {
  const straight = code.replace(
    /import\(\s*(["'`])\.\/([^"'`]+)\1\s*\)/g,
    (whole, _quote, name) => {
      const target = folded.get(name);
      if (!target) return whole;
      const things = target.names.map(([outside, inside]) => `${outside}:m.${inside}`);
      return `import("./${target.file}").then(m=>({${things.join(',')}}))`;
    },
  );
  // The files that an import wants fetched with it are listed by their places: one may stand there twice.
  return straight.replace(/"assets\/([^"]+)"/g, (whole, name) => {
    const target = folded.get(name);
    return target ? `"assets/${target.file}"` : whole;
  });
}

const nameOf = (path: string) => path.replace(/^assets\//, '');

export const foldFiles = (): Plugin => ({
  name: 'fold-files',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const imported = new Set(chunks.flatMap(({ imports }) => imports));
      const folded = new Map<string, Folded>();
      for (const { fileName, code, isEntry } of chunks) {
        const found = isEntry || imported.has(fileName) ? undefined : passedOn(code);
        if (found) folded.set(nameOf(fileName), found);
      }
      for (const chunk of chunks) {
        if (folded.has(nameOf(chunk.fileName))) delete bundle[chunk.fileName];
        else chunk.code = foldImports(chunk.code, folded);
      }
    },
  },
});
