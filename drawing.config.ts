// Components as text: what the build draws into pages and pictures is made by the app's own components, built for Node.

import { fileURLToPath } from 'node:url';
import icons from 'unplugin-icons/vite';
import { build, type PluginOption } from 'vite';
import solid from 'vite-plugin-solid';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export interface DrawingOptions {
  /** The module, as a path from here. */
  readonly entry: string;
  /** Where the built one is put, as `name`. */
  readonly folder: string;
  readonly name: string;
  readonly plugins?: PluginOption[];
}

/** Builds a module of components in one file that Node can run, where they answer text. */
export async function buildDrawing({
  entry,
  folder,
  name,
  plugins = [],
}: DrawingOptions): Promise<void> {
  await build({
    configFile: false,
    root: at('./src/web'),
    publicDir: false,
    logLevel: 'error',
    define: { __APP_VERSION__: '""' },
    plugins: [
      solid({ ssr: true, solid: { hydratable: false } }),
      icons({ compiler: 'solid' }),
      plugins,
    ],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: at(entry),
      outDir: folder,
      minify: false,
      // As in the app: pictures must have the same addresses.
      assetsInlineLimit: 2048,
      reportCompressedSize: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: name } },
    },
  });
}
