// The order form: game, the game's own fields, paper; and the buttons that print or save.

import { A, useNavigate } from '@solidjs/router';
import { createEffect, createMemo, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { printWords } from '#words/pages.ts';
import type { Field, Setting } from '../../../core/settings.ts';
import type { FieldText } from '../../../words/words.ts';
import { randomSeed } from '../../play/dealer.ts';
import { Button } from '../../ui/controls.tsx';
import { FieldInput } from '../../ui/forms.tsx';
import { titleOf } from '../../ui/game-words.ts';
import { notify } from '../../ui/notices.tsx';
import { isLocal, isLocalAddress } from '../network-address.ts';
import { type Order, paperField } from './order.ts';
import { findMissing, savePdf } from './preview.tsx';
import { type Drawn, type PrintedSubject, printingGames } from './subject.ts';

export function OrderForm(props: {
  readonly subject: PrintedSubject;
  readonly order: Order;
  readonly drawn: Drawn | undefined;
  /** Names the files. */
  readonly file: string;
  /** Where QR codes lead; undefined where no other device can open the app. */
  readonly address: string | undefined;
  /** Addresses that other devices can open. */
  readonly offered: readonly string[];
  change(key: string, value: Setting): void;
}): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const hasDeal = () => props.subject.deal !== undefined;
  const [missing, setMissing] = createSignal<readonly string[]>([]);
  createEffect(() => {
    const pages = props.drawn?.pages ?? [];
    let left = false;
    onCleanup(() => {
      left = true;
    });
    void findMissing(pages).then((letters) => {
      if (!left) setMissing(letters);
    });
  });
  const details = createMemo(() => props.subject.printing.details?.(props.order.settings));
  const behind = () => details()?.linkQuery ?? '';
  const shownFields = () => {
    const left = details()?.leftOut;
    return props.subject.fields.filter(({ key }) => !left?.includes(key));
  };

  async function saveFile({ pages }: Drawn): Promise<void> {
    setBusy(true);
    try {
      await savePdf(props.file, pages);
    } catch (error) {
      notify({ text: printWords.failed(String(error)), tone: 'bad' });
    }
    setBusy(false);
  }

  return (
    <form
      class="print-form card stack"
      aria-label={printWords.order}
      onSubmit={(event) => event.preventDefault()}
    >
      <Show when={!hasDeal()}>
        <GameChoice chosen={props.subject.rules.id} />
        <p>{props.subject.texts?.about}</p>
      </Show>
      <For each={shownFields()}>
        {(field) => (
          <FieldInput
            field={field}
            text={textOf(props.subject, field)}
            value={props.order.settings[field.key]}
            change={(value) => props.change(field.key, value)}
          />
        )}
      </For>
      <FieldInput
        field={paperField}
        text={printWords.paper}
        value={props.order.paper}
        change={(value) => props.change(paperField.key, value)}
      />
      <Show when={!hasDeal()}>
        <SeedInput seed={props.order.seed} change={(seed) => props.change('seed', seed)} />
      </Show>
      <Show when={isLocal(location.hostname)}>
        <AddressInput
          address={props.address}
          offered={props.offered}
          change={(address) => props.change('address', address)}
        />
      </Show>
      <Show when={details()?.remark}>
        {(text) => (
          <p class="note bad" role="status">
            {text()}
          </p>
        )}
      </Show>
      <Show when={missing().length > 0}>
        <p class="note bad" role="status">
          {printWords.missingLetters(missing().join(' '))}
        </p>
      </Show>
      <div class="row">
        <Button class="primary" disabled={!props.drawn} onClick={() => print()}>
          {printWords.print}
        </Button>
        <Button
          disabled={!props.drawn || busy()}
          onClick={() => props.drawn && void saveFile(props.drawn)}
        >
          {printWords.savePdf}
        </Button>
        <Show when={onlyCode(props.drawn)}>
          {(code) => (
            <A class="button quiet" href={`/play/${code()}${behind()}`}>
              {printWords.openPuzzle}
            </A>
          )}
        </Show>
      </div>
    </form>
  );
}

/** The code, if all pages are of one puzzle. */
function onlyCode(drawn: Drawn | undefined): string | undefined {
  const [code, ...others] = drawn?.codes ?? [];
  return others.length === 0 ? code : undefined;
}

/** The words of a field; options that are presets take their names. */
function textOf({ words, rules, texts }: PrintedSubject, { key }: Field): FieldText | undefined {
  const text = texts?.fields[key];
  if (!text) return undefined;
  const names = rules.presets.map(({ id }) => [id, words.presets[id]?.name ?? id] as const);
  return { ...text, options: { ...Object.fromEntries(names), ...text.options } };
}

function GameChoice(props: { readonly chosen: string }): JSX.Element {
  const navigate = useNavigate();
  return (
    <div class="field">
      <label for="print-game">{printWords.game}</label>
      <select
        id="print-game"
        class="input"
        onChange={(event) => navigate(`/print/${event.currentTarget.value}`)}
      >
        <For each={printingGames}>
          {(id) => (
            <option value={id} selected={id === props.chosen}>
              {titleOf(id).title}
            </option>
          )}
        </For>
      </select>
    </div>
  );
}

/** On a page at localhost: the address that phones can open, and a warning if there is none. */
function AddressInput(props: {
  readonly address: string | undefined;
  readonly offered: readonly string[];
  change(address: string): void;
}): JSX.Element {
  const isUseless = () => props.address === undefined || isLocalAddress(props.address);
  const others = () => props.offered.filter((address) => address !== props.address);
  return (
    <div class="field">
      <label for="print-address">{printWords.address}</label>
      <input
        id="print-address"
        class="input"
        type="url"
        value={props.address ?? ''}
        aria-describedby="print-address-about"
        onChange={(event) => props.change(event.currentTarget.value.trim())}
      />
      <p
        id="print-address-about"
        class="print-address-about"
        classList={{ note: isUseless(), bad: isUseless() }}
        role={isUseless() ? 'alert' : undefined}
      >
        {props.address === undefined
          ? printWords.noAddress
          : isUseless()
            ? printWords.localAddress
            : printWords.addressAbout}
      </p>
      <For each={others()}>
        {(address) => (
          <Button class="quiet" onClick={() => props.change(address)}>
            {printWords.useAddress(address)}
          </Button>
        )}
      </For>
    </div>
  );
}

function SeedInput(props: { readonly seed: string; change(seed: string): void }): JSX.Element {
  return (
    <div class="field">
      <label for="print-seed">{printWords.seed}</label>
      <div class="row print-seed">
        <input
          id="print-seed"
          class="input grow"
          value={props.seed}
          autocomplete="off"
          spellcheck={false}
          aria-describedby="print-seed-about"
          onChange={(event) => props.change(event.currentTarget.value.trim() || randomSeed())}
        />
        <Button onClick={() => props.change(randomSeed())}>{printWords.other}</Button>
      </div>
      <small id="print-seed-about" class="muted">
        {printWords.seedAbout}
      </small>
    </div>
  );
}
