// The way to a puzzle on paper.

/** For a QR code: into the app at an address, or the code alone where none is told. */
export function linkTo(address: string | undefined, code: string): string {
  return address === undefined ? code : `${address.replace(/\/+$/, '')}/play/${code}`;
}
