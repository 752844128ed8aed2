// The status table (health, gems, fate with the used cards open, level, cards left, points) and the inventory.

import { createSignal, For, Index, type JSX } from 'solid-js';
import { words } from '#words/dragon-quest/index.ts';
import { fateCard, fates, itemKind } from '../../../games/dragon-quest/cards.ts';
import { scoreOf } from '../../../games/dragon-quest/rules/score.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CardBack, CardFace, Picture, shortName } from './cards.tsx';
import { type DragonPlay, type DragonProps, unusableReason } from './hand.ts';
import { theatreOf, timed } from './scenes.ts';

/** The points if the game ended well now, part by part. */
const { score: said } = words;

export function PointsTable(props: { readonly play: DragonPlay }): JSX.Element {
  const score = () => scoreOf(props.play.view());
  return (
    <table class="dq-points">
      <caption class="unseen">{said.heading}</caption>
      <tbody>
        <For each={score().parts}>
          {(part) => (
            <tr>
              <th scope="row">
                {said.part(part.part)} <small class="muted">{said.line(part)}</small>
              </th>
              <td class="digits">{part.points}</td>
            </tr>
          )}
        </For>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{face.pointsTotal}</th>
          <td class="digits">{score().total}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The points beside the other figures; a press explains them. */
function Points(props: { readonly play: DragonPlay }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  return (
    <>
      <button
        type="button"
        class="dq-deck digits"
        aria-haspopup="dialog"
        aria-label={face.pointsNow(scoreOf(props.play.view()).total)}
        onClick={() => setOpen(true)}
      >
        {face.pointsShort(scoreOf(props.play.view()).total)}
      </button>
      <Dialog open={open()} title={said.heading} onClose={() => setOpen(false)}>
        <p class="muted">{props.play.over() ? face.pointsOver : face.pointsLive}</p>
        <PointsTable play={props.play} />
        <p>{said.about}</p>
      </Dialog>
    </>
  );
}

const { cards, face } = words;

const still = { at: 0, length: 0 };

export function Status(props: { readonly play: DragonPlay }): JSX.Element {
  const view = () => props.play.view();
  const [open, setOpen] = createSignal(false);
  const { scene } = theatreOf(props.play);
  /** When this heart goes in the current scene: the last one first, as on the stage. */
  const going = (index: number) => {
    const hearts = scene()?.tokens.filter(({ kind }) => kind === 'heart') ?? [];
    return hearts[view().health + hearts.length - 1 - index];
  };
  /** A fate card just drawn appears here after the scene has shown it. */
  const drawn = (index: number) =>
    index === view().usedFates.length - 1 ? scene()?.duel?.drawn : undefined;
  const fateWords = () =>
    `${face.fateUsed(view().usedFates)}; ${face.fateLeft(view().leftFates, view().usedFates.length)}`;
  return (
    <section class="dq-status" aria-label={face.status}>
      <dl>
        <div class="dq-health">
          <dt>{face.health}</dt>
          <dd>
            <span class="dq-hearts" aria-hidden="true">
              <Index each={Array.from({ length: view().params.health })}>
                {(_, index) => (
                  <span
                    classList={{ gone: index >= view().health, going: going(index) !== undefined }}
                    style={timed(going(index) ?? still)}
                  >
                    {index < view().health ? '♥\uFE0E' : '♡\uFE0E'}
                  </span>
                )}
              </Index>
            </span>
            <span class="unseen">{face.healthValue(view().health, view().params.health)}</span>
          </dd>
        </div>
        <div>
          <dt>{face.gems}</dt>
          <dd>
            <span class="dq-gem" aria-hidden="true">
              {'♦\uFE0E'}
            </span>{' '}
            <span class="digits">{view().gems}</span>
          </dd>
        </div>
        <div>
          <dt>{face.level}</dt>
          <dd class="dq-level digits" data-label={face.level}>
            {view().level}
          </dd>
        </div>
        <div>
          <dt>{face.deck}</dt>
          <dd>
            <button
              type="button"
              class="dq-deck digits"
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              {face.deckLeft(view().deck)}
            </button>
          </dd>
        </div>
        <div>
          <dt>{words.score.heading}</dt>
          <dd>
            <Points play={props.play} />
          </dd>
        </div>
        <div class="dq-queen" classList={{ beaten: view().queenBeaten }}>
          <dt>{face.queen}</dt>
          <dd>
            <Picture name="dragonQueen" />
            <span>{view().queenBeaten ? face.queenBeaten : face.queenWaits}</span>
          </dd>
        </div>
        <div class="dq-fate">
          <dt>{face.fate}</dt>
          <dd>
            <span class="dq-pile" aria-hidden="true">
              <CardBack>
                <b class="digits">{fates.length - view().usedFates.length}</b>
              </CardBack>
            </span>
            <For each={view().usedFates}>
              {(fate, index) => (
                <span
                  class="dq-pile"
                  classList={{ drawn: drawn(index()) !== undefined }}
                  style={timed(drawn(index()) ?? still)}
                  aria-hidden="true"
                >
                  <CardFace card={fateCard(fate)} />
                </span>
              )}
            </For>
            <span class="dq-left digits" aria-hidden="true">
              {face.fateLeft(view().leftFates, view().usedFates.length)}
            </span>
            <span class="unseen">{fateWords()}</span>
          </dd>
        </div>
      </dl>
      <Dialog open={open()} title={face.unseen} onClose={() => setOpen(false)}>
        <p class="muted">{face.unseenAbout}</p>
        <ul class="dq-unseen">
          <For each={view().unseen}>
            {(card) => (
              <li>
                <span class="dq-mini">
                  <CardFace card={card} />
                </span>
                {cards.name(card)} <span class="unseen">{shortName(card)}</span>
              </li>
            )}
          </For>
        </ul>
      </Dialog>
    </section>
  );
}

export function Inventory(props: DragonProps & { reset(): void }): JSX.Element {
  const view = () => props.play.view();
  return (
    <section class="dq-items" aria-labelledby="dq-items">
      <h2 id="dq-items">{face.inventory}</h2>
      <div class="dq-held">
        <For each={view().items} fallback={<span class="muted">{face.noItems}</span>}>
          {(item) => (
            <button
              type="button"
              class="dq-item"
              disabled={props.play.watching}
              classList={{
                live: !props.play.watching && unusableReason(item, props.play) === undefined,
                aimed: props.hand.aiming() === item,
              }}
              aria-disabled={unusableReason(item, props.play) !== undefined}
              aria-pressed={props.hand.aiming() === item}
              aria-label={face.useItem(cards.item(item), face.itemUses[itemKind(item)])}
              title={unusableReason(item, props.play) ?? face.itemUses[itemKind(item)]}
              onClick={() => props.hand.useItem(item)}
            >
              <CardFace card={item} />
            </button>
          )}
        </For>
      </div>
      <button
        type="button"
        hidden={props.play.watching}
        class="button quiet dq-reset"
        title={face.resetAbout}
        onClick={() => props.reset()}
      >
        {face.reset}
      </button>
    </section>
  );
}
