// Printing: an order of new puzzles, or one puzzle by its code. The preview is what is printed, and all choices are in
// the address, so that it can be bookmarked.

import { A, useParams, useSearchParams } from '@solidjs/router';
import { createEffect, createMemo, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { explainFault } from '#words/faults.ts';
import { printWords } from '#words/pages.ts';
import { shell } from '#words/shell.ts';
import { unescapeLink } from '../../../core/find.ts';
import type { Fault, Result } from '../../../core/result.ts';
import type { Setting } from '../../../core/settings.ts';
import { randomSeed } from '../../play/dealer.ts';
import { explainCode } from '../../play/wiring.ts';
import { usePageTitle } from '../../ui/announce.ts';
import { titleOf } from '../../ui/game-words.ts';
import { Head } from '../../ui/page-head.tsx';
import { type Address, findAddress } from '../network-address.ts';
import { OrderForm } from './form.tsx';
import { homePaper, type Order, readOrder } from './order.ts';
import { Preview } from './preview.tsx';
import { type Drawn, draw, openSubject, type PrintedSubject, printingGames } from './subject.ts';
import './print.css';
import { Problem } from '../../ui/controls.tsx';

/** The value of a successful result. */
const good = <T,>(result: Result<T> | undefined): T | undefined =>
  result?.ok ? result.value : undefined;

const faultOf = (result: Result<unknown> | undefined): Fault | undefined =>
  result && !result.ok ? result.fault : undefined;

interface OpenedSubject {
  readonly target: string | undefined;
  readonly subject?: PrintedSubject;
  /** Why there is no subject. */
  readonly problem?: string;
}

async function open(target: string | undefined): Promise<OpenedSubject> {
  const opened = await openSubject(target);
  if (opened.ok) return { target, subject: opened.value };
  const { fault } = opened;
  const problem =
    fault.code === 'notPrintable'
      ? printWords.notPrintable(printingGames.map((id) => titleOf(id).title))
      : await explainCode(target ?? '', fault);
  return { target, problem };
}

export default function PrintPage(): JSX.Element {
  const params = useParams();
  const [search, setSearch] = useSearchParams();
  const freshSeed = randomSeed();
  // Not resources, so that the form stays while the pages are drawn.
  const [opened, setOpened] = createSignal<OpenedSubject>();
  const [made, setMade] = createSignal<Result<Drawn>>();
  usePageTitle(() => shell.pageTitle(printWords.title));

  const target = () => {
    const text = params['target'];
    return text === undefined ? undefined : unescapeLink(text);
  };
  createEffect(() => {
    const asked = target();
    let left = false;
    onCleanup(() => {
      left = true;
    });
    void open(asked).then((answer) => {
      if (!left) setOpened(answer);
    });
  });
  /** The last one stays until the next is loaded, so that the form keeps the focus. */
  const subject = () => opened()?.subject;
  const isOpened = () => {
    const last = opened();
    return last !== undefined && last.target === target();
  };
  const ordered = createMemo((): Result<Order> | undefined => {
    const about = subject();
    if (!about) return undefined;
    const { fields, printing } = about;
    return readOrder({ fields, usual: printing.usual }, search, navigator.language, freshSeed);
  });
  const order = () => good(ordered());
  const [address, setAddress] = createSignal<Address>();
  void findAddress(location).then(setAddress);
  /** The chosen one, or the first that other devices can open. */
  const chosenAddress = () => {
    const asked = search['address'];
    return typeof asked === 'string' && asked !== '' ? asked : address()?.address;
  };

  createEffect(() => {
    const about = subject();
    const asked = order();
    setMade(undefined);
    const links = address();
    if (!about || !asked || !links || !isOpened()) return;
    const abort = new AbortController();
    onCleanup(() => abort.abort());
    void draw(about, asked, chosenAddress(), abort.signal).then((answer) => {
      if (!abort.signal.aborted) setMade(answer);
    });
  });
  const drawn = () => good(made());

  const problem = () => {
    const fault = faultOf(ordered()) ?? faultOf(made());
    if (!fault) return opened()?.problem;
    // The game's own explanation comes first.
    const own = subject()?.words.fault(fault);
    if (own === undefined && fault.code === 'notPrintable') return printWords.puzzleNotPrintable;
    return own ?? explainFault(fault);
  };
  const change = (key: string, value: Setting) => {
    // Fixes the seed while other things change.
    const seed = order()?.seed ?? freshSeed;
    setSearch({ seed, [key]: String(value) }, { replace: true, scroll: false });
  };
  const file = () => {
    const { rules, deal } = subject() ?? {};
    return deal ? `${rules?.id}` : `${rules?.id}-${order()?.seed}`;
  };
  const paper = () => order()?.paper ?? homePaper(navigator.language);

  return (
    <main
      id="main"
      class="page cabinet-page print-page"
      classList={{ 'on-a4': paper() === 'a4', 'on-letter': paper() === 'letter' }}
    >
      <Head title={printWords.title} />
      <div class="print-layout">
        <div class="print-form-side stack">
          <Problem text={problem()} />
          <Show when={subject()}>
            {(about) => (
              <Show when={order()} fallback={<StartOver game={about().rules.id} />}>
                {(asked) => (
                  <OrderForm
                    subject={about()}
                    order={asked()}
                    drawn={drawn()}
                    file={file()}
                    address={chosenAddress()}
                    offered={address()?.offered ?? []}
                    change={change}
                  />
                )}
              </Show>
            )}
          </Show>
          <p class="muted" role="status">
            {drawn()
              ? printWords.pages(drawn()?.pages.length ?? 0)
              : problem()
                ? ''
                : printWords.drawing}
          </p>
        </div>
        <section class="print-preview" aria-label={printWords.preview}>
          <For each={drawn()?.pages}>
            {(page, index) => <Preview page={page} file={`${file()}-${index() + 1}`} />}
          </For>
        </section>
      </div>
    </main>
  );
}

/** A way out for an address with invalid settings. */
function StartOver(props: { readonly game: string }): JSX.Element {
  return (
    <p>
      <A class="button primary" href={`/print/${props.game}`}>
        {printWords.startOver}
      </A>
    </p>
  );
}
