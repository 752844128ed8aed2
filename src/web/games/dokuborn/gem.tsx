// The six inks as gem shapes: the shape tells them apart, the colour only helps. Own drawings.

import { For, type JSX } from 'solid-js';

const shapes: Readonly<Record<string, readonly [outline: string, facets: string]>> = {
  amber: ['M12 1.5 21 6.7v10.6l-9 5.2-9-5.2V6.7z', 'M12 1.5V12m9-5.3L12 12m-9-5.3L12 12'],
  amethyst: ['M12 1.5 20.5 9 12 22.5 3.5 9z', 'M3.5 9h17M12 1.5 8.5 9 12 22.5 15.5 9z'],
  emerald: ['M8 1.5h8l3.5 4v13l-3.5 4H8l-3.5-4v-13z', 'M9 6h6v12H9z'],
  ruby: ['M5.5 4h13L23 10 12 21.5 1 10z', 'M1 10h22M8 10l4-6 4 6-4 11.5z'],
  sapphire: [
    'M12 1.5c4 5.6 7.3 9 7.3 13.4a7.3 7.3 0 0 1-14.6 0C4.7 10.5 8 7.1 12 1.5z',
    'M8.5 15a3.6 3.6 0 0 0 3.5 3.8',
  ],
  steel: ['M3 3.5 12 1.5l9 2V12c0 5-4 8.4-9 10.5C7 20.4 3 17 3 12z', 'M12 1.5v21M3 11h18'],
};

/** For an ink that newer cards have brought: a plain round stone. */
const unknownShape = ['M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z', 'M12 7a5 5 0 0 1 5 5'] as const;

export function Gem(props: { readonly ink: string }): JSX.Element {
  const shape = () => shapes[props.ink.toLowerCase()] ?? unknownShape;
  return (
    <svg viewBox="0 0 24 24" class={`gem gem-${props.ink.toLowerCase()}`} aria-hidden="true">
      <path class="gem-body" d={shape()[0]} />
      <path class="gem-facet" d={shape()[1]} />
    </svg>
  );
}

/** One gem for each ink of a card. */
export function Gems(props: { readonly inks: readonly string[] }): JSX.Element {
  return (
    <span class="gems">
      <For each={props.inks}>{(ink) => <Gem ink={ink} />}</For>
    </span>
  );
}
