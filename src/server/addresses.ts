// Where the server can be reached: on this machine alone, on one address, or on every interface that it has.

import type { NetworkInterfaceInfo } from 'node:os';
import { serverWords } from './words.ts';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

const isEverywhere = (host: string) => /^(|0\.0\.0\.0|::)$/.test(host);
const isThisMachine = (host: string) => /^(localhost|127(\.\d+){3}|::1)$/i.test(host);

const address = (host: string, port: number) =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;

/** Made by programs on this computer: containers, virtual machines, tunnels. Phones beside it do not know those. */
const MADE = /^(docker|br-|veth|virbr|vmnet|vboxnet|vethernet|utun|tun|tap|tailscale|zt|wg)/i;
/** Taken where nobody gave one: hardly ever does anybody else reach it. */
const SELF_GIVEN = /^169\.254\./;

/** Addresses that other devices in the same network know, version 4 first: those can be typed. The likeliest is the first. */
function networkAddresses(interfaces: Interfaces, port: number): readonly string[] {
  const known = Object.entries(interfaces)
    .flatMap(([name, list]) => (list ?? []).map((each) => ({ ...each, made: MADE.test(name) })))
    // fe80: is good for one cable only, and no browser takes it
    .filter((each) => !each.internal && !each.address.startsWith('fe80:'))
    .sort((one, other) => doubt(one) - doubt(other));
  const v4 = known.filter(({ family }) => family === 'IPv4');
  return (v4.length > 0 ? v4 : known).map((each) => address(each.address, port));
}

const doubt = (each: { readonly address: string; readonly made: boolean }): number =>
  SELF_GIVEN.test(each.address) ? 2 : each.made ? 1 : 0;

/** Addresses of the app that other devices know; none where it answers this machine alone. */
export function sharedAddresses(
  port: number,
  host: string | undefined,
  interfaces: Interfaces,
): readonly string[] {
  const asked = host ?? '';
  if (isThisMachine(asked)) return [];
  return isEverywhere(asked) ? networkAddresses(interfaces, port) : [address(asked, port)];
}

/** What to say about where the app is, the address for this machine first. */
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
