import type { ActiveLink, LinkAnswer, LinkState, RefusalReason } from '@poku/partner-protocol';
import type { LinkRow } from './repository';

/** A refusal as Poku reads it. */
export const refusal = (reason: RefusalReason | null): { status: 'refused'; reason: RefusalReason } => ({
  status: 'refused',
  reason: reason ?? 'other',
});

/** An active link as Poku reads it; `msisdn` is the account's. */
export const activeAnswer = (link: LinkRow, msisdn: string): ActiveLink => ({
  status: 'active',
  subject: link.subject ?? '',
  msisdn,
  ...(link.mandate_id !== null && { mandateId: link.mandate_id }),
  ...(link.ref_num !== null && { refNum: link.ref_num }),
});

/** The answer to an inquiry. */
export function stateAnswer(link: LinkRow, msisdn: string): LinkState {
  switch (link.status) {
    case 'active':
      return activeAnswer(link, msisdn);
    case 'refused':
      return refusal(link.reason);
    case 'pending':
    case 'ended':
      return { status: link.status };
  }
}

/** The answer to an order; `bindingUrl` is the page of a pending one. An ended one cannot be ordered again. */
export function orderAnswer(link: LinkRow, msisdn: string, bindingUrl: (page: string) => string): LinkAnswer {
  const state = stateAnswer(link, msisdn);
  if (state.status === 'ended') return refusal('expired');
  if (state.status === 'pending') return { ...state, bindingUrl: bindingUrl(link.page ?? '') };
  return state;
}
