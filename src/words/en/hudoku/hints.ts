// What a hint of Hudoku says: its technique, and each fact that it rests on.

import type { Fact, Hint } from '../../../core/game.ts';
import type { Move, View } from '../../../games/hudoku/types.ts';
import { techniqueNames } from './names.ts';

export const cellText = (view: View, cell: number) =>
  `row ${Math.floor(cell / view.columns) + 1}, column ${(cell % view.columns) + 1}`;

/** `region:a` becomes `region a`. */
const unitText = (unit: unknown) => String(unit).replace(':', ' ');

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];

function listText(items: readonly (string | number)[]): string {
  if (items.length < 2) return String(items[0] ?? '');
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

export const cellsText = (view: View, cells: unknown) =>
  listText(numbers(cells).map((cell) => `(${cellText(view, cell)})`));

function goneText(view: View, gone: unknown): string {
  if (!Array.isArray(gone)) return '';
  const parts = gone.map(
    (strike) => `${listText(numbers(strike.digits))} from ${cellText(view, Number(strike.cell))}`,
  );
  return `So you can rule out ${listText(parts)}.`;
}

function factText(view: View, fact: Fact): string {
  const digit = Number(fact['digit']);
  const cell = Number(fact['cell']);
  switch (fact.type) {
    case 'mistake':
      return numbers(fact['cells']).length === 1
        ? `The digit at ${cellText(view, numbers(fact['cells'])[0] ?? 0)} is wrong.`
        : `These digits are wrong: ${cellsText(view, fact['cells'])}.`;
    case 'nakedSingle':
      return `At ${cellText(view, cell)} every digit but ${digit} is ruled out.`;
    case 'hiddenSingle':
      return `In ${unitText(fact['unit'])} the digit ${digit} fits only at ${cellText(view, cell)}.`;
    case 'lockedCandidates':
      return `In ${unitText(fact['from'])} the digit ${digit} must stand in ${unitText(fact['to'])}. ${goneText(view, fact['gone'])}`;
    case 'nakedPair':
    case 'nakedTriple':
      return `In ${unitText(fact['unit'])} the cells ${cellsText(view, fact['cells'])} share the digits ${listText(numbers(fact['digits']))} between them. ${goneText(view, fact['gone'])}`;
    case 'hiddenPair':
    case 'hiddenTriple':
      return `In ${unitText(fact['unit'])} the digits ${listText(numbers(fact['digits']))} fit only into ${cellsText(view, fact['cells'])}. ${goneText(view, fact['gone'])}`;
    case 'xWing':
    case 'swordfish':
      return `In ${unitsText(fact['bases'])} the digit ${digit} fits only inside ${unitsText(fact['covers'])}, and so it stands nowhere else there. ${goneText(view, fact['gone'])}`;
    case 'contradiction':
    case 'trial':
      return `Suppose ${digit} stood at ${cellText(view, cell)}: after ${stepsText(Number(fact['length']))} ${endText(view, fact['end'])}. So it does not stand there.`;
    default:
      return '';
  }
}

const stepsText = (steps: number) =>
  steps === 0 ? 'no further step' : steps === 1 ? 'one step' : `${steps} steps`;

const unitsText = (units: unknown) => listText(Array.isArray(units) ? units.map(unitText) : []);

function endText(view: View, end: unknown): string {
  const { type, cell, digit, unit } = Object(end);
  return type === 'emptyCell'
    ? `nothing is left for ${cellText(view, Number(cell))}`
    : `the digit ${digit} has no place in ${unitText(unit)}`;
}

export function hintText(hint: Hint<Move>, view: View): readonly string[] {
  const name = techniqueNames[hint.technique] ?? hint.technique;
  return [`${name}.`, ...hint.because.map((fact) => factText(view, fact))];
}
