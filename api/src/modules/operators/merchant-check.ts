import type { AppDeps } from '../../deps';
import { after } from '../../ports/clock';
import { countRefusalsSince, countTurnedAway, findUses } from './merchant-check.repository';
import { merchantRules } from './merchant-rules';

const dayMs = 24 * 60 * 60_000;

/** How a rule stands: kept, broken so many times, or nothing came by which it could be judged. */
export interface RuleLine {
  title: string;
  state: 'kept' | 'broken' | 'not seen';
  /** Times broken. */
  times: number;
}

/**
 * Judges a merchant's service by what it sent in the last days (docs/merchant-protocol.md), in the order of the protocol. Throws an
 * error for a merchant that is not known.
 * @param days refusals are kept for 30
 */
export async function checkMerchant(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  merchant: string,
  days: number,
): Promise<RuleLine[]> {
  const since = after(clock.now(), -days * dayMs);
  const uses = await findUses(db, merchant, since);
  if (uses === undefined) throw new Error(`There is no merchant ${merchant}`);
  const refusals = new Map(
    (await countRefusalsSince(db, merchant, since)).map(({ call, reason, times }) => [
      `${call} ${reason}`,
      times,
    ]),
  );
  const away = (why: string) => countTurnedAway(db, `merchant/${merchant}`, why, since);
  const turnedAway = {
    signature: await away('signature'),
    time: await away('time'),
    replay: await away('replay'),
    limit: await away('limit'),
  };
  const seen = { ...uses, refusals, turnedAway };
  return merchantRules.map((rule) => {
    const times = rule.broken(seen);
    if (times > 0) return { title: rule.title, state: 'broken', times };
    return { title: rule.title, state: rule.seen(seen) > 0 ? 'kept' : 'not seen', times };
  });
}
