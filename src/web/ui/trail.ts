// How the player came to the page that is shown: by a link of the app, so that there is a way back, or from outside.

let pages = 0;

/** Called by the frame for every page that is shown. */
export function noteVisit(): void {
  pages++;
}

/** Is there a page of the app to go back to? */
export function cameFromWithin(): boolean {
  return pages > 1;
}
