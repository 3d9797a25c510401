import type { wire } from '@poku/shared/contract';
import { z } from 'zod';
import { optional } from '../../http/optional';

const flag = z.union([z.literal(0), z.literal(1)]);
const clientId = z.string().max(64);
const partnerId = z.string().min(1).max(16);
/** What came back with a member's browser; its own form is the partner's matter. */
const token = z.string().max(512);
const consentVersion = optional(z.string().max(32));
const statusText = z.enum(['Success', 'Pending', 'Failed']);

export const linkageItem = z.object({
  partnerId: z.string(),
  partnerName: z.string(),
  partnerImage: z.string(),
  partnerUrl: z.string(),
  description: z.string(),
  linkable: flag,
  linked: flag,
  emailVerificationRequired: flag,
  partnerInterim: z
    .object({ title: z.string(), image: z.string(), description: z.string(), redirectUrl: z.string() })
    .nullable(),
  partnerAddresses: z.array(z.string()),
}) satisfies z.ZodType<wire.WireLinkageItem>;

const summary = z.object({
  partnerId: z.string(),
  partnerName: z.string(),
  partnerImage: z.string(),
  partnerUrl: z.string(),
  description: z.string(),
});

export const partnerEwalletData = z.object({
  partner: z.array(summary),
  ewallet: z.array(summary),
}) satisfies z.ZodType<wire.WirePartnerEwalletData>;

export const initiateBody = z.object({
  clientId,
  partnerId,
  /** Anything; what is no path of the site leads to `/` (D16). */
  urlRedirect: z.string().max(2048),
  consentVersion,
  otpRequestId: optional(z.string().max(64)),
}) satisfies z.ZodType<wire.WireInitiateLinkRequest>;

export const initiateData = z.object({
  directLinkage: flag,
  binding_url: z.string(),
  authCode: z.string(),
  useOtp: flag,
  status_desc: statusText,
}) satisfies z.ZodType<wire.WireInitiateLinkData>;

export const statusBody = z.object({
  clientId,
  authCode: token,
}) satisfies z.ZodType<wire.WireLinkStatusRequest>;

export const statusData = z.object({
  status_desc: statusText,
  partnerId: z.string(),
  partnerName: z.string(),
  message: z.string(),
}) satisfies z.ZodType<wire.WireLinkStatusData>;

export const partnerLinkBody = z.object({
  clientId,
  partnerId,
  data: optional(
    z.object({
      authorizationCode: optional(token),
      email: optional(z.string().max(254)),
      state: optional(token),
      redirectToken: optional(token),
      codeVerifier: optional(token),
    }),
  ),
  linktype: optional(z.string().max(32)),
  accessToken: optional(z.string().max(512)),
  refNum: optional(token),
  mandateId: optional(token),
  consentVersion,
}) satisfies z.ZodType<wire.WirePartnerLinkRequest>;

export const unlinkBody = z.object({
  clientId,
  partnerId: z.union([partnerId, z.array(partnerId).min(1).max(32)]),
}) satisfies z.ZodType<wire.WirePartnerUnlinkRequest>;

const unlinkResult = z.object({
  partnerId: z.string(),
  responseCode: z.number(),
  message: z.string(),
}) satisfies z.ZodType<wire.WireUnlinkResult>;

export const unlinkData = z.array(unlinkResult);

const sharingText = z.object({ version: z.string(), text: z.string(), scope: z.array(z.string()) });
const consent = z.object({
  partnerId: z.string(),
  partnerName: z.string(),
  version: z.string(),
  scope: z.array(z.string()),
  consentedAt: z.string(),
  withdrawnAt: z.string().nullable(),
}) satisfies z.ZodType<wire.WireConsent>;

/** What anyone may read. */
export const sharingData = sharingText;
export const memberSharingData = sharingText.extend({
  consents: z.array(consent),
}) satisfies z.ZodType<wire.WireDataShare>;
