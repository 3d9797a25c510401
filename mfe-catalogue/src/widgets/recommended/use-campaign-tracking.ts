import { BRAND } from '@poku/domain/brand';
import { usePlatform, useSession } from '@poku/platform';
import { useLocation } from '@poku/kit/router';
import { useEffect } from 'react';
import { isCampaignId, trackCampaignCall } from '../../calls/campaign';
import { campaignVisit } from './campaign-visit';

/** The campaign of a query, empty when it names none of ours. */
function campaignOf(search: string): string {
  const campaignId = new URLSearchParams(search).get(BRAND.wire.campaignId)?.trim() ?? '';
  return isCampaignId(campaignId) ? campaignId : '';
}

/**
 * Tells the server when the dashboard's address has a query ([C] §7), once per visit and campaign: a link led the member here.
 * Shows nothing and fails silently.
 */
export function useCampaignTracking(): void {
  const { call } = usePlatform();
  const session = useSession();
  // A widget may come after the session has ended, while the home is being left.
  const clientId = session.status === 'member' ? session.clientId : null;
  const { search } = useLocation();
  const campaignId = campaignOf(search);
  const hasQuery = search.length > 1;
  useEffect(() => {
    if (clientId === null || !hasQuery) return;
    const visit = campaignVisit(`${clientId} ${campaignId}`);
    if (visit.isTold()) return;
    visit.mark();
    // Nothing of it concerns the member; the next dashboard of this visit tells it again.
    call(trackCampaignCall, { campaignId }).catch(visit.unmark);
  }, [call, clientId, campaignId, hasQuery]);
}
