import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import solid from 'vite-plugin-solid';
import { symbolSheets } from './sheets.config.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(at('./package.json'), 'utf8'));

export default defineConfig({
  root: at('./src/web'),
  publicDir: at('./src/web/public'),
  cacheDir: at('./node_modules/.vite'),
  define: { __APP_VERSION__: JSON.stringify(version) },
  plugins: [
    solid(),
    icons({ compiler: 'solid' }),
    symbolSheets(),
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
      // Apart: else the bundler's own helpers lie in the PDF chunk, and every game loads it for their sake.
      output: {
        codeSplitting: {
          groups: [{ name: 'pdf-lib', test: /node_modules.(pdf-lib|@pdf-lib|pako)/ }],
        },
      },
    },
  },
  server: { port: 5173 },
});
