// The whole card, drawn in its inks: everything that a condition may ask for can be checked here.

import { createResource, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { Card } from '../../../data/card.ts';
import { setNameIn } from './find.ts';
import { Gems } from './gem.tsx';
import { Glyph } from './label.tsx';
import { Art, Cost, inkStyle, Stats, typeLine } from './minicard.tsx';
import { abilityOf, partsOf, type Sign, textsOf } from './texts.ts';
import { words } from './words.ts';

const { card: said } = words.face;

const printed = (rarity: string) => (rarity === 'Special' ? said.promo : rarity);
const signOf = (rarity: string) => `rarity-${rarity.toLowerCase().replace(/[^a-z]+/g, '-')}`;

export interface WholeCardProps {
  readonly card: Card;
  /** The catalogue that it is of. */
  readonly version: string;
}

export function WholeCard(props: WholeCardProps): JSX.Element {
  const [texts] = createResource(() => props.version, textsOf);
  const known = () => (texts.state === 'ready' ? texts()?.of.get(props.card.id) : undefined);
  const sets = () =>
    props.card.sets.map((code) => setNameIn(props.version, code) ?? said.unknownSet(code));
  return (
    <article class="doku-card" style={inkStyle(props.card.inks)}>
      <header class="doku-card-head">
        <Cost card={props.card} />
        <h3>
          {props.card.name}
          <Show when={props.card.version !== ''}>
            <small>{props.card.version}</small>
          </Show>
        </h3>
        <span class="doku-card-inks">
          <Gems inks={props.card.inks} />
          <span class="unseen">{said.inkIs(props.card.inks)}</span>
        </span>
      </header>
      <Art card={props.card} />
      <div class="doku-card-line">
        <p>{typeLine(props.card)}</p>
        <Stats card={props.card} />
      </div>
      <div class="doku-card-body">
        <Show when={props.card.keywords.length > 0}>
          <ul class="doku-keywords" aria-label={said.keywords}>
            <For each={props.card.keywords}>{(keyword) => <li>{keyword}</li>}</For>
          </ul>
        </Show>
        <Switch fallback={<p class="muted">{said.loading}</p>}>
          <Match when={known()}>{(text) => <RulesText rules={text().rules} />}</Match>
          <Match when={texts.error !== undefined}>
            <p class="muted">{said.textAway}</p>
          </Match>
          <Match when={texts.state === 'ready'}>
            <p class="muted">{said.textMissing}</p>
          </Match>
        </Switch>
      </div>
      <dl class="doku-card-foot">
        <div>
          <dt>{said.cost}</dt>
          <dd>{said.costFact(props.card.cost, props.card.inkable)}</dd>
        </div>
        <Show when={props.card.stories.length > 0}>
          <div>
            <dt>{said.from}</dt>
            <dd>{props.card.stories.join(', ')}</dd>
          </div>
        </Show>
        <div>
          <dt>{said.sets}</dt>
          <dd>{sets().join(', ')}</dd>
        </div>
        <div>
          <dt>{said.rarity}</dt>
          <dd>
            <For each={props.card.rarities} fallback={said.noRarity}>
              {(rarity) => (
                <span class="doku-rarity">
                  <Glyph icon={signOf(rarity)} /> {printed(rarity)}
                </span>
              )}
            </For>
          </dd>
        </div>
        <Show when={(known()?.artists.length ?? 0) > 0}>
          <div>
            <dt>{said.artist}</dt>
            <dd>{known()?.artists.join(', ')}</dd>
          </div>
        </Show>
      </dl>
    </article>
  );
}

/** Signs that no condition has. */
const drawn: Partial<Record<Sign, string>> = {
  ink: 'M12 2l9 5v10l-9 5-9-5V7z',
  exert: 'M19 6a9 9 0 1 0 2 7M20 2v5h-5',
};

function RulesSign(props: { readonly sign: Sign }): JSX.Element {
  return (
    <span class="doku-sign" title={said.signs[props.sign]}>
      <Show when={drawn[props.sign]} fallback={<Glyph icon={props.sign} />}>
        {(path) => (
          <svg viewBox="0 0 24 24" class="glyph" aria-hidden="true">
            <path d={path()} />
          </svg>
        )}
      </Show>
      <span class="unseen">{said.signs[props.sign]}</span>
    </span>
  );
}

/** Line by line; the names of abilities, which stand in capitals, in bold. */
function RulesText(props: { readonly rules: string }): JSX.Element {
  const lines = () => props.rules.split('\n').filter((line) => line.trim() !== '');
  return (
    <div class="doku-rules">
      <For each={lines()} fallback={<p class="muted">{said.noText}</p>}>
        {(line) => {
          const { name, rest } = abilityOf(line);
          return (
            <p>
              <Show when={name !== ''}>
                <strong>{name}</strong>{' '}
              </Show>
              <For each={partsOf(rest)}>
                {(part) => (typeof part === 'string' ? part : <RulesSign sign={part.sign} />)}
              </For>
            </p>
          );
        }}
      </For>
    </div>
  );
}
