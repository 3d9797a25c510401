import { tillTokenCall } from '@poku/mfe-history/calls/coupons';
import { answerTo, sitiId, type TestApi } from './api';
import type { TestCoupon } from './owned-coupons';

/** What the API answers when a member asks for a token of a coupon. */
export const askTillToken = (api: TestApi, { voucherId, reference }: TestCoupon, token: string) =>
  api.call('GET', `/customervouchertoken/${sitiId}?voucherId=${voucherId}&code=${reference}`, { token });

/** A token of Siti's coupon. */
export const tillToken = async (api: TestApi, coupon: TestCoupon, token: string): Promise<string> =>
  answerTo(tillTokenCall, await askTillToken(api, coupon, token)).token;
