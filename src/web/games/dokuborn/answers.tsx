// After the game: every card that fits a cell, in the same list that cards are searched in, the player's own marked.
// Cell by cell, as the board is pressed.

import './picker.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { type Card, foldName, fullName } from '../../../data/card.ts';
import { cellName } from '../../../games/dokuborn/rules/print.ts';
import type { DokubornTypes } from '../../../games/dokuborn/types.ts';
import type { Play } from '../../play/play.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type Answers, answersOf } from './answerlist.ts';
import type { Hand } from './hand.ts';
import { createBrowsing } from './picker/browsing.ts';
import { FindField } from './picker/field.tsx';
import { Found, Preview } from './picker/found.tsx';
import { rowsOf, together } from './picker/rows.ts';
import { othersOf } from './rarity.ts';
import { words } from './words.ts';

const { answers, search } = words.face;

interface AnswersProps {
  readonly play: Play<DokubornTypes>;
  readonly hand: Hand;
}

type Order = 'name' | 'points';

export default function AnswersDialog(props: AnswersProps): JSX.Element {
  const { play, hand } = props;
  return (
    <Dialog open={hand.panel() === 'answers'} title={answers.title} onClose={hand.close}>
      <Show
        when={answersOf(play)()}
        fallback={<p class="muted doku-picker">{answers.looking}</p>}
        keyed
      >
        {(list) => <Browser {...props} list={list} />}
      </Show>
    </Dialog>
  );
}

const LIST = 'doku-answers';

function Browser(props: AnswersProps & { readonly list: Answers }): JSX.Element {
  const { play, hand } = props;
  const version = play.view().catalogueNow;
  const [order, setOrder] = createSignal<Order>('name');
  const [text, setText] = createSignal('');
  const cell = () => hand.selected();
  const entries = () => props.list[cell()] ?? [];
  const mine = () => play.view().cells[cell()]?.card ?? undefined;
  const own = () => {
    const card = mine();
    return card ? answers.mineIs(fullName(card)) : answers.notFilled;
  };
  const others = othersOf(play);
  /** Sorted by it, the highest comes first: points, or how few chose it. */
  const rank = (card: Card, worth: number) => -(others()?.shareOf(cell(), card.id) ?? -worth);
  const sortBy = (wanted: Order) =>
    wanted === 'points' && others() ? words.face.rarity.sort : answers.order[wanted];
  const worthOf = createMemo(
    () => new Map(entries().map(({ card, worth }) => [card.id, worth] as const)),
  );
  const rows = createMemo(() => {
    const wanted = foldName(text());
    const keyed = entries()
      .map(({ card, worth }) => ({ card, worth, key: foldName(fullName(card)) }))
      .filter(({ key }) => wanted.split(' ').every((word) => key.includes(word)));
    const byName = (left: { key: string }, right: { key: string }) =>
      left.key < right.key ? -1 : Number(left.key > right.key);
    const sorted = keyed.sort((left, right) =>
      order() === 'points'
        ? rank(right.card, right.worth) - rank(left.card, left.worth) || byName(left, right)
        : byName(left, right),
    );
    return rowsOf(together(sorted.map(({ card }) => card)));
  });
  const show = (card: Card | undefined) => card && browsing.details(card);
  const browsing = createBrowsing(rows, show);
  const { chosen, detailed, setDetailed } = browsing;
  const turnTo = (next: number) => {
    hand.select(next);
    browsing.begin(-1);
  };
  const note = (card: Card) => {
    const share = others()?.shareOf(cell(), card.id);
    const points =
      share === undefined
        ? answers.points(worthOf().get(card.id) ?? 0)
        : words.face.rarity.share(share);
    return card.id === mine()?.id ? answers.mineWorth(points) : points;
  };

  return (
    <div class="doku-picker doku-browser">
      <div class="doku-picker-head">
        <div
          class="doku-cells"
          role="group"
          aria-label={answers.cells}
          style={{ '--size': play.view().size }}
        >
          <For each={play.view().cells}>
            {({ card }, index) => (
              <button
                type="button"
                class="doku-toggle"
                classList={{ done: card !== null }}
                aria-pressed={cell() === index()}
                aria-label={words.face.cellLabel(play.view(), index())}
                onClick={() => turnTo(index())}
              >
                {cellName(play.view().size, index())}
              </button>
            )}
          </For>
        </div>
        <p class="doku-crossing">
          <strong>{words.face.crossing(play.view(), cell())}</strong>
          <br />
          {own()}
        </p>
        <Preview card={chosen() ?? mine()} version={version} />
      </div>
      <div class="doku-picker-find">
        <FindField
          id="doku-answer"
          list={LIST}
          label={search.label}
          placeholder={answers.find}
          browsing={browsing}
          text={text()}
          enter="search"
          onText={(next) => {
            setText(next);
            browsing.begin(-1);
          }}
        />
        <button
          type="button"
          class="button doku-filter-button"
          onClick={() => {
            setOrder(order() === 'name' ? 'points' : 'name');
            browsing.begin(-1);
          }}
        >
          {sortBy(order() === 'name' ? 'points' : 'name')}
        </button>
      </div>
      <Found
        id={LIST}
        label={answers.title}
        browsing={browsing}
        said={answers.count(rows().cards.length)}
        version={version}
        begins={[text(), order(), cell()]}
        note={note}
        marked={(card) => card.id === mine()?.id}
        onChoose={show}
      />
      <Show when={detailed()}>
        <div class="doku-picker-foot">
          <button
            type="button"
            class="button doku-details-button"
            onClick={() => setDetailed(false)}
          >
            {search.back}
          </button>
        </div>
      </Show>
    </div>
  );
}
