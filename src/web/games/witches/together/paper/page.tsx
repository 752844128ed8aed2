// A table with the board on paper and a phone for everybody: the High Witch page, with the people around it.

import '../seats.css';
import '../together.css';
import { createEffect, type JSX, on, onCleanup } from 'solid-js';
import { handOf, type WitchesPlay } from '../../hand.ts';
import { sendingOf } from '../../highwitch/draft.ts';
import HighWitch, { type Phones } from '../../highwitch/page.tsx';
import { NOBODY, sameEntries } from '../../party.ts';
import { Agreement } from '../agreement.tsx';
import { TableEnding } from '../ending.tsx';
import { People } from '../people.tsx';
import { paperOf } from '../table.ts';
import { words } from '#words/witches/tableface.ts';
import { Above } from './above.tsx';
import { Coven } from './coven.tsx';

export default function PaperTable(props: { readonly play: WitchesPlay }): JSX.Element {
  if (!props.play.watching) keepDraft(props.play);
  return <HighWitch play={props.play} phones={phones} />;
}

const phones: Phones = {
  People: PaperPeople,
  Asking: Agreement,
  Above,
  Coven,
  Ending: TableEnding,
};

function PaperPeople(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const table = () => paperOf(play);
  const writes = (person: number) =>
    table().drafts.some(({ seat, entries }) => seat === person && entries.length > 0);
  return (
    <People
      play={play}
      people={table().people.map(({ person }) => person)}
      state={(person) => {
        const under =
          table()
            .people.find((one) => one.person === person)
            ?.statuses.map(({ effect }) => effect) ?? [];
        const turn = table().turn === person && !play.over();
        const now = [
          ...(turn ? [words.turnShort] : []),
          ...(writes(person) ? [words.writes] : []),
          ...(under.length > 0 ? [words.under(under)] : []),
        ];
        return { short: now[0] ?? '', long: now.join(', '), turn };
      }}
    />
  );
}

/** Others see a draft a moment after it was changed, not every press of it. */
const PAUSE = 400;

/** What is written here is seen by the others, and goes when its answer has come. */
function keepDraft(play: WitchesPlay): void {
  const hand = handOf(play);
  const { setSending } = sendingOf(play);
  const own = () => paperOf(play).drafts.find(({ seat }) => seat === paperOf(play).you);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));
  const tell = () => {
    const { draft: entries } = hand.party();
    const { people } = paperOf(play);
    const tester = people[hand.whose()]?.person ?? null;
    const told = own();
    const same = sameEntries(told?.entries ?? [], entries) && (told?.tester ?? null) === tester;
    if (!same && !play.over()) play.move({ type: 'draft', tester, entries });
  };
  createEffect(
    on(
      [() => hand.party().draft, hand.whose],
      () => {
        clearTimeout(timer);
        timer = setTimeout(tell, PAUSE);
      },
      { defer: true },
    ),
  );
  createEffect(() => {
    if (play.company?.waiting() === 0) setSending(false);
  });
  const forget = () => {
    clearTimeout(timer);
    hand.change({ draft: [] });
    hand.choose(-1);
    hand.setWhose(NOBODY);
  };
  createEffect(
    on(
      play.happening,
      ({ events }) => {
        const tested = events.find(({ type }) => type === 'tested');
        if (!tested) return;
        const entries = play.view().trials.at(-1)?.entries ?? [];
        if (sameEntries(entries, hand.party().draft)) forget();
        // Lost: nothing but the last potion is left to write.
        hand.setLast(paperOf(play).phase === 'last');
        hand.setUnread(true);
      },
      { defer: true },
    ),
  );
  // Lost: nothing but the last potion is left to write.
  createEffect(() => {
    if (paperOf(play).phase === 'last') hand.setLast(true);
  });
}
