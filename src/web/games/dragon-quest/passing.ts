// A question that no item can change is not asked: the fate card counts at once, as a move of its own in the log. Undo
// and redo go past it (`passes` of the face), to where there is something to decide.

import { createEffect, on } from 'solid-js';
import { passing } from '../../../games/dragon-quest/rules/odds.ts';
import type { DragonPlay } from './hand.ts';

export function passIdleQuestions(play: DragonPlay): void {
  if (play.watching) return;
  createEffect(
    on(
      () => play.happening().serial,
      () => {
        const { serial, events } = play.happening();
        // A step back or forth has no events.
        if (events.length === 0 || !passing(play.view())) return;
        // After all who follow the play have seen the draw.
        queueMicrotask(() => {
          const move = passing(play.view());
          if (!move || play.happening().serial !== serial) return;
          const drawn = play.message()?.text ?? '';
          play.move(move);
          const told = play.message();
          if (told) play.say(`${drawn} ${told.text}`, told.tone);
        });
      },
      { defer: true },
    ),
  );
}
