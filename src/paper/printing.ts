// What a game brings to be printed: an order, described by fields like the settings of a game, becomes pages.
// One print page and one `curio print` serve all games that have it.

import type { Deal } from '../core/deal.ts';
import type { GameTypes } from '../core/game.ts';
import type { Result } from '../core/result.ts';
import type { Field, Settings } from '../core/settings.ts';
import type { Page, Paper } from './types.ts';

/** What the drawing is told besides the order. Its words it was made with. */
export interface PrintContext {
  readonly paper: Paper;
  /** Name of the level that the params are of. */
  levelName(params: Settings): string;
  /** The address that a QR code leads to. */
  linkOf(code: string): string;
}

/** Deals a puzzle for the order: in the worker on a page, at once on the command line. */
export type Dealer<T extends GameTypes = GameTypes> = (
  params: T['Params'],
  seed: string,
) => Promise<Result<Deal<T>>>;

/** Methods, not function fields: a list of different games needs their bivariance. */
export interface Printing<T extends GameTypes = GameTypes> {
  /** What can be ordered besides the paper: level, how many per page, players … */
  readonly fields: readonly Field[];
  /** The order that is offered first. */
  readonly usual: Settings;
  /** Pages of new puzzles; the same order and seed give the same pages. */
  order(
    order: Settings,
    seed: string,
    context: PrintContext,
    deal: Dealer<T>,
  ): Promise<Result<readonly Page[]>>;
  /** What stands behind the link to a puzzle of this order, such as who plays it. */
  behindLink?(order: Settings): string;
  /** Keys of fields that mean nothing with the rest of the order as it is. */
  leftOut?(order: Settings): readonly string[];
  /** What somebody who orders this may not have meant, in a sentence. */
  remark?(order: Settings): string | undefined;
  /** Keys of the fields that matter for a puzzle that somebody has, too; none where it is printed in one way only. */
  readonly puzzleFields?: readonly string[];
  /** The pages of one puzzle that somebody has. Fault besides the game's own: notPrintable. */
  puzzle(deal: Deal<T>, context: PrintContext, order: Settings): Result<readonly Page[]>;
}
