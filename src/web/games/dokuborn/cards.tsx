// The card catalogue in use, and ways to a newer one: an address that is asked when the player says so, or a file.
// Whatever goes wrong is named here, and the catalogue in use stays.

import { createResource, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { type CatalogueAbout, catalogueAbout } from '../../../data/catalogue.ts';
import { loadedCatalogue } from '../../../games/dokuborn/cards/load.ts';
import { manifest } from '../../../games/dokuborn/manifest.ts';
import type { Answer, DokubornTypes } from '../../../games/dokuborn/types.ts';
import { library } from '../../play/index.ts';
import type { Play } from '../../play/play.ts';
import { StorageError } from '../../storage/database.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { explainFault } from '../../ui/explain-words.ts';
import { cardsAddress, DownloadError, download } from './download.ts';
import type { Hand } from './hand.ts';
import { dropCards, keepCards, keptCards } from './store.ts';
import { words } from './words.ts';

const { cards } = words.face;

interface CardsProps {
  readonly play: Play<DokubornTypes>;
  readonly hand: Hand;
}

type Work =
  | { readonly type: 'idle' }
  | { readonly type: 'busy'; readonly text: string }
  | { readonly type: 'failed'; readonly text: string }
  | { readonly type: 'done'; readonly text: string; readonly imported?: Imported };

type Imported = Extract<Answer, { type: 'imported' }>;

export default function CardsDialog(props: CardsProps): JSX.Element {
  const [work, setWork] = createSignal<Work>({ type: 'idle' });
  const close = () => {
    // the board starts anew with the new cards: it is saved after every move
    if (work().type === 'done') location.reload();
    else props.hand.close();
  };
  return (
    <Dialog open={props.hand.panel() === 'cards'} title={cards.title} onClose={close}>
      <Cards {...props} work={work()} setWork={setWork} close={close} />
    </Dialog>
  );
}

/** Does the board go on with these cards? */
async function goesOn(play: Play<DokubornTypes>, packed: string): Promise<boolean> {
  return play.replaysWith(await manifest.loadRules({ catalogue: packed }));
}

const explainDownload = ({ reason, detail }: DownloadError) => cards.download[reason](detail);

function Cards(
  props: CardsProps & { readonly work: Work; setWork(work: Work): void; close(): void },
): JSX.Element {
  const { play } = props;
  const [address, setAddress] = createSignal(cardsAddress.value());
  const [over, setOver] = createSignal(false);
  const [kept] = createResource(async () => (await keptCards()) !== undefined);
  let abort: AbortController | undefined;
  onCleanup(() => abort?.abort());

  const fail = (text: string) => props.setWork({ type: 'failed', text: cards.failed(text) });

  async function take(text: string): Promise<void> {
    props.setWork({ type: 'busy', text: cards.checking });
    const answer = await play.ask({ type: 'importCards', text });
    if (!answer.ok) return fail(explainFault(answer.fault, play.words));
    if (answer.value.type !== 'imported') return;
    const imported = answer.value;
    const { packed, texts, fillable } = imported;
    if (!play.over() && !(fillable && (await goesOn(play, packed)))) return fail(cards.cannotGoOn);
    try {
      await keepCards(packed, texts);
    } catch (error) {
      const code = error instanceof StorageError ? error.code : 'storageFailed';
      return fail(explainFault({ code }));
    }
    library.useAssets({ catalogue: packed });
    props.setWork({ type: 'done', text: cards.taken(imported.cards), imported });
  }

  async function update(): Promise<void> {
    abort?.abort();
    const own = new AbortController();
    abort = own;
    cardsAddress.set(address().trim());
    props.setWork({ type: 'busy', text: cards.asking });
    try {
      const text = await download(address().trim(), own.signal, (bytes) =>
        props.setWork({ type: 'busy', text: cards.got(bytes) }),
      );
      await take(text);
    } catch (error) {
      if (own.signal.aborted) props.setWork({ type: 'idle' });
      else fail(error instanceof DownloadError ? explainDownload(error) : String(error));
    }
  }

  const takeFile = async (file: File | undefined) => {
    if (file) await take(await file.text());
  };
  const backToOwn = async () => {
    await dropCards();
    library.useAssets({});
    props.setWork({ type: 'done', text: cards.ownAgain });
  };
  const text = (type: Work['type']) =>
    props.work.type === type && props.work.type !== 'idle' ? props.work.text : undefined;

  return (
    <div class="doku-cards stack">
      <Show when={props.work.type !== 'done' && loadedCatalogue(play.view().catalogueNow)} keyed>
        {(catalogue) => <InUse about={catalogueAbout(catalogue)} own={kept() ?? false} />}
      </Show>
      <Show when={props.work.type !== 'done'}>
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            void update();
          }}
        >
          <div>
            <label for="cards-address">{cards.address}</label>
            <input
              id="cards-address"
              class="input"
              type="text"
              inputmode="url"
              value={address()}
              onInput={(event) => setAddress(event.currentTarget.value)}
              autocomplete="off"
              spellcheck={false}
            />
            <small class="muted">{cards.whenAsked}</small>
          </div>
          <div class="row">
            <button type="submit" class="button primary" disabled={props.work.type === 'busy'}>
              {cards.update}
            </button>
            <Show when={props.work.type === 'busy'}>
              <button type="button" class="button" onClick={() => abort?.abort()}>
                {cards.stop}
              </button>
            </Show>
          </div>
        </form>
        <label
          class="doku-drop"
          classList={{ over: over() }}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            void takeFile(event.dataTransfer?.files[0]);
          }}
        >
          <span>{cards.drop}</span>
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => void takeFile(event.currentTarget.files?.[0])}
          />
        </label>
        <Show when={kept()}>
          <button type="button" class="button" onClick={() => void backToOwn()}>
            {cards.backToOwn}
          </button>
        </Show>
      </Show>
      <p role="status" class="doku-progress">
        {text('busy') ?? text('done') ?? ''}
      </p>
      <Show when={props.work.type === 'done' ? props.work.imported : undefined} keyed>
        {(imported) => <WhatCame imported={imported} />}
      </Show>
      <Show when={text('failed')}>
        {(problem) => (
          <p class="note bad" role="alert">
            {problem()}
          </p>
        )}
      </Show>
      <Show when={props.work.type === 'done'}>
        <button type="button" class="button primary" onClick={() => props.close()}>
          {cards.goOn}
        </button>
      </Show>
    </div>
  );
}

