// The toy: rules and engine as one object of the contract. Copy this folder to start a new game.

import type { Game } from '../../core/game.ts';
import { engine } from './engine.ts';
import { rules } from './rules.ts';
import type { ToyTypes } from './types.ts';

export type * from './types.ts';

export const toy: Game<ToyTypes> = { ...rules, ...engine };
