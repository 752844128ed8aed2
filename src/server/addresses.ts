// The URLs under which the app can be opened, as the server prints them at start, and a QR code for the terminal.

import type { NetworkInterfaceInfo } from 'node:os';
import { serverWords } from '#words/server.ts';
import { qrModules } from '../paper/qr-code.ts';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

const isEverywhere = (host: string) => /^(|0\.0\.0\.0|::)$/.test(host);
const isThisMachine = (host: string) => /^(localhost|127(\.\d+){3}|::1)$/i.test(host);

const address = (host: string, port: number) =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;

/** Virtual interfaces (containers, virtual machines, tunnels): phones on the same network cannot reach them. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|vethernet|utun|tun|tap|tailscale|zt|wg)/i;
/** Self-assigned for lack of a DHCP server: rarely reachable from another device. */
const LINK_LOCAL = /^169\.254\./;

/** URLs for other devices on the network, the likeliest first; IPv6 only if there is no IPv4, which is easier to type. */
function networkAddresses(interfaces: Interfaces, port: number): readonly string[] {
  const known = Object.entries(interfaces)
    .flatMap(([name, list]) =>
      (list ?? []).map((each) => ({ ...each, virtual: VIRTUAL.test(name) })),
    )
    // Browsers do not open fe80: addresses.
    .filter((each) => !each.internal && !each.address.startsWith('fe80:'))
    .sort((one, other) => doubt(one) - doubt(other));
  const v4 = known.filter(({ family }) => family === 'IPv4');
  return (v4.length > 0 ? v4 : known).map((each) => address(each.address, port));
}

const doubt = (each: { readonly address: string; readonly virtual: boolean }): number =>
  LINK_LOCAL.test(each.address) ? 2 : each.virtual ? 1 : 0;

/** URLs that other devices can open; none if the server listens on this machine only. */
export function sharedAddresses(
  port: number,
  host: string | undefined,
  interfaces: Interfaces,
): readonly string[] {
  const asked = host ?? '';
  if (isThisMachine(asked)) return [];
  return isEverywhere(asked) ? networkAddresses(interfaces, port) : [address(asked, port)];
}

/** The lines to print at start, the URL for this machine first. */
export function addressLines(
  port: number,
  host: string | undefined,
  interfaces: Interfaces,
): readonly string[] {
  const asked = host ?? '';
  if (isThisMachine(asked))
    return [serverWords.open(address(asked, port)), serverWords.thisMachineOnly];
  if (!isEverywhere(asked)) return [serverWords.open(address(asked, port))];
  const network = networkAddresses(interfaces, port);
  return [
    serverWords.open(address('localhost', port)),
    ...network.map(serverWords.inNetwork),
    network.length > 0 ? serverWords.everyInterface : serverWords.noNetwork,
  ];
}

// The QR code packs two rows of modules into each line and sets its own colours, because scanners need black on white
// even in a dark terminal.

const WHITE_ON_BLACK = '\x1b[97;40m';
const RESET = '\x1b[0m';
/** White modules around the code. */
const QUIET = 2;
const BLOCKS = { both: '█', upper: '▀', lower: '▄', none: ' ' } as const;

function blockOf(upper: boolean, lower: boolean): string {
  if (upper && lower) return BLOCKS.both;
  if (upper) return BLOCKS.upper;
  return lower ? BLOCKS.lower : BLOCKS.none;
}

export function qrLines(text: string): readonly string[] {
  const modules = qrModules(text);
  const from = -QUIET;
  const to = modules.length + QUIET;
  const isWhite = (row: number, column: number) => !(modules[row]?.[column] ?? false);
  const lines: string[] = [];
  for (let row = from; row < to; row += 2) {
    let line = '';
    // With an odd number of rows, the last line has no lower half.
    for (let column = from; column < to; column++)
      line += blockOf(isWhite(row, column), row + 1 < to && isWhite(row + 1, column));
    lines.push(`${WHITE_ON_BLACK}${line}${RESET}`);
  }
  return lines;
}
