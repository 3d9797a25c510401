import { billerChecks, runBillerChecks } from './biller/run';
import { sendChecks } from './biller/send-checks';
import { readBillerTarget, type BillerOptions, type KnownBiller } from './biller/target';
import { say, sayCount } from './report';

/** What is checked beside the fence. */
interface Options extends BillerOptions {
  /** Packages are ordered, too. */
  readonly send?: boolean | undefined;
  /** How long one may take, in seconds. */
  readonly wait: number;
}

/**
 * Checks whether a biller's service keeps `docs/biller-protocol.md`. Sets the exit code 1 when a rule is broken.
 * @param biller its name in the settings, or its base address
 * @param knownAs fills in what the options leave out
 */
export const checkBiller = async (
  biller: string,
  { send = false, wait, ...options }: Options,
  knownAs: KnownBiller,
): Promise<void> => {
  const target = readBillerTarget(biller, options, knownAs);
  const checks = send ? [...billerChecks, ...sendChecks(wait * 1000)] : billerChecks;
  sayCount(await runBillerChecks(target, say, checks));
};
