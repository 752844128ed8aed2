import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import icons from 'unplugin-icons/vite';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import solid from 'vite-plugin-solid';
import { firstPaint } from './first.config.ts';
import { foldFiles } from './folding.config.ts';
import { gameTitles, PREVIEW_TABLE, previews } from './previews.config.ts';
import { classicSheet, herbSheet, symbolSheets } from './sheets.config.ts';
import { fileGroups, firstVisit, VISIT_TABLE } from './visit.config.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(at('./package.json'), 'utf8'));

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

/** The dev server sends JSON as a module, which a browser refuses where `with { type: 'json' }` asks for plain JSON. */
const jsonForTheDevServer = (): Plugin => ({
  name: 'json-for-the-dev-server',
  apply: 'serve',
  enforce: 'pre',
  transform: (code, id) =>
    /src.data.(embedded|texts)\.ts/.test(id)
      ? { code: code.replace(/,\s*\{\s*with: \{ type: 'json' \},?\s*\}/, ''), map: null }
      : undefined,
});

const titles = await gameTitles();

export default defineConfig({
  root: at('./src/web'),
  publicDir: at('./src/web/public'),
  cacheDir: at('./node_modules/.vite'),
  define: { __APP_VERSION__: JSON.stringify(version) },
  plugins: [
    enginesForTheWorker(),
    jsonForTheDevServer(),
    solid(),
    icons({ compiler: 'solid' }),
    symbolSheets(),
    herbSheet(),
    foldFiles(),
    // Its table also names files that were folded away: the server leaves out what is not there.
    firstVisit({ pikachu: classicSheet ? [classicSheet] : [] }),
    firstPaint({
      sheets: [symbolSheets(), herbSheet()],
      inside: classicSheet ? { pikachu: classicSheet } : {},
      table: VISIT_TABLE,
    }),
    previews(),
    VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Curio',
        short_name: 'Curio',
        description:
          'A cabinet of five puzzle games. Proven puzzles, hints that explain, nothing lost.',
        id: '/',
        start_url: '/',
        display: 'standalone',
        background_color: '#16213e',
        theme_color: '#16213e',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
          ...['192', '512'].flatMap((size) => [
            {
              src: `/icon-${size}.png`,
              sizes: `${size}x${size}`,
              type: 'image/png',
              purpose: 'any',
            },
            {
              src: `/icon-maskable-${size}.png`,
              sizes: `${size}x${size}`,
              type: 'image/png',
              purpose: 'maskable',
            },
          ]),
        ],
        // Held or pressed with the other button, the icon leads straight to a game.
        shortcuts: titles.map(([id, { title, tagline }]) => ({
          name: title,
          description: tagline,
          url: `/${id}`,
          icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
        })),
      },
      workbox: {
        // Everything, so that every game and every deep link starts with the server gone.
        globPatterns: ['**/*.{js,css,html,svg,woff2,json,webmanifest}'],
        // The server's own, and pages for those who have never been here.
        globIgnores: [VISIT_TABLE, PREVIEW_TABLE, '*/index.html'],
        maximumFileSizeToCacheInBytes: 4_000_000,
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/(api|healthz|metrics)(\/|$)/],
        // Slices of fonts that a file was made with serve the next one offline, too.
        runtimeCaching: [
          {
            urlPattern: /\/fonts\/[\w/.-]+\.(woff|json)$/,
            handler: 'StaleWhileRevalidate',
            options: { cacheName: 'fonts' },
          },
        ],
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
          groups: fileGroups(),
        },
      },
    },
  },
  server: { port: 5173 },
});
