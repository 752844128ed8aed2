// What a game provides to be printed: it describes an order by fields, like the settings of a game, and draws pages
// from it. One print page and one `curio print` serve all games that implement it.

import type { Deal } from '../core/deal.ts';
import type { GameTypes } from '../core/game.ts';
import type { Result } from '../core/result.ts';
import type { Field, Settings } from '../core/settings.ts';
import type { Page, Paper } from './page-items.ts';

/** What a drawing needs besides the order. */
export interface PrintContext {
  readonly paper: Paper;
  /** Name of the level that these params belong to. */
  levelName(params: Settings): string;
  /** Content of the QR code for a puzzle. */
  linkOf(code: string): string;
}

/** Deals a puzzle for the order: a page deals in its worker, the command line in its own thread. */
export type Dealer<T extends GameTypes = GameTypes> = (
  params: T['Params'],
  seed: string,
) => Promise<Result<Deal<T>>>;

export interface OrderDetails {
  /** Query that the link to a puzzle of this order ends with, such as the players' names. */
  readonly linkQuery: string;
  /** Keys of fields that have no effect with the rest of this order. */
  readonly leftOut: readonly string[];
  /** A sentence about something in the order that the player probably did not intend. */
  readonly remark: string | undefined;
}

/** Methods, not function fields: a list of different games needs their bivariance. */
export interface Printing<T extends GameTypes = GameTypes> {
  /** What can be ordered besides the paper: level, puzzles per page, players … */
  readonly fields: readonly Field[];
  /** The default order. */
  readonly usual: Settings;
  /** Pages of new puzzles; the same order and seed give the same pages. */
  order(
    order: Settings,
    seed: string,
    context: PrintContext,
    deal: Dealer<T>,
  ): Promise<Result<readonly Page[]>>;
  /** What the form shows and leaves out for this order. */
  details?(order: Settings): OrderDetails;
  /** Keys of the fields that also apply to an existing puzzle; none if it prints in one way only. */
  readonly puzzleFields: readonly string[];
  /** The pages of one existing puzzle. Fault besides the game's own: notPrintable. */
  puzzle(deal: Deal<T>, context: PrintContext, order: Settings): Result<readonly Page[]>;
}
