// Sets of small numbers as bits of one number: roles that an ingredient may have, ingredients that may hold an effect.

export function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export const lowest = (mask: number) => 31 - Math.clz32(mask & -mask);

export const isSingle = (mask: number) => mask !== 0 && (mask & (mask - 1)) === 0;

export function bitsOf(mask: number): readonly number[] {
  const bits: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits.push(lowest(rest));
  return bits;
}

/**
 * Every number is given away once: whoever has one for certain takes it from the others (role k-1 is the good k), and
 * a number that only one can have is theirs. False where that cannot be.
 */
export function spread(roles: number[], recipeLength: number): boolean {
  const goods = (1 << recipeLength) - 1;
  for (let changed = true; changed; ) {
    changed = false;
    let once = 0;
    let twice = 0;
    for (let item = 0; item < roles.length; item++) {
      const mask = roles[item] as number;
      if (mask === 0) return false;
      twice |= once & mask;
      once |= mask;
      if ((mask & (mask - 1)) !== 0 || (mask & goods) === 0) continue;
      for (let other = 0; other < roles.length; other++) {
        if (other === item || ((roles[other] as number) & mask) === 0) continue;
        roles[other] = (roles[other] as number) & ~mask;
        changed = true;
      }
    }
    if ((once & goods) !== goods) return false;
    if (changed) continue;
    const single = goods & ~twice;
    if (single === 0) continue;
    for (let item = 0; item < roles.length; item++) {
      const mine = (roles[item] as number) & single;
      if (mine === 0 || roles[item] === mine) continue;
      if ((mine & (mine - 1)) !== 0) return false;
      roles[item] = mine;
      changed = true;
    }
  }
  return true;
}

/** By number: who has it, while they are given away. */
const owners = new Int8Array(8);

/** Gives a number to somebody, who may pass on the one they had. `asked`: mask of those who were asked already. */
function give(number: number, roles: readonly number[], asked: number): number {
  let refused = asked;
  for (let item = 0; item < roles.length; item++) {
    if (((roles[item] as number) & (1 << number)) === 0 || (refused & (1 << item)) !== 0) continue;
    refused |= 1 << item;
    const had = owners.indexOf(item);
    if (had >= 0) {
      refused = give(had, roles, refused);
      if (refused >= 0) continue;
    }
    owners[number] = item;
    return GIVEN;
  }
  return refused;
}
const GIVEN = -1;

/** Can all numbers be given away at once, each to somebody else? */
export function canGiveAll(roles: readonly number[], recipeLength: number): boolean {
  owners.fill(-1);
  for (let number = 0; number < recipeLength; number++)
    if (give(number, roles, 0) !== GIVEN) return false;
  return true;
}
