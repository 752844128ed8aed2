// What `curio daily --numbers` says.

import type { Fault } from '../../../core/result.ts';
import { clockText } from '../common.ts';
import { serviceWords } from '../service.ts';

interface Told {
  readonly players: number;
  readonly final: boolean;
  readonly solvedShare: number | null;
}

const FAULTS: Readonly<Record<string, (service: string) => string>> = {
  badAddress: (service) =>
    `${service} is not an address of a service. Write it as http://localhost:8080.`,
  unreachable: (service) =>
    `Nobody answers at ${service}. Start one with npm start, or name another with --service.`,
  noNumbers: (service) => `The service at ${service} keeps no numbers.`,
  badAnswer: (service) =>
    `What answers at ${service} is not a service of Curio, or one of another version.`,
  unknownGame: (service) => `The service at ${service} does not know all the games of this Curio.`,
};

export const numbersWords = {
  serviceAlone: '--service is for --numbers.',
  /** `median`: half of those who solved it took no longer. */
  line({ players, final, solvedShare }: Told, fewest: number, median: number | null): string {
    if (solvedShare === null) return serviceWords.few(players, fewest, final);
    const half = median === null ? '' : ` Half of these within ${clockText(median)}.`;
    return `${serviceWords.solvedBy(solvedShare, players)}${half} ${final ? serviceWords.final : serviceWords.soFar}`;
  },
  about: serviceWords.label.line,
  fault: (fault: Fault, service = '') =>
    FAULTS[fault.code]?.(service) ??
    `The service at ${service} could not answer (${[fault.code, fault.where].filter(Boolean).join(', ')}).`,
};
