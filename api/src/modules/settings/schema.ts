import type { wire } from '@poku/shared/contract';
import { z } from 'zod';
import { optional, textOrNumber } from '../../http/optional';

const shortText = z.string().max(256);
const flag = z.union([z.literal(0), z.literal(1)]);
const flagText = z.enum(['0', '1']);

export const interest = z.object({
  interestId: z.string(),
  interestName: z.string(),
  interestImage: z.string(),
}) satisfies z.ZodType<wire.WireInterest>;

export const customerInterest = z.object({
  interest_id: z.string(),
  interest_name: z.string(),
  images: z.string(),
  status: flag,
}) satisfies z.ZodType<wire.WireCustomerInterest>;

export const customerInterestUpdate = z.object({
  clientId: shortText,
  interestIds: z.array(z.object({ interestId: shortText })).max(100),
}) satisfies z.ZodType<wire.WireCustomerInterestUpdate>;

const channel = z.object({ notif: flag, promo: flag, expired: flag });
const channels = z.object({ sms: channel, email: channel });

export const customerSetting = z.object({
  notifStatus: flagText,
  channels,
}) satisfies z.ZodType<wire.WireCustomerSetting>;

export const customerSettingUpdate = z.object({
  clientId: shortText,
  notifStatus: textOrNumber(flagText),
  channels: optional(channels),
}) satisfies z.ZodType<wire.WireCustomerSettingUpdate>;
