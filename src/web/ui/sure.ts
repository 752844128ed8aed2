// Asks before a step that takes something back or costs the run.

import type { CostlyStep } from '../play/play.ts';
import { confirm } from './confirm.tsx';
import { sure } from './words.ts';

export function askFor(step: CostlyStep, practice: boolean): Promise<boolean> {
  if (step === 'undo') return confirm(sure.undo);
  return confirm({ ...sure[practice ? 'restartCosts' : 'restart'], danger: true });
}

export const askForProof = (): Promise<boolean> => confirm(sure.proof);
