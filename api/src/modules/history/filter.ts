import type { earnFileCall } from '@poku/mfe-history/calls/history';
import type { RecordOf } from '@poku/contract/calls';
import { isPartnerId } from '@poku/domain/partner-id';
import { badField } from '../../http/errors';
import { jakartaMidnight } from '../ledger/jakarta';

/** What narrows a history, as it was asked for. */
export type FilterQuery = RecordOf<(typeof earnFileCall)['query']>;

/** What a history is restricted to; null means no restriction. */
export interface HistoryFilter extends Pick<FilterQuery, 'status' | 'kind' | 'partnerId'> {
  /** First moment that counts. */
  from: Date | null;
  /** First moment that counts no more. */
  until: Date | null;
}

/** Lets all rows through. */
export const noFilter: HistoryFilter = {
  from: null,
  until: null,
  status: null,
  kind: null,
  partnerId: null,
};

/** Refuses days out of their order (D53) and a partner that cannot be one. @throws HttpError 400 that names the field */
export function checkFilter({ from, to, partnerId }: FilterQuery): void {
  if (from !== null && to !== null && from > to) throw badField('to');
  if (partnerId !== null && !isPartnerId(partnerId)) throw badField('partnerId');
}

/** What was asked for, with its days as moments: a day begins at midnight WIB (D53), and the last one counts whole. */
export const filterOf = ({ from, to, status, kind, partnerId }: FilterQuery): HistoryFilter => ({
  from: from === null ? null : jakartaMidnight(from),
  until: to === null ? null : jakartaMidnight(to, 1),
  status,
  kind,
  partnerId,
});
