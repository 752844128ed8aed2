// A moment as part of a name: 20261116-110000, by Greenwich.

export function momentName(millis: number): string {
  return new Date(millis).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
}
