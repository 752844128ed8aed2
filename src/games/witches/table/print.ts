// A table on screen as text: the round, and of every seat what it is under and what it owes.

import type { View } from '../types/index.ts';

/** Lines besides those of the board. */
export function printTable({ table }: View): readonly string[] {
  if (table?.kind !== 'screen') return [];
  const { proposal } = table;
  return [
    `Round ${table.round}; help: ${table.help.degree}`,
    ...table.places.map(({ acted, statuses, choices }, at) =>
      [
        `Seat ${at + 1}: ${acted}`,
        ...statuses.map(({ effect }) => effect),
        ...choices.map((choice) => `chooses ${choice}`),
      ].join(', '),
    ),
    ...table.offers.map(({ from, to }) => `Offer: ${from} to ${to}`),
    ...(proposal ? [`Proposed: ${proposal.what}, agreed: ${proposal.agreed.join(', ')}`] : []),
  ];
}
