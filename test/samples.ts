// Sample sizes: tests run a tenth of what the promises name; `npm run soak` runs all of it.

export const soaking = process.env['CURIO_SOAK'] === '1';

export function samples(promised: number): number {
  return soaking ? promised : Math.ceil(promised / 10);
}
