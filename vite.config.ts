import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import icons from 'unplugin-icons/vite';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import solid from 'vite-plugin-solid';
import { herbSheet, symbolSheets } from './sheets.config.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(at('./package.json'), 'utf8'));

/** Modules of the home page: what shows the cabinet, and what that stands on. */
const homeModules = [
  'src/core/(result|base64|hash|code|settings|game)',
  'src/games/index',
  'src/games/[^/]+/manifest',
  'src/words/en/(common|shell|days|numbers|cabinet/row|[^/]+/title)',
  'src/cabinet/(day|plan)',
  'src/web/(words|kit/(dialog|focus|guard|presses|later|feel/index|icons/(icon|settings))|storage/(boards|database|settings))',
  'src/web/games/(index|[^/]+/(entry|picture))',
  'src/web/shell/(home|arrival|trail|noticeplace|notices|settings|title|update)',
  'src/web/cabinet/daily/(row|today)',
];

/** Modules of every board: the shell around it, and the machinery of playing. */
const boardModules = [
  'src/core/(rng|deal|session|save|replay)',
  'src/web/(play|storage)/.+',
  // Not what comes later: the lesson player, sound and celebrations.
  'src/web/kit/(?!lesson/(?!seen)|feel/(answers|player|sounds|turns|vibrations)|celebration).+',
  'src/web/engine/(client|api)',
  // Not the dialogs (shell/panels): they are loaded when they are wanted.
  'src/web/shell/(boardpage|gamepage|waiting|menu|bar|boardmenu|newgame|hintcard|dealing|keys|share|codefault|teaching)',
  'node_modules/comlink/.+',
];

function oneOf(modules: readonly string[]): (id: string) => boolean {
  const shape = new RegExp(`/(${modules.join('|')})(\\.tsx?|\\.m?js)?$`);
  return (id) => shape.test(id.replaceAll('\\', '/').replace(/\?.*$/, ''));
}

/** Engines are for the worker, which is bundled apart: without this, the files of the page would hold them, too. */
const enginesForTheWorker = (): Plugin => ({
  name: 'engines-for-the-worker',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './index.ts' && /games.[^/]+.manifest\.ts$/.test(importer ?? '')
      ? '\0engine'
      : undefined,
  load: (id) => (id === '\0engine' ? 'export {};' : undefined),
});

export default defineConfig({
  root: at('./src/web'),
  publicDir: at('./src/web/public'),
  cacheDir: at('./node_modules/.vite'),
  define: { __APP_VERSION__: JSON.stringify(version) },
  plugins: [
    enginesForTheWorker(),
    solid(),
    icons({ compiler: 'solid' }),
    symbolSheets(),
    herbSheet(),
    VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Curio',
        short_name: 'Curio',
        description:
          'A cabinet of five puzzle games. Proven puzzles, hints that explain, nothing lost.',
        start_url: '/',
        display: 'standalone',
        background_color: '#16213e',
        theme_color: '#16213e',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
      workbox: {
        // Everything, so that every game and every deep link starts with the server gone.
        globPatterns: ['**/*.{js,css,html,svg,woff2,json,webmanifest}'],
        maximumFileSizeToCacheInBytes: 4_000_000,
        navigateFallback: '/index.html',
        inlineWorkboxRuntime: true,
        cleanupOutdatedCaches: true,
        clientsClaim: true,
      },
    }),
  ],
  worker: { format: 'es', plugins: () => [] },
  build: {
    outDir: at('./dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // `light-dark()` goes out as it is written: every browser of the last two years knows it.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 2048,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Apart: else the bundler's own helpers lie in the PDF chunk, and every game loads it for their sake.
            { name: 'pdf-lib', test: /node_modules.(pdf-lib|@pdf-lib|pako)/ },
            // What home needs, and what every board needs besides, in a file each instead of forty: together they
            // pack better, and the second is fetched while the player looks at the first.
            { name: 'solid', test: /node_modules.(solid-js|@solidjs|workbox-window)/ },
            { name: 'home', test: oneOf(homeModules) },
            { name: 'board', test: oneOf(boardModules) },
          ],
        },
      },
    },
  },
  server: { port: 5173 },
});
