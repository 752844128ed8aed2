// Asks before a step that takes something back or costs the run.

import { confirm } from '../kit/confirm.tsx';
import { sure } from '../kit/words.ts';
import type { CostlyStep } from '../play/play.ts';

export function askFor(step: CostlyStep, practice: boolean): Promise<boolean> {
  if (step === 'undo') return confirm(sure.undo);
  return confirm({ ...sure[practice ? 'restartCosts' : 'restart'], danger: true });
}

export const askForProof = (): Promise<boolean> => confirm(sure.proof);
