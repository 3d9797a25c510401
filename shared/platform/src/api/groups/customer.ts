import type { Customer, CustomerApi, OpenOrder } from '@poku/contract';
import { type CustomerDetail, customerDetailCall } from '@poku/domain/calls/customer-detail';
import { partnerPointsCall } from '@poku/domain/calls/partner-points';
import { toLocalPhone } from '@poku/domain/phone';
import { createCaller } from '../make-call';
import type { Transport } from '../transport';
import { toPartnerPoints } from './partner-points';

const toOpenOrder = ({
  waitsFor: wallet,
  endsAt,
  ...order
}: CustomerDetail['openOrders'][number]): OpenOrder => ({
  ...order,
  waitsFor: wallet === null || endsAt === null ? null : { wallet, endsAt },
});

const toCustomer = (detail: CustomerDetail): Customer => ({
  clientId: detail.clientId,
  name: detail.name,
  phone: toLocalPhone(detail.phone),
  email: detail.email,
  isEmailVerified: detail.isEmailVerified,
  pendingEmail: detail.pendingEmail,
  tier: detail.tier,
  ownPoints: detail.ownPoints,
  totalPoints: detail.totalPoints,
  pointsExpireAt: detail.pointsExpireAt,
  lots: detail.lots,
  heldPoints: detail.heldPoints,
  openOrders: detail.openOrders.map(toOpenOrder),
  gender: detail.gender,
  birthDate: detail.birthDate,
  isOnboarded: detail.isOnboarded,
  unreadNotices: detail.unreadNotices,
  runningCodes: detail.runningCodes,
  openLinks: detail.openLinks,
});

/** What the shell and every remote may know of the member ([A] §7). */
export type OwnCustomerApi = Pick<CustomerApi, 'detail' | 'partnerPoints'>;

export function createCustomerApi(transport: Transport): OwnCustomerApi {
  const call = createCaller(transport);
  return {
    detail: async (options) => toCustomer(await call(customerDetailCall, {}, options)),
    partnerPoints: async (options) => (await call(partnerPointsCall, {}, options)).map(toPartnerPoints),
  };
}
