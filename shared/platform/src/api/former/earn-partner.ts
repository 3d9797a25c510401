import type { EarnInterim, EarnPartner } from '@poku/contract';
import { optionalText, readRecord, text, type WireRecord } from '../wire-record';

/** An address that a press may open in a new tab; anything but http and https is dropped. */
const webAddress = (address: string): string => (/^https?:\/\//i.test(address) ? address : '');

const readInterim = (record: WireRecord): EarnInterim => ({
  title: text(record, 'title'),
  image: optionalText(record, 'image') ?? '',
  html: optionalText(record, 'description') ?? '',
  url: webAddress(optionalText(record, 'redirectUrl') ?? ''),
});

/** Reads a partner at which points are earned ([C] §3). @throws ApiError `malformed` */
export function readEarnPartner(record: WireRecord): EarnPartner {
  const interim = record.fields['partnerInterim'] ?? null;
  const detail = readRecord(
    record.call,
    record.fields['partnerEarnDetail'],
    `${record.place}.partnerEarnDetail`,
  );
  return {
    id: text(record, 'partnerId'),
    name: text(record, 'partnerName'),
    address: optionalText(record, 'partnerAddress') ?? '',
    image: optionalText(record, 'partnerImage') ?? '',
    url: webAddress(optionalText(record, 'partnerUrl') ?? ''),
    interim:
      interim === null
        ? null
        : readInterim(readRecord(record.call, interim, `${record.place}.partnerInterim`)),
    descriptionHtml: optionalText(detail, 'description') ?? '',
    howHtml: optionalText(detail, 'howTo') ?? '',
    termsHtml: optionalText(detail, 'tc') ?? '',
  };
}
