import { toTable } from '@poku/tooling';
import type { SecurityRow } from '../../src/modules/security/repository';

const detailText = (detail: SecurityRow['detail']): string =>
  Object.entries(detail)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/** Events of the security log as a table, times in UTC. */
export const securityText = (rows: readonly SecurityRow[]): string =>
  toTable(
    ['EVENT', 'AT', 'WHAT', 'MEMBER', 'WHO', 'FROM', 'DEVICE', 'REQUEST', 'DETAIL'],
    rows.map((row) => [
      String(row.id),
      row.at.toISOString().slice(0, 19).replace('T', ' '),
      row.what,
      row.member_id ?? '-',
      row.who ?? '-',
      row.network ?? '-',
      row.device ?? '-',
      row.request_id ?? '-',
      detailText(row.detail),
    ]),
  );
