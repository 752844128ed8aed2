// The level of a table: its name, and the host's choice of the next one.

import { createEffect, createSignal, For, type JSX, on, Show } from 'solid-js';
import { together } from '#words/together.ts';
import type { TableEntry } from '../../../games/manifest.ts';
import { levelText, readLevel, variantsOf } from '../../../games/tables.ts';
import type { RoomSnapshot } from '../../../wire/rooms.ts';
import type { Words } from '../../../words/words.ts';
import type { TableKit } from './room.tsx';

/** The name of a variant and what it means. */
export const variantText = (variant: string): { readonly name: string; readonly about: string } =>
  together.start.variants[variant] ?? { name: variant, about: '' };

/** Is this page's player the host? */
export const isHost = ({ you, chair }: Pick<RoomSnapshot, 'you' | 'chair'>): boolean =>
  you !== null && chair === you;

type LevelKit = Pick<TableKit, 'entry'> & { readonly words: Pick<Words, 'presets'> };

/** Empty where none was chosen, as with a given code. */
export function levelName(kit: LevelKit, { preset }: Pick<RoomSnapshot, 'preset'>): string {
  const level = preset === null ? undefined : readLevel(kit.entry, preset);
  const name = barLevel(kit, { preset });
  return level?.variant === undefined ? name : `${name}, ${variantText(level.variant).name}`;
}

/** The same for a bar, without the variant, which can be seen on the board. */
export function barLevel(
  { entry, words }: LevelKit,
  { preset }: Pick<RoomSnapshot, 'preset'>,
): string {
  const level = preset === null ? undefined : readLevel(entry, preset);
  return level ? (words.presets[level.preset]?.name ?? level.preset) : '';
}

const words = together.room;

interface ChosenLevel {
  readonly preset?: string;
  readonly variant?: string;
}

type NextLevel = ReturnType<typeof createNextLevel>;

/** Starts from the current level after every deal. */
export function createNextLevel(entry: TableEntry, room: () => RoomSnapshot) {
  const now = () => readLevel(entry, room().preset ?? '');
  const [chosen, choose] = createSignal<ChosenLevel>({});
  createEffect(
    on(
      () => room().rounds,
      () => choose({}),
      { defer: true },
    ),
  );
  const preset = () => chosen().preset ?? now()?.preset;
  const variant = () => chosen().variant ?? now()?.variant ?? variantsOf(entry)[0];
  return {
    preset,
    variant,
    choose: (level: ChosenLevel) => choose((last) => ({ ...last, ...level })),
    /** Requested with the deal; undefined if the level stays. */
    wanted(): string | undefined {
      const named = preset();
      if (named === undefined || Object.keys(chosen()).length === 0) return undefined;
      const text = levelText(named, variant());
      return text === room().preset ? undefined : text;
    },
  };
}

/** Only for the host, and only if there is a choice. */
export function ChooseLevel(props: {
  readonly room: RoomSnapshot;
  readonly entry: TableEntry;
  readonly names: Words['presets'];
  readonly level: NextLevel;
}): JSX.Element {
  const variants = () => variantsOf(props.entry);
  return (
    <Show when={isHost(props.room) && !props.room.ended}>
      <div class="next-level">
        <Show when={props.entry.presets.length > 1}>
          <Choice
            label={words.nextLevel}
            value={props.level.preset()}
            choices={props.entry.presets.map((id) => [id, props.names[id]?.name ?? id])}
            choose={(preset) => props.level.choose({ preset })}
          />
        </Show>
        <Show when={variants().length > 1 && props.level.preset() !== undefined}>
          <Choice
            label={words.nextBoard}
            value={props.level.variant()}
            choices={variants().map((id) => [id, variantText(id).name])}
            choose={(variant) => props.level.choose({ variant })}
          />
        </Show>
        {/* Any member may start the game, but only the host sees this choice. */}
        <p class="muted" role="status">
          <Show when={props.level.wanted() !== undefined}>{words.nextYours}</Show>
        </p>
      </div>
    </Show>
  );
}

function Choice(props: {
  readonly label: string;
  readonly value: string | undefined;
  readonly choices: readonly (readonly [id: string, name: string])[];
  choose(id: string): void;
}): JSX.Element {
  return (
    <label class="next-choice">
      <span>{props.label}</span>
      <select
        class="input"
        onChange={({ currentTarget: { value } }) => value !== '' && props.choose(value)}
      >
        <Show when={props.value === undefined}>
          <option value="" selected>
            {words.asBefore}
          </option>
        </Show>
        <For each={props.choices}>
          {([id, name]) => (
            <option value={id} selected={id === props.value}>
              {name}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}
