// Made-up trees for the test of the floor plan: a sound one with two games, and one line per breach.

import type { Sources } from './graph.ts';

/** Rows of a table in text: columns between bars, empty lines left out. */
const rowsOf = (table: string): readonly (readonly string[])[] =>
  table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(' | ').map((column) => column.trim()));

/** Two games and everything around them, in a few lines that keep all rules: path and text of each file. */
export const sound: Sources = Object.fromEntries(
  rowsOf(`
    src/core/game.ts | export const core = 1;
    src/paper/page.ts | import { core } from '../core/game.ts';
    src/data/cards.ts | import { core } from '../core/game.ts';
    src/data/build/index.ts | import { readFileSync } from 'node:fs'; import '../cards.ts';
    src/words/words.ts | export type Language = 'en';
    src/words/en/shell.ts | export const play = 'Play';
    src/words/en/chess/index.ts | import { files } from '../../../games/chess/rules/names.ts';
    src/words/en/go/index.ts | import type { Move } from '../../../games/go/types.ts';
    src/games/manifest.ts | import type { Language } from '../words/language.ts';
    src/games/index.ts | import { manifest as chess } from './chess/manifest.ts'; import { manifest as go } from './go/manifest.ts'; export const games = [chess, go];
    src/games/chess/manifest.ts | import type { Manifest } from '../manifest.ts'; import type { Types } from './types.ts'; export const manifest = { id: 'chess', loadRules: () => import('./rules/index.ts'), loadGame: () => import('./index.ts'), words: { en: () => import('../../words/en/chess/index.ts') }, loadPrinting: () => import('./paper.ts') };
    src/games/chess/types.ts | export type Types = 1;
    src/games/chess/grid.ts | import type { Types } from './types.ts'; import '../../core/game.ts';
    src/games/chess/rules/index.ts | import './names.ts'; import '../grid.ts';
    src/games/chess/rules/names.ts | export const files = 'abcdefgh';
    src/games/chess/engine/index.ts | import '../rules/index.ts'; import '../grid.ts';
    src/games/chess/index.ts | import './rules/index.ts'; import './engine/index.ts';
    src/games/chess/paper.ts | import '../../paper/page.ts'; import './rules/index.ts';
    src/games/chess/testing/index.ts | import '../engine/index.ts';
    src/games/go/manifest.ts | export const manifest = { loadRules: () => import('./rules.ts'), loadGame: () => import('./index.ts'), words: { en: () => import('../../words/en/go/index.ts') } };
    src/games/go/types.ts | export type Move = 1;
    src/games/go/rules.ts | import '../../data/cards.ts';
    src/games/go/engine.ts | import './rules.ts';
    src/games/go/index.ts | import './rules.ts'; import './engine.ts';
    src/cabinet/day.ts | import '../core/game.ts'; import { games } from '../games/index.ts';
    src/web/main.tsx | import './app.tsx';
    src/web/ui/game-words.ts | export * from '../words/en/shell.ts';
    src/web/style.css | .board { color: red; }
    src/web/app.tsx | import './ui/words.ts'; import '#words/shell.ts'; import './engine/client.ts'; const faces = import.meta.glob('./games/*/entry.ts', { eager: true });
    src/web/storage/desk.ts | import { games } from '../../games/index.ts'; games[0].loadRules();
    src/web/engine/client.ts | import type { Jobs } from './worker.ts'; import '../storage/desk.ts'; new Worker(new URL('./worker.ts', import.meta.url));
    src/web/engine/worker.ts | import { games } from '../../games/index.ts'; const { loadGame } = games[0]; export type Jobs = 1;
    src/web/games/chess/entry.ts | import('./index.tsx');
    src/web/games/chess/index.tsx | import '../../../games/chess/rules/index.ts';
    src/web/games/go/entry.ts | import('../../../games/go/rules.ts');
    src/cli/main.ts | import { games } from '../games/index.ts'; games[0].loadGame(); import './words.ts'; import 'node:fs';
    src/cli/words.ts | import '#words/shell.ts';
    src/cli/games/go/words.ts | import '#words/go/index.ts';
    src/server/index.ts | import 'node:http';
    src/index.ts | export * from './core/game.ts'; export * from './games/index.ts';
    build/chunks.ts | import { gameIds } from '../src/games/index.ts'; import.meta.glob('../src/web/games/*/build.ts');
    scripts/build.js | const parts = { web: 'dist/web' };
    vite.config.ts | import './build/chunks.ts';
  `).map(([path = '', text = '']) => [path, text]),
);

export interface Breach {
  readonly rule: string;
  readonly name: string;
  /** The file to add to the sound tree, or to replace. */
  readonly path: string;
  readonly text: string;
  /** Part of the rule's message. */
  readonly says: string;
}

