import type { Random } from '@poku/tooling';
import type { PartnerPort } from '../ports/partners';
import { createNetwork, type FaultRates } from './network';
import type { Schedule } from './schedule';

/** Partners behind a network where messages are lost, sent twice, late or badly signed, as the seed decides. */
export function flakyPartners(
  partners: PartnerPort,
  schedule: Schedule,
  random: Random,
  rates: FaultRates,
): PartnerPort {
  const { send, ask } = createNetwork(schedule, random, rates);
  return {
    ...partners,
    balance: (...args) => send(() => partners.balance(...args)),
    sendCode: (...args) => send(() => partners.sendCode(...args)),
    checkCode: (...args) => send(() => partners.checkCode(...args)),
    debit: (...args) => send(() => partners.debit(...args)),
    debitState: (...args) => ask(() => partners.debitState(...args)),
    reverseDebit: (...args) => send(() => partners.reverseDebit(...args)),
    orderPayment: (...args) => send(() => partners.orderPayment(...args)),
    paymentState: (...args) => ask(() => partners.paymentState(...args)),
    reversePayment: (...args) => send(() => partners.reversePayment(...args)),
    statement: (...args) => send(() => partners.statement(...args)),
    purchasesOfDay: (...args) => send(() => partners.purchasesOfDay(...args)),
  };
}
