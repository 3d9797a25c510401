import type { AppDeps } from '../../deps';
import { tooManyRequests } from '../../http/errors';
import { networkOf, requesterOf } from '../../http/networks';
import type { ScarceTaker } from '../../http/scarce';
import { networkPaces, passwordKind, passwordsOfNumber } from './paces';
import { haveTimes, returnTime, takeTime, type Limit } from './repository';

const minuteMs = 60_000;

/** Something that was counted before it was known whether it has to be. */
export interface Taken {
  giveBack(): Promise<void>;
}

/** Limits of numbers, addresses and networks, which hold over all processes (D61). */
export function createLimitService({ db, clock, config }: Pick<AppDeps, 'db' | 'clock' | 'config'>) {
  const paces = networkPaces(config);

  /** A call of a route that is scarce. */
  const takeCall: ScarceTaker = (route, requester, calls) => {
    const pace = { most: calls, everyMs: Math.ceil(minuteMs / calls) };
    return takeTime(db, { kind: 'call', key: `${route} ${requester}`, ...pace }, clock.now());
  };

  /** Takes a time of each, or of none; a statement each, so that nobody waits for the row of a network longer than that. */
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

    /** Whether a stranger may give a password for a number (or for what stands for one) now. It only reads, for who tries on and on. */
    mayGuess: (msisdn: string, address: string): Promise<boolean> =>
      haveTimes(db, guessLimits(msisdn, address), clock.now()),

    /** Counts such a password before it is evaluated. Give it back when it was right. 'refused': it must not be evaluated. */
    takeGuess: (msisdn: string, address: string): Promise<Taken | 'refused'> =>
      takeAll(guessLimits(msisdn, address)),

    /** Counts what a stranger has sent to a number or an address of its choice, of its network. Refuses with 429. */
    takeSend: (address: string): Promise<Taken> =>
      demandAll([{ kind: 'send-network', key: networkOf(address), ...paces.sends }]),

    /**
     * Counts a question whether a number or an e-mail address has an account, before it is answered (D19). Refuses with 429 when the
     * address, or its network, has learned what it may.
     */
    async demandQuestion(address: string): Promise<void> {
      await demandAll([
        { kind: 'question', key: requesterOf(address), ...paces.questions },
        { kind: 'question-network', key: networkOf(address), ...paces.networkQuestions },
      ]);
    },
  };
}