export const breaches: readonly Breach[] = rowsOf(`
  zones | a folder is in no zone | src/logic/a.ts | export const a = 1; | in no zone
  zones | core imports a game | src/core/a.ts | import '../games/go/rules.ts'; | core may not import game
  zones | core imports a type of a game | src/core/a.ts | import type { Move } from '../games/go/types.ts'; | (types)
  zones | core names a type by an import in its place | src/core/a.ts | type A = import('../games/go/types.ts').Move; | (types)
  zones | paper imports the cabinet | src/paper/a.ts | import '../cabinet/day.ts'; | paper may not import cabinet
  zones | data imports a game | src/data/a.ts | export * from '../games/go/rules.ts'; | data may not import game
  zones | a game imports a face | src/games/go/rules.ts | import '../../web/ui/words.ts'; | game may not import web
  zones | a game imports the cabinet | src/games/go/rules.ts | import '../../cabinet/day.ts'; | game may not import cabinet
  zones | the cabinet imports words | src/cabinet/a.ts | import '../words/en/shell.ts'; | cabinet may not import words
  zones | the cabinet imports a game | src/cabinet/a.ts | import '../games/go/rules.ts'; | cabinet may not import game
  zones | words import a face | src/words/en/a.ts | import '../../web/ui/words.ts'; | words may not import web
  zones | the app imports the command line | src/web/a.ts | import '../cli/words.ts'; | web may not import cli
  zones | the server imports the command line | src/server/a.ts | import('../cli/main.ts'); | server may not import cli
  zones | the command line imports the server | src/cli/a.ts | import '../server/index.ts'; | cli may not import server
  zones | the program imports what runs before the build | src/data/a.ts | import './build/index.ts'; | data may not import build
  platform | a game reads files | src/games/go/rules.ts | import { readFileSync } from 'node:fs'; | no Node in game
  platform | the core hashes by Node | src/core/a.ts | import('crypto'); | no Node in core
  platform | the app reads files | src/web/a.ts | import 'node:fs'; | no Node in web
  manifests | a manifest imports its rules at once | src/games/go/manifest.ts | import { rules } from './rules.ts'; | loads on demand
  manifests | a manifest imports words at once | src/games/go/manifest.ts | import { words } from '../../words/en/go/index.ts'; | loads on demand
  manifests | a manifest knows the list | src/games/go/manifest.ts | import type { games } from '../index.ts'; | does not know the list
  manifests | rules import words | src/games/go/rules.ts | import '../../words/en/go/index.ts'; | named by the manifest
  manifests | rules know the list of games | src/games/go/rules.ts | import '../index.ts'; | do not know manifests
  manifests | rules import their manifest | src/games/go/rules.ts | import './manifest.ts'; | do not know the manifest
  manifests | rules load a room | src/games/chess/rules/index.ts | import('../paper.ts'); | loaded by the manifest
  manifests | rules draw on paper | src/games/go/rules.ts | import '../../paper/page.ts'; | for the paper room
  manifests | the list imports rules | src/games/index.ts | import './go/rules.ts'; | knows manifests only
  manifests | the shape of manifests imports values | src/games/manifest.ts | import '../paper/page.ts'; | types only
  rooms | rules import the engine | src/games/go/rules.ts | import './engine.ts'; | rules.ts → src/games/go/engine.ts: reaches
  rooms | rules load the engine | src/games/go/rules.ts | import('./engine.ts'); | reaches an engine
  rooms | rules reach the engine by the entry | src/games/go/rules.ts | export { go } from './index.ts'; | reaches an engine
  rooms | types import the engine | src/games/go/types.ts | import { limit } from './engine.ts'; | reaches an engine
  rooms | a room below the rules reaches the engine | src/games/chess/grid.ts | import './engine/index.ts'; | rules/index.ts → src/games/chess/grid.ts → src/games/chess/engine/index.ts: reaches
  rooms | paper imports the engine | src/games/chess/paper.ts | import './engine/index.ts'; | reaches an engine
  rooms | words import the engine | src/words/en/go/index.ts | import { levels } from '../../../games/go/engine.ts'; | reaches an engine
  circles | a room below the rules imports the rules | src/games/chess/grid.ts | import { files } from './rules/names.ts'; | rules also leads back to grid
  circles | rules import paper | src/games/chess/rules/names.ts | import '../paper.ts'; | paper also leads back to rules
  testing | an engine imports its judge | src/games/chess/engine/index.ts | import '../testing/index.ts'; | testing is for tests
  testing | a face imports a type of a judge | src/web/games/chess/index.tsx | import type { Judge } from '../../../games/chess/testing/index.ts'; | testing is for tests
  testing | the app imports its test fakes | src/web/app.tsx | import './testing.ts'; | testing is for tests
  strangers | a game imports another | src/games/go/rules.ts | import '../chess/grid.ts'; | go reaches another game
  strangers | a game takes a type of another | src/games/go/types.ts | import type { Types } from '../chess/types.ts'; | go reaches another game
  strangers | a face imports the rules of another game | src/web/games/go/entry.ts | import('../../../games/chess/rules/names.ts'); | go reaches another game
  strangers | words import those of another game | src/words/en/go/index.ts | import '../chess/index.ts'; | go reaches another game
  strangers | a command imports that of another game | src/cli/games/go/a.ts | import '../../../games/chess/grid.ts'; | go reaches another game
  strangers | a game reaches another through what all share | src/data/cards.ts | import '../games/chess/grid.ts'; | go/rules.ts → src/data/cards.ts → src/games/chess/grid.ts: go reaches
  names | the shell imports a game | src/web/board/a.ts | import '../../games/go/rules.ts'; | a game by name
  names | the shell imports a face | src/web/board/a.ts | import('../games/go/entry.ts'); | a game by name
  names | the shell asks for one game by a glob | src/web/board/a.ts | import.meta.glob('../games/go/*.ts'); | a game by name
  names | the cabinet imports a type of a game | src/cabinet/a.ts | import type { Move } from '../games/go/types.ts'; | a game by name
  names | the command line imports words of a game | src/cli/a.ts | import '../words/en/go/index.ts'; | a game by name
  names | the server imports a manifest | src/server/a.ts | import '../games/go/manifest.ts'; | a game by name
  names | the shell compares with an id | src/web/board/a.ts | if (id === 'chess') open(); | names chess
  names | the cabinet has a table by id | src/cabinet/a.ts | export const week = { chess: 1 }; | names chess
  names | the shell has an address of a game | src/web/board/a.tsx | const a = <a href="/play/chess?x=1">x</a>; | names chess
  names | a style is of one game | src/web/style.css | .chess .board { color: red; } | names chess
  names | a style is for an element of one game | src/web/style.css | [data-game="chess"] { color: red; } | names chess
  names | a style shows a picture of one game | src/web/style.css | .board { background: url(/chess.svg); } | names chess
  builders | the build imports a game | build/chunks.ts | import '../src/web/games/go/entry.ts'; | a game by name
  builders | the build imports a type of a game | build/a.tsx | import type { Move } from '../src/games/go/types.ts'; | a game by name
  builders | the build has a table by id | build/chunks.ts | export const first = { chess: ['a'] }; | names chess
  builders | a config has a virtual module of a game | vitest.config.ts | const name = 'virtual:chess-men'; const id = \`/play/chess\`; | names chess
  builders | a script has an address of a game | scripts/start.js | open('http://localhost/go'); | names go
  layers | a folder is in no layer | src/web/kit/a.ts | export const a = 1; | in no layer
  layers | the lowest layer imports the next | src/web/ui/a.ts | import '../storage/desk.ts'; | ui is below storage
  layers | a type comes from a higher layer | src/web/play/a.ts | import type { A } from '../board/a.ts'; | play is below board
  layers | a higher layer is loaded on demand | src/web/engine/client.ts | import('../play/a.ts'); | engine is below play
  layers | a game imports a page | src/web/games/go/entry.ts | import('../../pages/home.tsx'); | games is below pages
  layers | a layer below the games loads all of them | src/web/online/a.ts | import.meta.glob('../games/*/entry.ts'); | online is below games
  layers | a page imports the root | src/web/pages/home.tsx | import '../app.tsx'; | pages is below the root
  page | a face imports the engine | src/web/games/chess/index.tsx | import '../../../games/chess/engine/index.ts'; | entry.ts → src/web/games/chess/index.tsx → src/games/chess/engine/index.ts: an engine
  page | a face imports the whole game | src/web/games/chess/entry.ts | import('../../../games/chess/index.ts'); | an engine on the page
  page | rules are loaded with the engine | src/games/go/manifest.ts | export const manifest = { loadRules: () => import('./index.ts') }; | an engine on the page
  page | words are loaded with the engine | src/games/go/manifest.ts | export const manifest = { words: { en: () => import('./engine.ts') } }; | an engine on the page
  page | a manifest loads the engine from a shared function | src/games/go/manifest.ts | const load = () => import('./index.ts'); export const manifest = { loadGame: load }; | an engine on the page
  page | the page imports its worker | src/web/app.tsx | import './engine/worker.ts'; | loads a game on the page
  page | the shell loads a game | src/web/storage/desk.ts | manifest.loadGame(); | only a worker
  page | the shell takes the loader out of a manifest | src/web/storage/desk.ts | const { loadGame: load } = manifest; | only a worker
  page | the cabinet loads a game | src/cabinet/a.ts | await games[0]?.loadGame(); | only a worker
  words | a page names the language | src/web/board/a.ts | import { play } from '../../words/en/shell.ts'; | words come by #words
  words | a face names the language | src/web/games/go/entry.ts | import('../../../words/en/go/index.ts'); | words come by #words
  words | a command names the language | src/cli/a.ts | import { play } from '../words/en/shell.ts'; | words come by #words
  words | a type comes from a language | src/server/a.ts | import type { play } from '../words/en/shell.ts'; | words come by #words
`).map(([rule = '', name = '', path = '', text = '', says = '']) => ({
  rule,
  name,
  path,
  text,
  says,
}));
