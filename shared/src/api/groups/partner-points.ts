import type { PartnerPoints, Rate } from '../../contract';
import { BRAND, formatNumber } from '../../domain';
import { flag, optionalMoment, optionalText, oneOf, text, whole, type WireRecord } from '../wire-record';

/** Messages of a source that can be used ([C] §4). */
const USABLE: readonly string[] = ['', 'Success'];

/** `<partner units>:<points>` as members read it (D38); any other text stays as it is. */
function rateText(rate: string, kind: PartnerPoints['kind']): string {
  const [, units, points] = /^(\d+):(\d+)$/.exec(rate) ?? [];
  if (units === undefined || points === undefined) return rate;
  const own = formatNumber(Number(units));
  return `${kind === 'ewallet' ? `Rp${own}` : `${own} poin`} = ${formatNumber(Number(points))} ${BRAND.points}`;
}

const messageOf = (message: string): string => {
  if (USABLE.includes(message)) return '';
  return message === 'Sedang Berkendala' ? 'Sedang berkendala' : message;
};

const SAME: Rate = { numerator: 1, denominator: 1 };

const readRate = (rate: string): Rate => {
  const [, units = 0, points = 0] = (/^(\d+):(\d+)$/.exec(rate) ?? []).map(Number);
  return units > 0 && points > 0 ? { numerator: points, denominator: units } : SAME;
};

/** The texts of those fields that have one, side by side. */
const textsOf = (record: WireRecord, names: readonly string[], between: string): string =>
  names.flatMap((name) => optionalText(record, name) || []).join(between);

/** Reads a source of points ([A] §3 partner point entry); what is special about its rate stands with it, what it is with its note. */
export function readPartnerPoints(record: WireRecord): PartnerPoints {
  const kind = oneOf(record, 'partnerType', ['1', '2']) === '2' ? 'ewallet' : 'loyalty';
  return {
    partnerId: text(record, 'partnerId'),
    name: text(record, 'partnerName'),
    image: optionalText(record, 'partnerImage') ?? '',
    balance: whole(record, 'partnerPoin'),
    points: whole(record, BRAND.wire.partnerPoints),
    kind,
    exchangeRate: [
      rateText(optionalText(record, 'exchangeRate') ?? '', kind),
      textsOf(record, ['specialRate'], ''),
    ]
      .filter((one) => one !== '')
      .join(' · '),
    rate: readRate(optionalText(record, 'exchangeRate') ?? ''),
    maximumPoints: whole(record, BRAND.wire.maximumPoints),
    needsOtp: flag(record, 'useOtp'),
    message: messageOf(optionalText(record, 'message') ?? ''),
    note: textsOf(record, ['description', 'note'], ' '),
    expiresAt: optionalMoment(record, 'partnerPoinExpiryDate'),
    readAt: optionalMoment(record, 'partnerPoinReadAt'),
  };
}
