// What the engine says to a grid in the making: whether it can be filled, how hard it is, and where it is short.

import { type JSX, Match, Show, Switch } from 'solid-js';
import { cellName } from '../../../../games/dokuborn/rules/print.ts';
import type { Draft, Drafted, Label } from '../../../../games/dokuborn/types.ts';
import { words } from '../words.ts';
import { said } from './words.ts';

export interface VerdictProps {
  readonly draft: Draft;
  readonly drafted: Drafted | undefined;
  readonly busy: boolean;
  readonly problem: string | undefined;
  label(id: string): Label | undefined;
}

export function Verdict(props: VerdictProps): JSX.Element {
  const cells = () => (props.drafted?.short ?? []).map((cell) => cellName(props.draft.size, cell));
  /** Not even one card, for any of them. */
  const isNone = () =>
    props.drafted?.short.every((cell) => props.drafted?.cells[cell] === 0) ?? false;
  const twice = () => props.drafted?.twice ?? [];
  const level = () => props.drafted?.level ?? undefined;
  return (
    <section
      class="make-verdict card"
      classList={{ bad: props.drafted?.verdict === 'blocked' || twice().length > 0 }}
      aria-label={said.verdict}
      aria-busy={props.busy}
    >
      <div role="status">
        <Switch fallback={<p class="muted">{said.checking}</p>}>
          <Match when={props.problem}>{(text) => <p>{text()}</p>}</Match>
          <Match when={twice().length > 0}>
            <p>
              {said.twice(
                twice().map((id) => {
                  const label = props.label(id);
                  return label ? words.spokenLabel(label) : id;
                }),
              )}
            </p>
          </Match>
          <Match when={props.drafted?.verdict === 'blocked'}>
            <p>{said.blocked(cells(), isNone())}</p>
          </Match>
          <Match when={props.drafted?.verdict === 'open'}>
            <p>{said.open}</p>
          </Match>
          <Match when={props.drafted?.verdict === 'solvable'}>
            <p class="make-good">{said.solvable}</p>
          </Match>
        </Switch>
        <Show when={level()}>
          {(known) => (
            <p class="make-level">
              <span class="doku-stars" aria-hidden="true">
                {words.face.stars(known())}
              </span>{' '}
              <strong>{words.level(String(known()))}</strong>
              <Show when={props.drafted?.tightness}>
                {(tightness) => <small class="muted">{words.face.levelFacts(tightness())}</small>}
              </Show>
            </p>
          )}
        </Show>
      </div>
    </section>
  );
}
