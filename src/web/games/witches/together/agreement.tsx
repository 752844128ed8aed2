// Agreement at a table: proposals stay on every screen until all agree or one objects (members who are away do not hold
// up the others), and the degree of help that the table agreed on.

import { For, type JSX, Show } from 'solid-js';
import { tableWords } from '#words/witches/table.ts';
import { helpDegrees, type Proposal } from '../../../../games/witches/types/table.ts';
import { markFresh } from '../../../ui/tap-guard.ts';
import { ActionButton } from '../action-button.tsx';
import type { WitchesPlay } from '../hand.ts';
import { PotionLine } from '../herb.tsx';
import { nameAt } from '../party.ts';
import { SeatName } from './people.tsx';
import { isMissing, mayAct, placesOf, tableOf, youAt } from './table.ts';

export function Agreement(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  /** A new card for each proposal, because its buttons mean something else. */
  const key = () => {
    const { proposal } = tableOf(play);
    return proposal && !play.over()
      ? `${proposal.by} ${proposal.what} ${proposal.degree} ${JSON.stringify(proposal.entries)}`
      : undefined;
  };
  return (
    <Show when={key()} keyed>
      <Show when={tableOf(play).proposal}>
        {(proposal) => <ProposalCard play={play} proposal={proposal()} />}
      </Show>
    </Show>
  );
}

function ProposalCard(props: {
  readonly play: WitchesPlay;
  readonly proposal: Proposal;
}): JSX.Element {
  const { play } = props;
  const mine = () => props.proposal.by === youAt(play);
  const agreed = (place: number) => props.proposal.agreed.includes(place);
  const open = () => placesOf(play).filter((place) => !agreed(place));
  const youAgreed = () => agreed(youAt(play) ?? 0);
  const goesOnWithout = () =>
    youAgreed() && open().length > 0 && open().every((place) => isMissing(play, place));
  const title = () => {
    const { what, by, degree } = props.proposal;
    const name = mine() ? undefined : nameAt(play, by);
    return what === 'help'
      ? tableWords.proposedHelp[degree ?? 'none'](name)
      : tableWords.proposed[what](name);
  };
  return (
    <section ref={markFresh} class="table-ask card" aria-label={title()}>
      <p>
        <strong>{title()}</strong>
      </p>
      <Show when={props.proposal.entries.length > 0}>
        <PotionLine entries={props.proposal.entries} />
      </Show>
      <ul class="table-votes" aria-label={tableWords.votes}>
        <For each={placesOf(play)}>
          {(place) => (
            <li classList={{ agreed: agreed(place) }}>
              <SeatName play={play} person={place} />
              <span>
                {agreed(place)
                  ? tableWords.vote.agreed
                  : isMissing(play, place)
                    ? tableWords.vote.away
                    : tableWords.vote.open}
              </span>
            </li>
          )}
        </For>
      </ul>
      <Show when={mayAct(play)}>
        <div class="row">
          <Show when={!youAgreed()}>
            <ActionButton primary act={() => play.move({ type: 'agree' })}>
              {tableWords.agree}
            </ActionButton>
          </Show>
          <Show when={goesOnWithout()}>
            <ActionButton primary act={() => play.move({ type: 'settle' })}>
              {tableWords.goOnWithout(open().map((place) => nameAt(play, place)))}
            </ActionButton>
          </Show>
          <ActionButton act={() => play.move({ type: 'object' })}>
            {mine() ? tableWords.withdrawProposal : tableWords.object}
          </ActionButton>
        </div>
      </Show>
    </section>
  );
}

/** How much the notebook helps: one setting for the whole table, agreed before the first potion. */
export function HelpDegreeSection(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const help = () => tableOf(play).help;
  const open = () => mayAct(play) && !help().fixed;
  return (
    <section class="table-degree" aria-labelledby="table-degree">
      <h2 id="table-degree">{tableWords.help}</h2>
      <p>
        <strong>{tableWords.degrees[help().degree]}.</strong>{' '}
        {tableWords.degreesAbout[help().degree]}
      </p>
      <Show when={open()} fallback={<p class="muted">{tableWords.helpFixed}</p>}>
        <div class="row">
          <For each={helpDegrees.filter((degree) => degree !== help().degree)}>
            {(degree) => (
              <ActionButton act={() => play.move({ type: 'help', degree })}>
                {tableWords.proposeHelp(tableWords.degrees[degree])}
              </ActionButton>
            )}
          </For>
        </div>
        <p class="muted">{tableWords.helpOpen}</p>
      </Show>
    </section>
  );
}
