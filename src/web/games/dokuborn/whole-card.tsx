// The whole card, drawn in its inks, with everything that a condition may ask for. Its rules text loads with the first
// card shown.

import { createResource, For, type JSX, Match, Show, Switch } from 'solid-js';
import { words } from '#words/dokuborn/index.ts';
import type { Card } from '../../../data/card.ts';
import { type CardTexts, loadTexts } from '../../../games/dokuborn/cards/load.ts';
import { setNameIn } from './card-rows.ts';
import { Gems, Glyph } from './label.tsx';
import { Art, Cost, inkStyle, Stats, typeLine } from './minicard.tsx';
import { storedTexts } from './own-cards.ts';

const loading = new Map<string, Promise<CardTexts | undefined>>();

/** Undefined if this version has no texts. A failed load is retried by the next call. */
function textsOf(version: string): Promise<CardTexts | undefined> {
  const texts = loading.get(version) ?? storedTexts().then((stored) => loadTexts(version, stored));
  loading.set(version, texts);
  texts.catch(() => loading.delete(version));
  return texts;
}

/** Splits "DRAW THEM OUT Your Heroes gain Ward." into the ability's name and the rest; most lines have no name. */
export function abilityOf(line: string): { readonly name: string; readonly rest: string } {
  const found =
    /^((?:[^a-z\s]*[A-Z][^a-z\s]*[A-Z!?][^a-z\s]*)(?:\s+[^a-z\s]*[A-Z0-9&!?][^a-z\s]*)*)\s+(?=\S)/u.exec(
      line,
    );
  const name = found?.[1] ?? '';
  return { name, rest: name === '' ? line : line.slice(found?.[0].length) };
}

/** The signs within rules texts, as LorcanaJSON writes them. */
const signs = {
  '¤': 'strength',
  '⛉': 'willpower',
  '◊': 'lore',
  '⬡': 'ink',
  '⟳': 'exert',
  '◉': 'inkable',
} as const;
type Sign = (typeof signs)[keyof typeof signs];

const isSign = (letter: string): letter is keyof typeof signs => letter in signs;

/** Words and signs in turn. */
export function partsOf(text: string): readonly ({ readonly sign: Sign } | string)[] {
  return text
    .split(/([¤⛉◊⬡⟳◉])/u)
    .filter((part) => part !== '')
    .map((part) => (isSign(part) ? { sign: signs[part] } : part));
}

const { card: said } = words.face;

const printed = (rarity: string) => (rarity === 'Special' ? said.promo : rarity);
const signOf = (rarity: string) => `rarity-${rarity.toLowerCase().replace(/[^a-z]+/g, '-')}`;

interface WholeCardProps {
  readonly card: Card;
  /** Version of its catalogue. */
  readonly version: string;
}

export function WholeCard(props: WholeCardProps): JSX.Element {
  const [texts] = createResource(() => props.version, textsOf);
  const known = () => (texts.state === 'ready' ? texts()?.(props.card.id) : undefined);
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

/** Line by line; names of abilities, which are in capitals, in bold. */
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
