// Wires the build of the app together; what each step does is in build/.

import { readFileSync } from 'node:fs';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import solid from 'vite-plugin-solid';
import {
  enginesForTheWorker,
  fileGroups,
  firstVisit,
  foldFiles,
  preloadShared,
  VISIT_TABLE,
} from './build/chunks.ts';
import { devServer } from './build/dev-server.ts';
import type { Drawings } from './build/first-pages.tsx';
import { at, gameBuilds, gameTitles } from './build/games.ts';
import { drawApp, prerender } from './build/prerender.ts';
import { PREVIEW_TABLE, previews } from './build/previews.ts';
import { firstSheets, makeSheets, sprites } from './build/sprites.ts';

const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
const [titles, builds] = await Promise.all([gameTitles(), gameBuilds()]);
const sheets = makeSheets(builds);
const sheetsOf = (id: string) => firstSheets(sheets, id);

let drawn: Promise<Drawings> | undefined;
/** Drawn once, for pages and previews. */
const drawings = () => {
  drawn ??= drawApp([sprites(sheets)]);
  return drawn;
};

export default defineConfig({
  root: at('src/web'),
  publicDir: at('src/web/public'),
  cacheDir: at('node_modules/.vite'),
  define: { __APP_VERSION__: JSON.stringify(version) },
  plugins: [
    enginesForTheWorker(),
    devServer(),
    solid(),
    icons({ compiler: 'solid' }),
    sprites(sheets),
    foldFiles(),
    firstVisit(builds, sheetsOf),
    prerender({ drawings, sheetsOf, table: VISIT_TABLE }),
    previews(drawings),
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
        // The menu of the app's icon (long press or right click) leads straight to a game.
        shortcuts: titles.map(([id, { title, tagline }]) => ({
          name: title,
          description: tagline,
          url: `/${id}`,
          icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
        })),
      },
      workbox: {
        // Everything, so that every game and every deep link starts offline.
        globPatterns: ['**/*.{js,css,html,svg,woff2,json,webmanifest}'],
        // The server's own files, pages for first visits, and the font reader that few PDFs need.
        globIgnores: [VISIT_TABLE, PREVIEW_TABLE, '*/index.html', 'assets/fontkit*.js'],
        maximumFileSizeToCacheInBytes: 4_000_000,
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/(api|healthz|metrics)(\/|$)/],
        // Fonts of PDFs, and what reads them: kept once used, so that the next PDF needs no network.
        runtimeCaching: [
          {
            urlPattern: /\/(fonts\/[\w-]+\.ttf|assets\/fontkit[\w.-]+\.js)$/,
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
  worker: {
    format: 'es',
    plugins: () => [],
    // Named apart, so that sizes of the page can leave out what only the engine loads.
    rolldownOptions: { output: { chunkFileNames: 'assets/worker-[name]-[hash].js' } },
  },
  build: {
    outDir: at('dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Keep `light-dark()` as written: every browser of the last two years supports it.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false, resolveDependencies: preloadShared },
    assetsInlineLimit: 2048,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: fileGroups(builds),
        },
      },
    },
  },
  server: { port: 5173 },
});
