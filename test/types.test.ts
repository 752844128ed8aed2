// What must not compile: an engine where only rules are. The compiler checks this file (tsconfig.node.json);
// running it shows only that it is there.

import { expectTypeOf, it } from 'vitest';
import type { Engine, Game, Rules } from '../src/core/game.ts';
import type { replay } from '../src/core/replay.ts';
import type { Session } from '../src/core/session.ts';
import type { Manifest } from '../src/games/manifest.ts';
import type { ToyTypes } from '../src/games/toy/types.ts';
import type { BoardView } from '../src/web/play/board-view.ts';
import type { Play } from '../src/web/play/play.ts';

it('rules have no engine in them', () => {
  expectTypeOf<Rules>().not.toHaveProperty('generate');
  expectTypeOf<Extract<keyof Rules, keyof Engine>>().toEqualTypeOf<never>();
  expectTypeOf<Game>().toHaveProperty('generate');
  expectTypeOf<Game<ToyTypes>>().toExtend<Rules<ToyTypes>>();
  expectTypeOf<Rules<ToyTypes>>().not.toExtend<Game<ToyTypes>>();
});

it('sessions, replay and pages take rules', () => {
  expectTypeOf<Session['game']>().toEqualTypeOf<Rules>();
  expectTypeOf<Session<ToyTypes>['game']>().toEqualTypeOf<Rules<ToyTypes>>();
  expectTypeOf<typeof replay<ToyTypes>>().parameter(0).toEqualTypeOf<Rules<ToyTypes>>();
  expectTypeOf<Manifest<ToyTypes>['loadRules']>().returns.resolves.toEqualTypeOf<Rules<ToyTypes>>();
});

it('faces get rules, and never the puzzle', () => {
  expectTypeOf<Play['game']>().toEqualTypeOf<Rules>();
  expectTypeOf<Play<ToyTypes>['game']>().not.toHaveProperty('generate');
  expectTypeOf<Play>().not.toHaveProperty('session');
  expectTypeOf<Play>().not.toHaveProperty('puzzle');
  expectTypeOf<Play>().toExtend<BoardView>();
  // What is only watched cannot be played on.
  expectTypeOf<BoardView>().not.toHaveProperty('undo');
});
