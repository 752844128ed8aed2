// In the result: the grid as it was filled, drawn as on the board, and the way to all the answers.

import { For, type JSX, Show } from 'solid-js';
import type { DokubornTypes } from '../../../games/dokuborn/types.ts';
import type { Play } from '../../play/play.ts';
import { handOf } from './hand.ts';
import { CellCard } from './minicard.tsx';
import { othersOf } from './rarity.ts';
import { words } from './words.ts';

const { face } = words;

export interface ResultProps {
  readonly play: Play<DokubornTypes>;
  close(): void;
}

export default function Result(props: ResultProps): JSX.Element {
  const { play } = props;
  const view = () => play.view();
  const others = othersOf(play);
  const shareAt = (cell: number) => others()?.own.shares[cell] ?? undefined;
  const badge = (cell: number, worth: number) => {
    const share = shareAt(cell);
    return share === undefined ? worth : face.rarity.share(share);
  };
  return (
    <>
      <Show when={view().cells.some(({ card }) => card)}>
        <ul class="doku-result" style={{ '--size': view().size }} aria-label={face.yourCards}>
          <For each={view().cells}>
            {({ card, worth }, index) => (
              <li class="doku-result-cell" classList={{ filled: card !== null }}>
                <span class="unseen">{face.cellLabel(view(), index(), shareAt(index()))}</span>
                <Show when={card}>
                  {(known) => (
                    <CellCard
                      card={known()}
                      badge={<span class="mini-worth digits">{badge(index(), worth)}</span>}
                    />
                  )}
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <button
        type="button"
        class="button"
        onClick={() => {
          props.close();
          handOf(play).open('answers');
        }}
      >
        {face.answers.title}
      </button>
    </>
  );
}
