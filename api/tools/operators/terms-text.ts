import { toTable } from '@poku/tooling';
import type { CampaignLine, TermsLine } from '../../src/modules/operators/terms.repository';
import { campaignTermsText, termsText } from './rate-text';

const minute = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

/** Versions of terms. Times are UTC. */
export const termsListText = (versions: readonly TermsLine[]): string =>
  toTable(
    ['PARTNER', 'VERSION', 'STARTS', 'TERMS'],
    versions.map(({ partner_slug, version, starts_at, terms }) => [
      partner_slug,
      String(version),
      minute(starts_at),
      termsText(terms),
    ]),
  );

/** Campaigns with what they gave. Times are UTC. */
export const campaignListText = (campaigns: readonly CampaignLine[]): string =>
  toTable(
    ['CAMPAIGN', 'VERSION', 'PARTNER', 'FROM', 'UNTIL', 'TITLE', 'TERMS', 'GIVEN', 'MEMBERS'],
    campaigns.map((campaign) => [
      campaign.id,
      String(campaign.version),
      campaign.partner_slug ?? 'all',
      minute(campaign.starts_at),
      minute(campaign.ends_at),
      campaign.terms.title,
      campaignTermsText(campaign.terms),
      String(campaign.points),
      String(campaign.members),
    ]),
  );
