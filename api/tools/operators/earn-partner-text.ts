import { toTable } from '@poku/tooling';
import type { EarnPartnerLine } from '../../src/modules/earn/partner-import.repository';

const leadsTo = ({ shop_url: shop, url }: EarnPartnerLine): string => shop ?? `${url} (no shop)`;

/** Partners at which points are earned, in their order. */
export const earnPartnersText = (lines: readonly EarnPartnerLine[]): string =>
  toTable(
    ['PARTNER', 'NAME', 'POSITION', 'AKSES LEADS TO', 'VISITORS OF 30 DAYS'],
    lines.map((line) => [line.slug, line.name, String(line.position), leadsTo(line), String(line.visitors)]),
  );

/** One of them with its texts. */
export const earnPartnerText = (line: EarnPartnerLine): string => {
  const facts = toTable(
    ['PARTNER', line.slug],
    [
      ['name', line.name],
      ['position', String(line.position)],
      ['address', line.address],
      ['AKSES leads to', leadsTo(line)],
      ['visitors of 30 days', String(line.visitors)],
    ],
  );
  const texts = [
    ['DESCRIPTION', line.description_html],
    ['HOW', line.how_html],
    ['TERMS', line.terms_html],
  ];
  return [facts, ...texts.map(([head = '', html = '']) => `${head}\n\n${html}`)].join('\n\n');
};
