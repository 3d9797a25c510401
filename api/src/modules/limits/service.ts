import type { AppDeps } from '../../deps';
import { tooManyRequests } from '../../http/errors';
import { networkOf, requesterOf } from '../../http/networks';
import type { ScarceTaker } from '../../http/scarce';
import { networkPaces, passwordKind, passwordsOfNumber } from './paces';
import { haveTimes, returnTime, takeTime, type Limit } from './repository';

const minuteMs = 60_000;
/** A process takes this fraction (1/20) of an address's calls at once. */
const reservedPart = 20;
/** Most pairs of a route and an address for which a process keeps a reserve. */
const mostReserves = 10_000;

/** Something that was counted before it was known whether it has to be. */
export interface Taken {
  giveBack(): Promise<void>;
}

/** Limits of numbers, addresses and networks, which hold over all processes (D61). */
export function createLimitService({ db, clock, config }: Pick<AppDeps, 'db' | 'clock' | 'config'>) {
  const paces = networkPaces(config);

  /** Calls that were taken from the database for an address and are not used yet, by key; the newest last. */
  const reserves = new Map<string, { left: number; untilMs: number }>();
  /** Reserves that are being taken from the database, by key, so that calls at once share one. */
  const coming = new Map<string, Promise<boolean>>();

  const takeReserve = (key: string): boolean => {
    const reserve = reserves.get(key);
    if (reserve === undefined || reserve.left === 0 || reserve.untilMs <= clock.now().getTime()) return false;
    reserve.left -= 1;
    return true;
  };

  /** Takes a few calls, or the last one; false when none is left. */
  const fillReserve = async (key: string, calls: number): Promise<boolean> => {
    const now = clock.now();
    const limit = { kind: 'call', key, most: calls, everyMs: Math.ceil(minuteMs / calls) };
    for (const times of new Set([Math.max(1, Math.floor(calls / reservedPart)), 1])) {
      if (!(await takeTime(db, limit, now, times))) continue;
      reserves.delete(key);
      reserves.set(key, { left: times, untilMs: now.getTime() + minuteMs });
      const [oldest] = reserves.keys();
      if (reserves.size > mostReserves && oldest !== undefined) reserves.delete(oldest);
      return true;
    }
    return false;
  };

  /**
   * A call of a route that is scarce. A process takes a few from the database at once and uses them for a minute, so that not
   * every call writes. Unused ones are lost: an address may get fewer calls than its number, but never more.
   */
  const takeCall: ScarceTaker = async (route, requester, calls) => {
    const key = `${route} ${requester}`;
    while (!takeReserve(key)) {
      let filling = coming.get(key);
      if (filling === undefined) {
        filling = fillReserve(key, calls).finally(() => coming.delete(key));
        coming.set(key, filling);
      }
      if (!(await filling)) return false;
    }
    return true;
  };

  /** Takes a time of each, or of none. One statement each, so that the row of a network is locked only for that statement. */
  const takeAll = async (wanted: readonly Limit[]): Promise<Taken | 'refused'> => {
    const now = clock.now();
    const taken: Limit[] = [];
    const giveBack = async (): Promise<void> => {
      for (const limit of taken) await returnTime(db, limit);
    };
    for (const limit of wanted) {
      if (!(await takeTime(db, limit, now))) {
        await giveBack();
        return 'refused';
      }
      taken.push(limit);
    }
    return { giveBack };
  };

  const demandAll = async (wanted: readonly Limit[]): Promise<Taken> => {
    const taken = await takeAll(wanted);
    if (taken === 'refused') throw tooManyRequests();
    return taken;
  };

  const guessLimits = (msisdn: string, address: string): Limit[] => [
    { kind: passwordKind, key: msisdn, ...passwordsOfNumber },
    { kind: 'password-network', key: networkOf(address), ...paces.passwords },
  ];

  return {
    takeCall,

    /**
     * Whether a stranger may give a password for a number (or for what stands for one) now. It only reads, so that repeated tries
     * write nothing.
     */
    mayGuess: (msisdn: string, address: string): Promise<boolean> =>
      haveTimes(db, guessLimits(msisdn, address), clock.now()),

    /** Counts such a password before it is evaluated. Give it back when it was right. 'refused': it must not be evaluated. */
    takeGuess: (msisdn: string, address: string): Promise<Taken | 'refused'> =>
      takeAll(guessLimits(msisdn, address)),

    /** Counts a message that a stranger has sent to a number or an e-mail address, for the stranger's network. Refuses with 429. */
    takeSend: (address: string): Promise<Taken> =>
      demandAll([{ kind: 'send-network', key: networkOf(address), ...paces.sends }]),

    /**
     * Counts a question whether a number or an e-mail address has an account, before it is answered (D19). Refuses with 429 when
     * the network address or its network has asked too much.
     */
    async demandQuestion(address: string): Promise<void> {
      await demandAll([
        { kind: 'question', key: requesterOf(address), ...paces.questions },
        { kind: 'question-network', key: networkOf(address), ...paces.networkQuestions },
      ]);
    },
  };
}
