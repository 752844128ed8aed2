// The status table: health, gems, fate with the used cards open, level, dungeon cards left. And the inventory.

import { createSignal, For, Index, type JSX } from 'solid-js';
import { fateCard, itemKind } from '../../../games/dragon-quest/pack.ts';
import { cardName, itemName } from '../../../words/en/dragon-quest/index.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { CardBack, CardFace, Picture, shortName } from './cards.tsx';
import { type DragonPlay, type Hand, idle } from './hand.ts';
import { itemUses, words } from './words.ts';

export function Status(props: { readonly play: DragonPlay }): JSX.Element {
  const view = () => props.play.view();
  const [open, setOpen] = createSignal(false);
  const fateWords = () =>
    `${words.fateUsed(view().usedFates)}; ${words.fateLeft(view().leftFates)}`;
  return (
    <section class="dq-status" aria-label="Status">
      <dl>
        <div class="dq-health">
          <dt>{words.health}</dt>
          <dd>
            <span class="dq-hearts" aria-hidden="true">
              <Index each={Array.from({ length: view().params.health })}>
                {(_, index) => (
                  <span classList={{ gone: index >= view().health }}>
                    {index < view().health ? '♥\uFE0E' : '♡\uFE0E'}
                  </span>
                )}
              </Index>
            </span>
            <span class="unseen">{words.healthValue(view())}</span>
          </dd>
        </div>
        <div>
          <dt>{words.gems}</dt>
          <dd>
            <span class="dq-gem" aria-hidden="true">
              ♦&#xFE0E;
            </span>{' '}
            <span class="digits">{view().gems}</span>
          </dd>
        </div>
        <div>
          <dt>{words.level}</dt>
          <dd class="digits">{view().level}</dd>
        </div>
        <div>
          <dt>{words.deck}</dt>
          <dd>
            <button
              type="button"
              class="dq-deck digits"
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              {words.deckLeft(view().deck)}
            </button>
          </dd>
        </div>
        <div class="dq-queen" classList={{ beaten: view().queenBeaten }}>
          <dt>{words.queen}</dt>
          <dd>
            <Picture name="dragonQueen" />
            <span>{view().queenBeaten ? words.queenBeaten : words.queenWaits}</span>
          </dd>
        </div>
        <div class="dq-fate">
          <dt>{words.fate}</dt>
          <dd>
            <span class="dq-pile" aria-hidden="true">
              <CardBack>
                <b class="digits">{5 - view().usedFates.length}</b>
              </CardBack>
            </span>
            <For each={view().usedFates}>
              {(fate) => (
                <span class="dq-pile" aria-hidden="true">
                  <CardFace card={fateCard(fate)} />
                </span>
              )}
            </For>
            <span class="dq-left digits" aria-hidden="true">
              {words.fateLeft(view().leftFates)}
            </span>
            <span class="unseen">{fateWords()}</span>
          </dd>
        </div>
      </dl>
      <Dialog open={open()} title={words.unseen} onClose={() => setOpen(false)}>
        <p class="muted">{words.unseenAbout}</p>
        <ul class="dq-unseen">
          <For each={view().unseen}>
            {(card) => (
              <li>
                <span class="dq-mini">
                  <CardFace card={card} />
                </span>
                {cardName(card)} <span class="unseen">{shortName(card)}</span>
              </li>
            )}
          </For>
        </ul>
      </Dialog>
    </section>
  );
}

export function Inventory(props: {
  readonly play: DragonPlay;
  readonly hand: Hand;
  reset(): void;
}): JSX.Element {
  const view = () => props.play.view();
  return (
    <section class="dq-items" aria-labelledby="dq-items">
      <h2 id="dq-items">{words.inventory}</h2>
      <div class="dq-held">
        <For each={view().items} fallback={<span class="muted">{words.noItems}</span>}>
          {(item) => (
            <button
              type="button"
              class="dq-item"
              classList={{
                live: idle(item, props.play) === undefined,
                aimed: props.hand.aiming() === item,
              }}
              aria-disabled={idle(item, props.play) !== undefined}
              aria-pressed={props.hand.aiming() === item}
              aria-label={`${words.useItem(itemName(item))}: ${itemUses[itemKind(item)]}`}
              title={idle(item, props.play) ?? itemUses[itemKind(item)]}
              onClick={() => props.hand.useItem(item)}
            >
              <CardFace card={item} />
            </button>
          )}
        </For>
      </div>
      <button
        type="button"
        class="button quiet dq-reset"
        title={words.resetAbout}
        onClick={() => props.reset()}
      >
        {words.reset}
      </button>
    </section>
  );
}
