// The board on the table, for a help page that is not given one.

import { createSignal } from 'solid-js';
import type { DokubornTypes } from '../../../games/dokuborn/types.ts';
import type { Play } from '../../play/play.ts';

export const [inPlay, setInPlay] = createSignal<Play<DokubornTypes>>();
