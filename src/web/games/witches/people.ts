// Who is at a table where everybody has a phone, by name. On a board that is passed round the players say it themselves.

import type { WitchesPlay } from './hand.ts';
import { NOBODY, type Party } from './party.ts';
import { words } from '#words/witches/index.ts';

/** Seats have the name of whoever has them; a table that is watched again later has only numbers. */
export function nameAt(play: WitchesPlay, person: number): string {
  const { table } = play.view();
  const guest =
    table?.kind === 'paper' && person < 0
      ? table.people.find((one) => one.person === person)?.name
      : undefined;
  const member = play.company?.members().find(({ place }) => place === person);
  return guest ?? member?.name ?? words.face.witch(Math.abs(person));
}

/** The players and testers of such a table: the room knows them, nobody writes them down here. */
export function seatedParty(play: WitchesPlay): Pick<Party, 'players' | 'testers'> | undefined {
  const { table } = play.view();
  if (!table) return undefined;
  const people =
    table.kind === 'paper'
      ? table.people.map(({ person }) => person)
      : Array.from({ length: table.seats }, (_, index) => index + 1);
  return {
    players: people.map((person) => nameAt(play, person)),
    testers: table.testers.map((person) => (person === null ? NOBODY : people.indexOf(person))),
  };
}