/** Which cards are in use, how new they are, and what is missing. */
function InUse(props: { readonly about: CatalogueAbout; readonly own: boolean }): JSX.Element {
  return (
    <div class="doku-inuse">
      <p>
        <strong>{cards.upTo(props.about)}</strong>
      </p>
      <Show when={cards.missing(props.about)}>{(text) => <p>{text()}</p>}</Show>
      <p class="muted">
        {props.own ? cards.yours(props.about) : cards.ours} {cards.versionIs(props.about.version)}
      </p>
    </div>
  );
}

/** What a file has brought: what was left out and why, what nobody knew before. */
function WhatCame(props: { readonly imported: Imported }): JSX.Element {
  const { about, skipped, newWords, newConditions } = props.imported;
  return (
    <div class="doku-came">
      <InUse about={about} own />
      <Show when={newConditions.length > 0}>
        <p>{cards.newOnes(newConditions.map((label) => words.spokenLabel(label)))}</p>
      </Show>
      <Show when={newWords.length > 0}>
        <ul>
          <For each={newWords}>{(word) => <li>{cards.newWord(word)}</li>}</For>
        </ul>
      </Show>
      <Show when={skipped.count > 0}>
        <details class="note" open={skipped.count <= 3}>
          <summary>{cards.skipped(skipped.count)}</summary>
          <ul>
            <For each={skipped.first}>{(line) => <li>{cards.skippedLine(line)}</li>}</For>
            <Show when={skipped.count > skipped.first.length}>
              <li>{cards.skippedMore(skipped.count - skipped.first.length)}</li>
            </Show>
          </ul>
        </details>
      </Show>
    </div>
  );
}
