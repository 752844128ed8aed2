// After the game: the filled grid in the result, the celebration, the dialog with all answers, names for comparing picks,
// and what others chose. The search comes along, because it shows the same list of cards.

import { defaultEnding, type FaceEnding } from '../../board/face.ts';
import './dress.css';
import './picker.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { words } from '#words/dokuborn/index.ts';
import { type Card, foldName, fullName } from '../../../data/card.ts';
import { embeddedCatalogue } from '../../../data/card-files.ts';
import { cellName } from '../../../games/dokuborn/rules/print.ts';
import type { DokubornTypes } from '../../../games/dokuborn/types.ts';
import type { PickNames } from '../../board/face.ts';
import { theService } from '../../online/service.ts';
import type { BoardView } from '../../play/board-view.ts';
import type { Play } from '../../play/play.ts';
import type { CelebrationTheme } from '../../ui/celebration.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type Answers, answersOf, othersOf } from './after-game.ts';
import { createBrowsing, FindField, Found, Preview } from './card-browser.tsx';
import { groupedByName, prepareSearch, rowsOf } from './card-rows.ts';
import { type DokubornProps, handOf } from './hand.ts';
import { Gem, withHyphens } from './label.tsx';
import { CellCard } from './minicard.tsx';
import { SearchDialog } from './search.tsx';

export { prepareSearch, SearchDialog };

const { face } = words;
const { answers, search } = face;

export function Result(props: { readonly play: Play<DokubornTypes>; close(): void }): JSX.Element {
  const { play } = props;
  const view = () => play.view();
  const others = othersOf(play);
  const shareAt = (cell: number) => others()?.own.shares[cell] ?? undefined;
  const badge = (cell: number, worth: number) => {
    const share = shareAt(cell);
    return share === undefined ? worth : face.rarity.share(share);
  };
  return (
    <>
      <Show when={view().cells.some(({ card }) => card)}>
        <ul class="doku-result" style={{ '--size': view().size }} aria-label={face.yourCards}>
          <For each={view().cells}>
            {({ card, worth }, index) => (
              <li class="doku-result-cell" classList={{ filled: card !== null }}>
                <span class="unseen">{face.cellLabel(view(), index(), shareAt(index()))}</span>
                <Show when={card}>
                  {(known) => (
                    <CellCard
                      card={known()}
                      badge={<span class="mini-worth digits">{badge(index(), worth)}</span>}
                    />
                  )}
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <button
        type="button"
        class="button"
        onClick={() => {
          props.close();
          handOf(play).open('answers');
        }}
      >
        {face.answers.title}
      </button>
    </>
  );
}

/** The celebration: gems of the six inks fall like rain. */
const inks = ['amber', 'ruby', 'sapphire', 'emerald', 'amethyst', 'steel'] as const;

export const dress: CelebrationTheme<BoardView<DokubornTypes>> = {
  motion: 'rain',
  count: 18,
  Piece: (props) => (
    <span class="doku-flying">
      <Gem ink={inks[props.index % inks.length] ?? 'amber'} />
    </span>
  ),
};

// All answers: every card that fits a cell, in the list of the search, the player's own marked.

type AnswerOrder = 'name' | 'points';

export function AnswersDialog(props: DokubornProps): JSX.Element {
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

function Browser(props: DokubornProps & { readonly list: Answers }): JSX.Element {
  const { play, hand } = props;
  const version = play.view().catalogueNow;
  const [order, setOrder] = createSignal<AnswerOrder>('name');
  const [text, setText] = createSignal('');
  const cell = () => hand.selected();
  const entries = () => props.list[cell()] ?? [];
  const mine = () => play.view().cells[cell()]?.card ?? undefined;
  const own = () => {
    const card = mine();
    return card ? answers.mineIs(fullName(card)) : answers.notFilled;
  };
  const others = othersOf(play);
  /** The sort key, highest first: points, or how few players chose it. */
  const rank = (card: Card, worth: number) => -(others()?.shareOf(cell(), card.id) ?? -worth);
  const sortBy = (wanted: AnswerOrder) =>
    wanted === 'points' && others() ? face.rarity.sort : answers.order[wanted];
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
    return rowsOf(groupedByName(sorted.map(({ card }) => card)));
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
      share === undefined ? answers.points(worthOf().get(card.id) ?? 0) : face.rarity.share(share);
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
                aria-label={face.cellLabel(play.view(), index())}
                onClick={() => turnTo(index())}
              >
                {cellName(play.view().size, index())}
              </button>
            )}
          </For>
        </div>
        <p class="doku-crossing">
          <strong>{face.crossing(play.view(), cell())}</strong>
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

/** The choices of all players in a daily, as the service last sent them. */
export const knownRarity = (day: string, game: string) => theService().knownRarity(day, game);

/** Names of cards and cells, for comparing picks. Dailies use the embedded cards. */
export async function loadPickNames(): Promise<PickNames> {
  const { cards } = await embeddedCatalogue();
  const names = new Map(cards.map((card) => [card.id, withHyphens(fullName(card))]));
  return {
    choice: (card) => names.get(card),
    cell: (cell, cells) => cellName(Math.sqrt(cells), cell),
    columns: (cells) => Math.sqrt(cells),
  };
}

export const ending: FaceEnding<DokubornTypes> = {
  ...defaultEnding,
  Result,
  theme: dress,
  loadPickNames,
};
