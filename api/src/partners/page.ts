import { escapeHtml } from '../http/html';
import type { AccountRow } from './repository';

const row = (values: string[]): string =>
  `<tr>${values.map((value) => `<td>${escapeHtml(value)}</td>`).join('')}</tr>`;

/** The partners' accounts for a person. */
export function partnersPage(accounts: readonly AccountRow[]): string {
  const rows = accounts.map((one) =>
    row([one.partner, one.holder, one.subject, new Intl.NumberFormat('id-ID').format(one.balance_units)]),
  );
  return `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Partner sandbox</title></head>
<body>
<h1>Partner sandbox</h1>
<table border="1" cellpadding="6">
<tr><th>Partner</th><th>Nama</th><th>Akun</th><th>Saldo</th></tr>
${rows.join('\n')}
</table>
</body>
</html>`;
}
