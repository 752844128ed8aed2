// Notes at a table: each player may share their own and take them back (a shared note is an opinion with a name, never
// proof), the agreed help beside them, and all notes at the end.

import { For, type JSX, Show } from 'solid-js';
import { dialogWords } from '#words/witches/dialogs.ts';
import { words } from '#words/witches/index.ts';
import { tableWords } from '#words/witches/table.ts';
import type { IngredientName } from '../../../../games/witches/names.ts';
import { DECOY_BIT, noteOptions } from '../../../../games/witches/rules/index.ts';
import { ActionButton } from '../action-button.tsx';
import type { WitchesPlay } from '../hand.ts';
import { Herb } from '../herb.tsx';
import { helpOf } from '../notebook-help.ts';
import { OpenRecipe } from '../panels.tsx';
import { SeatName } from './people.tsx';
import { tableOf, youAt } from './table.ts';

/** What an ingredient can still be, or what it cannot be: the shorter of the two. */
export function noteText(ruledOut: number, options: readonly number[]): string {
  const out = options.filter((option) => (ruledOut & (1 << option)) !== 0);
  const left = options.filter((option) => (ruledOut & (1 << option)) === 0);
  const name = (option: number) => (option === DECOY_BIT ? tableWords.decoy : String(option + 1));
  if (out.length === 0) return tableWords.nothingRuledOut;
  return left.length > 0 && left.length < out.length
    ? tableWords.canOnlyBe(left.map(name))
    : tableWords.cannotBe(out.map(name));
}

/** What the player has noted and shown to the others. */
function sharingOf(play: WitchesPlay) {
  const ingredients = () => play.view().ingredients;
  /** Ruled out in the player's private notes. */
  const own = (name: IngredientName) => play.view().notes[ingredients().indexOf(name)] ?? 0;
  /** Ruled out as the others see it; 0 if not shared. */
  const told = (name: IngredientName) =>
    tableOf(play).shared.find(({ seat, ingredient }) => seat === youAt(play) && ingredient === name)
      ?.ruledOut ?? 0;
  const share = (ingredient: IngredientName, ruledOut = own(ingredient)) =>
    play.move({ type: 'share', ingredient, ruledOut });
  return {
    own,
    told,
    share,
    noted: () => ingredients().filter((name) => own(name) !== 0 || told(name) !== 0),
    text: (name: IngredientName) => noteText(own(name), noteOptions(play.view())),
  };
}

export function SharedNotes(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const { own, told, share, noted, text } = sharingOf(play);
  const untold = () => noted().filter((name) => own(name) !== told(name));
  const shareWord = (name: IngredientName) =>
    told(name) === 0 ? tableWords.share : tableWords.shareAgain;
  return (
    <section class="table-shared" aria-labelledby="table-shared">
      <h2 id="table-shared">{tableWords.sharedNotes}</h2>
      <Show
        when={tableOf(play).shared.length > 0}
        fallback={<p class="muted">{tableWords.nothingShared}</p>}
      >
        <SharedNoteList play={play} />
      </Show>
      <Show when={youAt(play) !== null && !play.watching}>
        <h3>{tableWords.yourSharing}</h3>
        <Show when={noted().length > 0} fallback={<p class="muted">{tableWords.nothingNoted}</p>}>
          <ul class="table-sharing">
            <For each={noted()}>
              {(name) => (
                <li>
                  <span class="table-note">
                    <Herb name={name} />
                    <span>
                      {words.face.ingredient(name)}: {text(name)}
                    </span>
                  </span>
                  <Show
                    when={own(name) !== told(name)}
                    fallback={
                      <ActionButton
                        label={tableWords.noteOn(tableWords.unshare, name)}
                        act={() => share(name, 0)}
                      >
                        {tableWords.unshare}
                      </ActionButton>
                    }
                  >
                    <ActionButton
                      label={tableWords.noteOn(shareWord(name), name)}
                      act={() => share(name)}
                    >
                      {shareWord(name)}
                    </ActionButton>
                  </Show>
                </li>
              )}
            </For>
          </ul>
          <Show when={untold().length > 1}>
            <ActionButton
              act={() => {
                for (const name of untold()) share(name);
              }}
            >
              {tableWords.shareAll}
            </ActionButton>
          </Show>
        </Show>
      </Show>
    </section>
  );
}

