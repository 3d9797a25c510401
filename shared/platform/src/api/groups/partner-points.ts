import type { PartnerPoints } from '@poku/contract';
import { BRAND } from '@poku/domain/brand';
import { rateText, readRate, sourceProblem } from '@poku/domain/point-sources';
import { flag, optionalMoment, optionalText, oneOf, text, whole, type WireRecord } from '../wire-record';

/** Reads a source of points ([A] §3 partner point entry); what is special about its rate stands with it, what it is with its note. */
export function readPartnerPoints(record: WireRecord): PartnerPoints {
  const kind = oneOf(record, 'partnerType', ['1', '2']) === '2' ? 'ewallet' : 'loyalty';
  const rate = optionalText(record, 'exchangeRate') ?? '';
  return {
    partnerId: text(record, 'partnerId'),
    name: text(record, 'partnerName'),
    image: optionalText(record, 'partnerImage') ?? '',
    balance: whole(record, 'partnerPoin'),
    points: whole(record, BRAND.wire.partnerPoints),
    kind,
    exchangeRate: rateText(rate, kind, optionalText(record, 'specialRate')),
    rate: readRate(rate),
    maximumPoints: whole(record, BRAND.wire.maximumPoints),
    needsOtp: flag(record, 'useOtp'),
    message: sourceProblem(optionalText(record, 'message') ?? ''),
    note: [optionalText(record, 'description'), optionalText(record, 'note')].filter(Boolean).join(' '),
    expiresAt: optionalMoment(record, 'partnerPoinExpiryDate'),
    readAt: optionalMoment(record, 'partnerPoinReadAt'),
  };
}
