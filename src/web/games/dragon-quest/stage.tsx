// The stage over the dungeon: fights with their fate card, gems and hearts that go one by one, pits, played items, and
// the great moments: the Queen, a new level, the way out, death. Visual only: panel and live region say the same.
// Without motion every scene is a still picture of its end.

import './stage.css';
import { For, type JSX, Show } from 'solid-js';
import { words } from '#words/dragon-quest/index.ts';
import { fateCard } from '../../../games/dragon-quest/cards.ts';
import { CardBack, CardFace, Picture } from './cards.tsx';
import type { DragonPlay } from './hand.ts';
import { type Closing, type Duel, type Scene, shownFor, theatreOf, timed } from './scenes.ts';

const said = words.face.stage;

export function Stage(props: { readonly play: DragonPlay }): JSX.Element {
  const theatre = theatreOf(props.play);
  const large = () => {
    const now = theatre.scene();
    return now?.large ? now : undefined;
  };
  return (
    <Show when={large()} keyed>
      {(scene) => (
        <div
          class="dq-stage"
          classList={{ closing: scene.closing !== undefined }}
          data-scene={scene.names.join(' ')}
          data-outcome={scene.duel?.outcome}
          style={{ '--shown': `${shownFor(scene)}ms` }}
          aria-hidden="true"
          ref={(stage) => {
            // Added by hand because this is no control: any key does the same.
            stage.addEventListener('pointerdown', () => theatre.skip());
          }}
        >
          <div class="dq-acts-shown">
            <Show when={scene.item}>
              {(item) => (
                <p class="dq-played" style={timed(item())}>
                  <span class="dq-stage-card">
                    <CardFace card={item().card} />
                  </span>
                  <strong>{said.played[item().role]}</strong>
                </p>
              )}
            </Show>
            <Show when={scene.duel}>{(duel) => <DuelShown duel={duel()} />}</Show>
            <Show when={scene.hurts}>
              {(hurts) => (
                <p
                  class="dq-fallen"
                  classList={{ crossed: hurts().crossed }}
                  style={timed(hurts())}
                >
                  <span class="dq-stage-card">
                    <CardFace card={hurts().card} />
                  </span>
                </p>
              )}
            </Show>
            <Payment scene={scene} />
            <Show when={scene.gains}>
              {(gains) => (
                <p class="dq-won-prize" style={timed(gains())}>
                  <Show when={gains().hearts > 0}>
                    <span class="dq-token heart" data-drawn={said.plusHearts(gains().hearts)} />
                  </Show>
                  <Show when={gains().gems > 0}>
                    <span class="dq-token gem" data-drawn={said.plusGems(gains().gems)} />
                  </Show>
                  <For each={gains().items}>
                    {(item) => (
                      <span class="dq-stage-card small">
                        <CardFace card={item} />
                      </span>
                    )}
                  </For>
                </p>
              )}
            </Show>
          </div>
          <Show when={scene.closing}>{(closing) => <ClosingShown closing={closing()} />}</Show>
        </div>
      )}
    </Show>
  );
}

/** The fate card comes from the pile, turns, and is compared with the need. */
function DuelShown(props: { readonly duel: Duel }): JSX.Element {
  const verdict = () => props.duel.outcome;
  return (
    <div class={`dq-duel ${verdict()}`}>
      <div class="dq-duel-fate">
        <span class="dq-stage-card pile">
          <CardBack />
        </span>
        <span
          class="dq-stage-card fate"
          classList={{ drawn: props.duel.drawn !== undefined }}
          style={timed(props.duel.drawn ?? { at: 0, length: 0 })}
        >
          <span class="dq-turner">
            <CardFace card={fateCard(props.duel.fate)} />
            <CardBack />
          </span>
        </span>
      </div>
      <p class="dq-versus" style={timed(props.duel.verdict)}>
        <strong class="digits">
          {said.against(props.duel.fate, props.duel.bonus, props.duel.need)}
        </strong>
        <span class="dq-verdict">{said.verdicts[verdict()]}</span>
      </p>
      <span class="dq-stage-card foe" style={timed(props.duel.verdict)}>
        <CardFace card={props.duel.card} />
      </span>
    </div>
  );
}

/** The cost of the blow, piece by piece. */
function Payment(props: { readonly scene: Scene }): JSX.Element {
  return (
    <Show when={props.scene.tokens.length > 0}>
      <p class="dq-payment">
        <For each={props.scene.tokens}>
          {(token) => (
            <span
              class={`dq-token ${token.kind}`}
              data-drawn={token.kind === 'gem' ? said.gem : said.heart}
              style={timed(token)}
            />
          )}
        </For>
      </p>
    </Show>
  );
}

const pictures: Readonly<Record<Closing['kind'], string>> = {
  queen: 'dragonQueen',
  fled: 'dragonQueen',
  level: 'exit',
  exit: 'exit',
  victory: 'dragonQueen',
  death: 'skeleton',
  trapped: 'passage',
};

function ClosingShown(props: { readonly closing: Closing }): JSX.Element {
  const text = () => said.closings[props.closing.kind];
  return (
    <div class={`dq-closing ${props.closing.kind}`} style={timed(props.closing)}>
      <span class="dq-closing-picture">
        <Picture name={pictures[props.closing.kind]} />
      </span>
      <strong>{text().title(props.closing.level)}</strong>
      <span>{text().about}</span>
    </div>
  );
}