/** Shared notes by ingredient; once the recipe is open, with whether each was right. */
function SharedNoteList(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const shared = () => tableOf(play).shared;
  const told = () =>
    play
      .view()
      .ingredients.filter((name) => shared().some(({ ingredient }) => ingredient === name));
  const verdict = (name: IngredientName, ruledOut: number) => {
    const one = play.view().opening?.recipe.find((ingredient) => ingredient.name === name);
    if (!one) return undefined;
    const bit = one.kind === 'good' && one.number !== null ? one.number - 1 : DECOY_BIT;
    return (ruledOut & (1 << bit)) === 0;
  };
  return (
    <ul class="table-told">
      <For each={told()}>
        {(name) => (
          <li>
            <Herb name={name} />
            <div>
              <strong>{words.face.ingredient(name)}</strong>
              <ul>
                <For each={shared().filter(({ ingredient }) => ingredient === name)}>
                  {({ seat, ruledOut }) => (
                    <li>
                      <SeatName play={play} person={seat} />{' '}
                      {noteText(ruledOut, noteOptions(play.view()))}
                      <Show when={verdict(name, ruledOut) !== undefined}>
                        {' '}
                        <strong class="table-verdict">
                          {verdict(name, ruledOut) ? tableWords.noteHeld : tableWords.noteFailed}
                        </strong>
                      </Show>
                    </li>
                  )}
                </For>
              </ul>
            </div>
          </li>
        )}
      </For>
    </ul>
  );
}

/** The agreed help, and a button to use it. */
export function TableHelp(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const { help, setHelp } = helpOf(play);
  const degree = () => tableOf(play).help.degree;
  return (
    <section class="table-help" aria-labelledby="table-help">
      <h2 id="table-help">{tableWords.help}</h2>
      <p>
        <strong>{tableWords.degrees[degree()]}.</strong> {tableWords.degreesAbout[degree()]}
      </p>
      <Show when={degree() === 'all'}>
        <button
          type="button"
          class="button"
          aria-pressed={help() === 'follows'}
          onClick={() => void setHelp(help() === 'follows' ? 'check' : 'follows')}
        >
          {dialogWords.helps.follows}
        </button>
        <Show when={help() === 'follows'}>
          <p class="muted witches-how">{dialogWords.helpAbout.follows}</p>
        </Show>
      </Show>
    </section>
  );
}

/** The open recipe, checked on each phone, and everybody's notes. */
export function TableEnding(props: { readonly play: WitchesPlay }): JSX.Element {
  return (
    <>
      <OpenRecipe play={props.play} />
      <NotesAtTheEnd play={props.play} />
    </>
  );
}

function NotesAtTheEnd(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const shared = () => tableOf(play).shared;
  const { own, told, share, noted, text } = sharingOf(play);
  const untold = () => noted().filter((name) => own(name) !== 0 && own(name) !== told(name));
  return (
    <section class="table-at-end witches-paper" aria-labelledby="table-at-end">
      <h2 id="table-at-end">{tableWords.whatWeHad}</h2>
      <Show when={shared().length > 0} fallback={<p>{tableWords.nobodyShowed}</p>}>
        <SharedNoteList play={play} />
      </Show>
      <Show when={youAt(play) !== null && !play.watching && untold().length > 0}>
        <p>{tableWords.youHad}</p>
        <ul>
          <For each={untold()}>
            {(name) => (
              <li>
                {words.face.ingredient(name)}: {text(name)}
              </li>
            )}
          </For>
        </ul>
        <ActionButton
          primary
          act={() => {
            for (const name of untold()) share(name);
          }}
        >
          {tableWords.showMine}
        </ActionButton>
      </Show>
    </section>
  );
}
