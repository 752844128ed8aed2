// What the players hold beside the game itself: the party with its draft, the open tab and dialog, the notebook as last
// asked. It belongs to the play, so a pause does not lose it.

import { batch, createSignal } from 'solid-js';
import type { EffectName, IngredientName } from '../../../games/witches/names.ts';
import { MAX_ENTRIES } from '../../../games/witches/rules/index.ts';
import type { WitchesTypes } from '../../../games/witches/types/index.ts';
import type { Notebook } from '../../../games/witches/types/notebook.ts';
import type { PlayedEntry } from '../../../games/witches/types/potion.ts';
import { type Play, perPlay } from '../../play/play.ts';
import { persistedSignal, textForm } from '../../storage/local-store.ts';
import {
  keepParty,
  loadParty,
  NO_TESTER,
  newParty,
  type Party,
  sameEntries,
  seatedParty,
} from './party.ts';

export type WitchesPlay = Play<WitchesTypes>;
export const tabs = ['brew', 'potions', 'notes', 'coven'] as const;
export type Tab = (typeof tabs)[number];
/** The subject of the open dialog. */
export type Topic =
  | { readonly type: 'effect'; readonly effect: EffectName }
  | { readonly type: 'drama' }
  | { readonly type: 'ingredient'; readonly ingredient: IngredientName }
  | { readonly type: 'reveal' }
  | { readonly type: 'last' }
  /** Who is at the table; `brewing`: a potion waits for the answer. */
  | { readonly type: 'players'; readonly brewing: boolean }
  /** Whose cauldron the potion is from. */
  | { readonly type: 'whose' };

export const handOf = perPlay((play: WitchesPlay) => {
  const [own, setParty] = createSignal<Party>(newParty);
  const party = (): Party => ({ ...own(), ...seatedParty(play) });
  /** Whose cauldron the draft is from, if it is known already; else NO_TESTER. */
  const [whose, setWhose] = createSignal(NO_TESTER);
  const key = play.company?.key() ?? play.code;
  /** The entry that seed and move commands change; -1: none. */
  const [chosen, choose] = createSignal(-1);
  const [tab, setTab] = createSignal<Tab>('brew');
  const [topic, setTopic] = createSignal<Topic>();
  /** The draft is the free last potion. */
  const [last, setLast] = createSignal(false);
  const [unread, setUnread] = createSignal(false);
  const [notebook, setNotebook] = createSignal<{
    /** How many potions it follows from. */
    readonly potions: number;
    readonly notebook: Notebook;
  }>();
  let touched = false;
  const change = (part: Partial<Party>) => {
    touched = true;
    const next = { ...own(), ...part };
    setParty(next);
    if (!play.fleeting) void keepParty(key, next);
  };
  void loadParty(key).then((stored) => {
    // At the end the seal is compared with its value before the first potion.
    const first = !stored?.sealed && !play.fleeting && !play.watching && !play.over();
    if (first) queueMicrotask(() => change({ sealed: play.view().fingerprint }));
    if (!stored || touched) return;
    const { trials, ingredients, maxSeeds } = play.view();
    // The puzzle was restarted: only the players stay.
    const restarted = trials.length === 0 && stored.testers.length > 0;
    const { players, sealed } = stored;
    const fits = (entry: PlayedEntry) =>
      ingredients.includes(entry.ingredient) && entry.seeds >= 1 && entry.seeds <= maxSeeds;
    const written = stored.draft.filter(fits).slice(0, MAX_ENTRIES);
    // The room tested it while this page was closed.
    const sent = play.company && sameEntries(trials.at(-1)?.entries ?? [], written);
    const draft = sent ? [] : written;
    batch(() => {
      setParty(
        restarted
          ? { ...newParty, players, sealed }
          : { ...stored, draft, testers: stored.testers.slice(0, trials.length) },
      );
      choose(restarted ? -1 : draft.length - 1);
    });
  });
  return {
    party,
    change,
    /** Sets whose cauldron potion number `potion`, from 0, was from. */
    setTester(potion: number, whose: number): void {
      const { table, trials } = play.view();
      const person = table?.kind === 'paper' ? table.people[whose]?.person : undefined;
      if (person !== undefined) play.move({ type: 'tester', potion, person });
      else
        change({
          testers: trials.map((_, index) =>
            index === potion ? whose : (own().testers[index] ?? NO_TESTER),
          ),
        });
    },
    /** Replaces the draft; entry `slot` is chosen then. */
    setDraft: (draft: readonly PlayedEntry[], slot: number) =>
      batch(() => {
        change({ draft });
        choose(slot);
      }),
    whose,
    setWhose,
    chosen,
    choose,
    tab,
    setTab,
    topic,
    setTopic,
    last,
    setLast,
    /** The latest answer is new: on small screens it is shown alone until the player goes on. */
    unread: () =>
      unread() && party().draft.length === 0 && play.view().trials.length > 0 && !play.over(),
    setUnread,
    notebook,
    setNotebook,
  };
});

/** The players of the last game in this browser, separated by commas; a dash if they chose not to be named. */
export const lastTable = persistedSignal('curio.witches.table', textForm(''));
export const UNNAMED = '-';
