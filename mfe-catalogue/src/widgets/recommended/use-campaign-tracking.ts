import { BRAND } from '@poku/shared/domain';
import { usePlatform, useSession } from '@poku/shared/platform';
import { useLocation } from '@poku/shared/router';
import { useEffect } from 'react';
import { campaignVisit } from './campaign-visit';

/** Longest id that a link can carry; a longer one is no campaign of ours. */
const MAX_CHARS = 64;

/** Tells the server once per visit that a campaign's link led the member here ([C] §7). Shows nothing and fails silently. */
export function useCampaignTracking(): void {
  const { api } = usePlatform();
  const session = useSession();
  // A widget may come after the session has ended, while the home is being left.
  const clientId = session.status === 'member' ? session.clientId : null;
  const campaignId = new URLSearchParams(useLocation().search).get(BRAND.wire.campaignId)?.trim() ?? '';
  useEffect(() => {
    if (clientId === null || campaignId === '' || campaignId.length > MAX_CHARS) return;
    const visit = campaignVisit(`${clientId} ${campaignId}`);
    if (visit.isTold()) return;
    visit.mark();
    // Nothing of it concerns the member; the next dashboard of this visit tells it again.
    api.catalogue.trackCampaign(campaignId).catch(visit.unmark);
  }, [api, clientId, campaignId]);
}
