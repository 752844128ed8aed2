// Proofs: printable text that a doubter can check without the solver.

export interface Proof {
  /** What is claimed, a key of the game's text table: `unique`, `clearable`, `winnable` … */
  readonly claim: string;
  /** The evidence, one step per line. */
  readonly lines: readonly string[];
}

export interface Verdict {
  readonly claim: string;
  /** Steps that the checker followed. */
  readonly steps: number;
}
