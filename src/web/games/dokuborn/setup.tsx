// Setup, loaded with its dialogs: size, level and mode of a new grid as plain choices instead of presets; and the card
// catalogue, with ways to a newer one by address or file. On any failure the current catalogue stays.

import { createResource, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { words } from '#words/dokuborn/index.ts';
import { explainFault } from '#words/faults.ts';
import { type CatalogueAbout, catalogueAbout } from '../../../data/catalogue.ts';
import { loadedCatalogue } from '../../../games/dokuborn/cards/load.ts';
import { manifest } from '../../../games/dokuborn/manifest.ts';
import {
  type Answer,
  type DokubornTypes,
  levels,
  modes,
  type Params,
  sizes,
} from '../../../games/dokuborn/types.ts';
import { defaultSetup, type FaceSetup } from '../../board/face.ts';
import { library } from '../../play/wiring.ts';
import { StorageError } from '../../storage/database.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { DokubornProps } from './hand.ts';
import {
  cardsAddress,
  DownloadError,
  deleteStoredCards,
  download,
  storeCards,
  storedCards,
} from './own-cards.ts';

const { face, fields } = words;

export function Editor(props: {
  readonly params: Params;
  change(params: Params): void;
}): JSX.Element {
  const change = (part: Partial<Params>) => props.change({ ...props.params, ...part });
  return (
    <div class="doku-editor stack">
      <Choices
        name="size"
        legend={fields.size.label}
        entries={sizes}
        chosen={props.params.size}
        choose={(size) => change({ size })}
        text={(size) => `${size} × ${size}`}
      />
      <Choices
        name="level"
        class="doku-levels"
        legend={fields.level.label}
        entries={levels}
        chosen={props.params.level}
        choose={(level) => change({ level })}
        text={(level) => words.level(String(level))}
        sign={face.stars}
      />
      <p class="muted doku-about">{face.levelsAbout}</p>
      <Choices
        name="mode"
        legend={fields.mode.label}
        entries={modes}
        chosen={props.params.mode}
        choose={(mode) => change({ mode })}
        text={(mode) => fields.mode.options[mode]}
      />
      <p class="muted doku-about">
        {face.modeAbouts[props.params.mode === 'classic' ? 'classic' : 'free']}
      </p>
      <label class="switch">
        <input
          type="checkbox"
          checked={props.params.names}
          onChange={(event) => change({ names: event.currentTarget.checked })}
        />
        <span>
          {fields.names.label}
          <small class="muted">{fields.names.about}</small>
        </span>
      </label>
      <a class="button" href="/dokuborn/make">
        {face.make}
      </a>
    </div>
  );
}

/** One entry of a few, as chips. */
function Choices<T>(props: {
  /** Of the group; unique on the page. */
  readonly name: string;
  readonly class?: string;
  readonly legend: string;
  readonly entries: readonly T[];
  readonly chosen: unknown;
  choose(entry: T): void;
  text(entry: T): string;
  /** Drawn before the text. */
  sign?(entry: T): string;
}): JSX.Element {
  return (
    <fieldset class={`choices ${props.class ?? ''}`}>
      <legend>{props.legend}</legend>
      <For each={props.entries}>
        {(entry) => (
          <label class="chip">
            <input
              type="radio"
              name={`doku-${props.name}`}
              checked={props.chosen === entry}
              onChange={() => props.choose(entry)}
            />
            <span class="doku-choice">
              <Show when={props.sign?.(entry)}>
                {(sign) => <small aria-hidden="true">{sign()}</small>}
              </Show>
              {props.text(entry)}
            </span>
          </label>
        )}
      </For>
    </fieldset>
  );
}

const { cards } = words.face;

interface CardImportState {
  readonly type: 'idle' | 'busy' | 'failed' | 'done';
  readonly text: string;
  readonly imported?: ImportedCards;
}

type ImportedCards = Extract<Answer, { type: 'imported' }>;

const idle: CardImportState = { type: 'idle', text: '' };

export function CardsDialog(props: DokubornProps): JSX.Element {
  const [work, setWork] = createSignal(idle);
  const close = () => {
    // reload to use the new cards: the board is saved after every move
    if (work().type === 'done') location.reload();
    else props.hand.close();
  };
  return (
    <Dialog open={props.hand.panel() === 'cards'} title={cards.title} onClose={close}>
      <Cards {...props} work={work()} setWork={setWork} close={close} />
    </Dialog>
  );
}

function Cards(
  props: DokubornProps & {
    readonly work: CardImportState;
    setWork(work: CardImportState): void;
    close(): void;
  },
): JSX.Element {
  const { play } = props;
  const [address, setAddress] = createSignal(cardsAddress.value());
  const [over, setOver] = createSignal(false);
  const [kept] = createResource(async () => (await storedCards()) !== undefined);
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
    const continues = async () => play.replaysWith(await manifest.loadRules({ catalogue: packed }));
    if (!play.over() && !(fillable && (await continues()))) return fail(cards.cannotGoOn);
    try {
      await storeCards(packed, texts);
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
      if (own.signal.aborted) props.setWork(idle);
      else if (error instanceof DownloadError) fail(cards.download[error.reason](error.detail));
      else fail(String(error));
    }
  }

  const takeFile = async (file: File | undefined) => {
    if (file) await take(await file.text());
  };
  const backToOwn = async () => {
    await deleteStoredCards();
    library.useAssets({});
    props.setWork({ type: 'done', text: cards.ownAgain });
  };
  const isBusy = () => props.work.type === 'busy';
  const isDone = () => props.work.type === 'done';

  return (
    <div class="doku-cards stack">
      <Show when={!isDone() && loadedCatalogue(play.view().catalogueNow)} keyed>
        {(catalogue) => <InUse about={catalogueAbout(catalogue)} own={kept() ?? false} />}
      </Show>
      <Show when={!isDone()}>
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
            <button type="submit" class="button primary" disabled={isBusy()}>
              {cards.update}
            </button>
            <Show when={isBusy()}>
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
        {isBusy() || isDone() ? props.work.text : ''}
      </p>
      <Show when={props.work.imported} keyed>
        {(imported) => <WhatCame imported={imported} />}
      </Show>
      <Show when={props.work.type === 'failed'}>
        <p class="note bad" role="alert">
          {props.work.text}
        </p>
      </Show>
      <Show when={isDone()}>
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

/** The report on an imported file: skipped cards with reasons, and new words. */
function WhatCame(props: { readonly imported: ImportedCards }): JSX.Element {
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

export const setup: FaceSetup<DokubornTypes> = {
  ...defaultSetup,
  editor: {
    View: Editor,
    fields: ['size', 'level', 'mode', 'names', 'avoid', 'cards'],
    replacesPresets: true,
  },
};
