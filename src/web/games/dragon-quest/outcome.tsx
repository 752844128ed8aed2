// What the last move brought: the fate card beside what was needed, and what was gained or lost.

import { For, type JSX, Show } from 'solid-js';
import { fateCard } from '../../../games/dragon-quest/pack.ts';
import { cardTable } from '../../../games/dragon-quest/rules/cards.ts';
import type { Event } from '../../../games/dragon-quest/types.ts';
import { CardFace } from './cards.tsx';
import type { DragonPlay } from './hand.ts';
import { words } from './words.ts';

const { marks } = words.face;

interface Mark {
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly card?: string;
}

function markOf(event: Event): Mark | undefined {
  switch (event.type) {
    case 'fateDrawn':
      return { text: marks.needed(event.need), tone: 'plain', card: fateCard(event.fate) };
    case 'beaten':
      return { text: event.critical ? marks.naturalTen : marks.beaten, tone: 'good' };
    case 'fightLost':
    case 'pitOpened':
      return { text: marks.damage(event.damage), tone: 'bad' };
    case 'damaged':
      return {
        text: [
          event.health > 0 ? `−${event.health} ♥\uFE0E` : marks.noHeartLost,
          event.gems > 0 ? `−${event.gems} ♦\uFE0E` : '',
        ]
          .join(' ')
          .trim(),
        tone: event.health > 0 ? 'bad' : 'good',
      };
    case 'healed':
      return { text: `+${event.health} ♥\uFE0E`, tone: 'good' };
    case 'gemsGained':
      return { text: `+${event.gems} ♦\uFE0E`, tone: 'good' };
    case 'paid':
      return { text: `−${event.gems} ♦\uFE0E`, tone: 'plain' };
    case 'itemGained':
      return { text: '+', tone: 'good', card: event.item };
    case 'itemUsed':
      return { text: marks.used, tone: 'plain', card: event.item };
    default:
      return undefined;
  }
}

/** The fate card of a fight that ends with this event, where it was drawn in an earlier step. */
function fateOf(event: Event): readonly Mark[] {
  if (event.type !== 'beaten' && event.type !== 'fightLost') return [];
  const { card, fate } = event;
  return [{ text: marks.needed(cardTable[card].need), tone: 'plain', card: fateCard(fate) }];
}

export function Outcome(props: {
  readonly play: DragonPlay;
  readonly text: string;
  readonly tone: string;
  /** Something else needs the room: only the words. */
  readonly brief: boolean;
}): JSX.Element {
  const shown = () => {
    if (props.text === '') return [];
    const { events } = props.play.happening();
    const drawn = events.some(({ type }) => type === 'fateDrawn');
    return events.flatMap((event) => [...(drawn ? [] : fateOf(event)), markOf(event) ?? []].flat());
  };
  return (
    <div class="dq-outcome" classList={{ brief: props.brief, bad: props.tone === 'bad' }}>
      <Show when={shown().length > 0}>
        <p class="dq-marks" aria-hidden="true">
          <For each={shown()}>
            {(mark) => (
              <span class={`dq-mark ${mark.tone}`}>
                <Show when={mark.card}>
                  {(card) => (
                    <span class="dq-mini">
                      <CardFace card={card()} />
                    </span>
                  )}
                </Show>
                {mark.text}
              </span>
            )}
          </For>
        </p>
      </Show>
      <Show when={props.text}>
        <p class="dq-said" aria-hidden="true">
          {props.tone === 'bad' ? '✕ ' : ''}
          {props.text}
        </p>
      </Show>
    </div>
  );
}
