import { call, list, record } from '@poku/contract/calls';
import { partnerFields } from './partners';

const summary = record(partnerFields);

/** Partners and e-wallets without anybody's links, each in their order ([A] §7). */
export const everyPartnerCall = call({
  method: 'GET',
  path: '/partnerewallet',
  answer: record({ partners: list(summary, 'partner'), ewallets: list(summary, 'ewallet') }),
});
