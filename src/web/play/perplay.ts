// What belongs to one board as long as it is on the page, such as what the player has in hand: made once and kept
// beside the play, so that a pause does not lose it and its menu, its hint button and its parts share it.

export function perPlay<P extends object, H>(create: (play: P) => H): (play: P) => H {
  const made = new WeakMap<P, { readonly hand: H }>();
  return (play) => {
    const known = made.get(play) ?? { hand: create(play) };
    made.set(play, known);
    return known.hand;
  };
}
