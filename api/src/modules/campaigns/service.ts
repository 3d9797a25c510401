import type { AppDeps } from '../../deps';
import { insertVisit } from './repository';

/** Members who come by a campaign. */
export function createCampaignService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /**
     * Stores a visit with its time, every one that is told: the page tells once per visit ([C] §7).
     * `campaignId` is any name of 1 to 64 letters, digits, `_`, `.` and `-`, or empty for a link that names none; campaigns are
     * not known beforehand.
     */
    visit: (memberId: string, campaignId: string): Promise<void> =>
      insertVisit(db, memberId, campaignId, clock.now()),
  };
}
