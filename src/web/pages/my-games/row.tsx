// One game in the list: its picture, what it is, and what can be done with it.

import { A } from '@solidjs/router';
import { type JSX, Show } from 'solid-js';
import { clockText, titleOf } from '../../words.ts';
import { dayText, mine as words } from '../words.ts';
import type { GameItem } from './items.ts';
import type { Names } from './names.ts';
import { Miniature } from './picture.tsx';

export interface ItemRowProps {
  readonly item: GameItem;
  readonly names: Names;
  onRename(): void;
  onRemove(): void;
}

export function ItemRow(props: ItemRowProps): JSX.Element {
  const { item } = props;
  const name = () => props.names.nameOf(item);
  const facts = () => [
    words.states[item.state],
    item.day === undefined ? words.unknownDate : dayText(item.day),
    clockText(item.millis),
    words.moves(item.moves),
  ];
  /** What the player's own name hides. */
  const origin = () =>
    item.name === undefined
      ? ''
      : `${titleOf(item.game).title}, ${props.names.levelOf(item.game, item.level)}`;
  const over = () => item.state !== 'playing' && item.state !== 'newer';
  return (
    <li class="card mine-row">
      <Miniature item={item} />
      <div class="mine-words">
        <h2 class="mine-name">{name()}</h2>
        <Show when={origin()}>{(text) => <p class="muted">{text()}</p>}</Show>
        <p class="muted">{facts().join(' · ')}</p>
        <Show when={item.state === 'newer'}>
          <p>{words.newer}</p>
        </Show>
      </div>
      <div class="mine-acts">
        <Show when={item.kind === 'board'}>
          <A
            class="button"
            classList={{ primary: item.state === 'playing' }}
            href={`/${item.game}/${item.id}`}
            aria-label={words.of(item.state === 'playing' ? words.resume : words.open, name())}
          >
            {item.state === 'playing' ? words.resume : words.open}
          </A>
        </Show>
        <Show when={over()}>
          <A
            class="button"
            href={`/replay/${item.kind}/${item.id}`}
            aria-label={words.of(words.watch, name())}
          >
            {words.watch}
          </A>
        </Show>
        <Show when={item.kind === 'board'}>
          <button
            type="button"
            class="button quiet"
            aria-label={words.of(words.rename, name())}
            onClick={() => props.onRename()}
          >
            {words.rename}
          </button>
        </Show>
        <button
          type="button"
          class="button quiet"
          aria-label={words.of(words.remove, name())}
          onClick={() => props.onRemove()}
        >
          {words.remove}
        </button>
      </div>
    </li>
  );
}
