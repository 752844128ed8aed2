// A question that no item can change is not asked: the fate card counts at once, as a move of its own in the log. Undo
// goes back past it, to where there was something to decide.

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
        if (!passing(play.view())) return;
        // After all who follow the play have seen the draw.
        queueMicrotask(() => {
          const move = passing(play.view());
          if (!move || play.happening().serial !== serial) return;
          // A step back has no events: it goes on to the fight before it was fought.
          if (events.length === 0) {
            if (play.canRedo()) play.undo();
            return;
          }
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
