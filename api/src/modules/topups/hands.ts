import type { Turns } from '../../ports/turns';
import type { TakenTopup } from './repository';
import type { createTopupService } from './service';

/** Top-ups of one biller that a process continues at once. */
export const HANDS_PER_BILLER = 4;

/**
 * Continues due top-ups, those of one biller by a few hands at once, so that a biller that does not answer holds up its own alone.
 * Each hand takes the one of its biller that is due longest, until none is.
 * @param report hears of a failure; its hand ends, and the top-up is due again when its lease is over
 */
export function createTopupHands(
  topups: Pick<ReturnType<typeof createTopupService>, 'take' | 'run'>,
  turns: Pick<Turns, 'beside'>,
  report: (error: unknown) => void,
) {
  const hands = new Map<string, Set<Promise<void>>>();
  let isStopped = false;

  const busyBillers = (): string[] =>
    [...hands].filter(([, own]) => own.size >= HANDS_PER_BILLER).map(([biller]) => biller);

  const work = async (first: TakenTopup): Promise<void> => {
    let taken: TakenTopup | undefined = first;
    while (taken !== undefined) {
      const one: TakenTopup = taken;
      await turns.beside(() => topups.run(one));
      taken = isStopped ? undefined : await turns.beside(() => topups.take({ of: one.biller }));
    }
  };

  const begin = (taken: TakenTopup): void => {
    const own = hands.get(taken.biller) ?? new Set();
    hands.set(taken.biller, own);
    const hand = work(taken)
      .catch(report)
      .finally(() => own.delete(hand));
    own.add(hand);
  };

  return {
    /** Begins what is due, as far as its billers have hands free, and waits for nobody. For one caller at a time. */
    async begin(): Promise<void> {
      while (!isStopped) {
        const taken = await turns.beside(() => topups.take({ except: busyBillers() }));
        if (taken === undefined) return;
        begin(taken);
      }
    },

    /** Takes no more, and waits for what runs. */
    async stop(): Promise<void> {
      isStopped = true;
      await Promise.all([...hands.values()].flatMap((own) => [...own]));
    },
  };
}
