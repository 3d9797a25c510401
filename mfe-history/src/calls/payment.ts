import { call, optional, record, text, whole } from '@poku/contract/calls';
import { paymentStatus } from '@poku/flows/payment/calls/status';

/** How the payment stands that an e-wallet's return names, also by its order's number (D49). Code 404 for an unknown one. */
export const returnCall = call({
  method: 'GET',
  path: '/transaction/{clientId}',
  query: { number: optional(text()), trxId: text(), refNum: text() },
  answer: record({
    status: paymentStatus,
    quantity: whole(),
  }),
});
