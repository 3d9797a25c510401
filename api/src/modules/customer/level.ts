import type { Tier } from '@poku/mfe-account/calls/tier';
import type { Tx } from '../../db/tx';
import { earnedPoints, listTiers } from './repository';
import { standing, tierWindows } from './tiers';

/** A member's level now (D39). */
export async function levelOf(tx: Tx, memberId: string, now: Date): Promise<Tier['name']> {
  const earned = await earnedPoints(tx, memberId, tierWindows(now));
  return standing(await listTiers(tx), earned, now).standing.level;
}
