// How much help the notebook gives: none, checking the player's own notes, or showing all that follows. The last is
// asked for on each board, since it does the deducing; it is written into the log, and so is every check.

import { type Accessor, createSignal } from 'solid-js';
import { confirm } from '../../kit/confirm.tsx';
import { perPlay } from '../../play/perplay.ts';
import { kept, textForm } from '../../storage/kept.ts';
import type { WitchesPlay } from './hand.ts';
import { partWords } from './partwords.ts';

export const helps = ['off', 'check', 'follows'] as const;
export type Help = (typeof helps)[number];

/** What the player wants on every board. */
const usual = kept('curio.witches.help', textForm('off'));

export interface HelpChoice {
  readonly help: Accessor<Help>;
  setHelp(help: Help): Promise<void>;
}

export const helpOf = perPlay((play: WitchesPlay): HelpChoice => {
  const [following, setFollowing] = createSignal(
    !play.watching && !play.over() && play.peeks('follows') > 0,
  );
  return {
    help: () => (following() ? 'follows' : usual.value() === 'check' ? 'check' : 'off'),
    async setHelp(help) {
      if (help !== 'follows') {
        setFollowing(false);
        usual.set(help);
        return;
      }
      if (!play.peeked('follows')) {
        if (!(await confirm(partWords.followsSure))) return;
        play.peek('follows');
      }
      setFollowing(true);
    },
  };
});
