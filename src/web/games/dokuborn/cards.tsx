// The card catalogue in use, and ways to a newer one: an address that is asked when the player says so, or a file.
// Whatever goes wrong is named here, and the catalogue in use stays.

import { createResource, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { manifest } from '../../../games/dokuborn/manifest.ts';
import type { DokubornTypes } from '../../../games/dokuborn/types.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { library } from '../../play/index.ts';
import type { Play } from '../../play/play.ts';
import { StorageError } from '../../storage/database.ts';
import { explainFault } from '../../words.ts';
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
  | { readonly type: 'done'; readonly text: string };

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
    const { packed, version, cards: count, fillable } = answer.value;
    if (!play.over() && !(fillable && (await goesOn(play, packed)))) return fail(cards.cannotGoOn);
    try {
      await keepCards(packed);
    } catch (error) {
      const code = error instanceof StorageError ? error.code : 'storageFailed';
      return fail(explainFault({ code }));
    }
    library.useAssets({ catalogue: packed });
    props.setWork({ type: 'done', text: cards.taken(count, version) });
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
      <p>
        {cards.beforeVersion}
        <strong class="digits">{play.view().catalogueNow}</strong>
        {cards.afterVersion(kept() ?? false)}
      </p>
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
