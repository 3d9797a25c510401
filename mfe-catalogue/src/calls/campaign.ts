import { asker, call, text } from '@poku/contract/calls';
import { BRAND } from '@poku/domain/brand';

/** Notes that the member came by a link with a query ([C] §7), of a campaign unless the text is empty. */
export const trackCampaignCall = call({
  method: 'POST',
  path: '/adstracking',
  body: { campaignId: text(BRAND.wire.campaignId), clientId: asker() },
});

/** Whether a text can be the id of a campaign ([C] §7): 1 to 64 letters, digits, `_`, `.` and `-`. None is known beforehand. */
export const isCampaignId = (value: string): boolean => /^[\w.-]{1,64}$/.test(value);
