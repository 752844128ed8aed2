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
import type { Play } from '../../play/play.ts';
import { library } from '../../play/wiring.ts';
import { StorageError } from '../../storage/database.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { DokubornHand } from './hand.ts';
import {
  cardsAddress,
  DownloadError,
  deleteStoredCards,
  download,
  storeCards,
  storedCards,
} from './own-cards.ts';

const { face, fields } = words;

export interface GridEditorProps {
  readonly params: Params;
  change(params: Params): void;
}

export function Editor(props: GridEditorProps): JSX.Element {
  const change = (part: Partial<Params>) => props.change({ ...props.params, ...part });
  return (
    <div class="doku-editor stack">
      <fieldset class="choices">
        <legend>{fields.size.label}</legend>
        <For each={sizes}>
          {(size) => (
            <Chip
              group="size"
              checked={props.params.size === size}
              choose={() => change({ size })}
              text={`${size} × ${size}`}
            />
          )}
        </For>
      </fieldset>
      <fieldset class="choices doku-levels">
        <legend>{fields.level.label}</legend>
        <For each={levels}>
          {(level) => (
            <Chip
              group="level"
              checked={props.params.level === level}
              choose={() => change({ level })}
              text={words.level(String(level))}
              sign={face.stars(level)}
            />
          )}
        </For>
      </fieldset>
      <p class="muted doku-about">{face.levelsAbout}</p>
      <fieldset class="choices">
        <legend>{fields.mode.label}</legend>
        <For each={modes}>
          {(mode) => (
            <Chip
              group="mode"
              checked={props.params.mode === mode}
              choose={() => change({ mode })}
              text={fields.mode.options[mode]}
            />
          )}
        </For>
      </fieldset>
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

function Chip(props: {
  readonly group: string;
  readonly checked: boolean;
  readonly text: string;
  readonly sign?: string;
  choose(): void;
}): JSX.Element {
  return (
    <label class="chip">
      <input
        type="radio"
        name={`doku-${props.group}`}
        checked={props.checked}
        onChange={() => props.choose()}
      />
      <span class="doku-choice">
        {props.sign === undefined ? '' : <small aria-hidden="true">{props.sign}</small>}
        {props.text}
      </span>
    </label>
  );
}

const { cards } = words.face;

interface CardsProps {
  readonly play: Play<DokubornTypes>;
  readonly hand: DokubornHand;
}

type CardImportState =
  | { readonly type: 'idle' }
  | { readonly type: 'busy'; readonly text: string }
  | { readonly type: 'failed'; readonly text: string }
  | { readonly type: 'done'; readonly text: string; readonly imported?: ImportedCards };

type ImportedCards = Extract<Answer, { type: 'imported' }>;

export function CardsDialog(props: CardsProps): JSX.Element {
  const [work, setWork] = createSignal<CardImportState>({ type: 'idle' });
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

/** Can the current board continue with these cards? */
async function canContinueWith(play: Play<DokubornTypes>, packed: string): Promise<boolean> {
  return play.replaysWith(await manifest.loadRules({ catalogue: packed }));
}

const explainDownload = ({ reason, detail }: DownloadError) => cards.download[reason](detail);

function Cards(
  props: CardsProps & {
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
    if (!play.over() && !(fillable && (await canContinueWith(play, packed))))
      return fail(cards.cannotGoOn);
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
      if (own.signal.aborted) props.setWork({ type: 'idle' });
      else fail(error instanceof DownloadError ? explainDownload(error) : String(error));
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
  const text = (type: CardImportState['type']) =>
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
