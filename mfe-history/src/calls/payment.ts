import { call, coded, optional, record, text } from '@poku/contract/calls';

/** How the payment stands that an e-wallet's return names, also by its order's number (D49). Code 404 for an unknown one. */
export const returnCall = call({
  method: 'GET',
  path: '/transaction/{clientId}',
  query: { number: optional(text()), trxId: text(), refNum: text() },
  answer: record({
    /** [C] §4. */
    status: coded({ success: 0, processing: 1, failed: 2 }, 'status', 'failed'),
  }),
});
