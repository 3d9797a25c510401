import { formatDay, formatTime } from '@poku/domain/dates';
import { formatNumber } from '@poku/domain/numbers';
import { toLocalPhone } from '@poku/domain/phone';
import type { AccountRow } from '../accounts/repository';
import type { DebitRow } from '../debits/repository';
import type { LinkRow } from '../links/repository';
import type { MovementRow } from '../movements/repository';
import type { PaymentRow } from '../payments/repository';
import { html, type Html } from './html';

/** A table that scrolls by itself where it is too wide. */
export const table = (name: string, heads: readonly string[], rows: readonly Html[]): Html => html`
  <div class="wide" tabindex="0" role="region" aria-label="${name}">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>
`;

/** A link, with the button that ends it while it is active. */
export const linkRow =
  (slug: string) =>
  ({ reference, subject, status, reason }: LinkRow): Html =>
    html`
      <tr>
        <td>${reference}</td>
        <td>${subject ?? ''}</td>
        <td>${reason === null ? status : `${status} (${reason})`}</td>
        <td>
          ${
            status === 'active'
              ? html`<form method="post" action="/${slug}/sandbox/links/${encodeURIComponent(reference)}/end">
                  <button class="quiet">Putuskan</button>
                </form>`
              : undefined
          }
        </td>
      </tr>
    `;

/** An account, with the form that changes its balance. */
export const accountRow =
  (slug: string) =>
  ({ holder, subject, msisdn, balance_units }: AccountRow): Html =>
    html`
      <tr>
        <td>${holder}</td>
        <td>${subject}</td>
        <td>${toLocalPhone(msisdn)}</td>
        <td>
          <form class="row" method="post" action="/${slug}/sandbox/accounts/${encodeURIComponent(subject)}">
            <input
              name="balanceUnits"
              type="number"
              min="0"
              aria-label="Saldo ${holder}, sekarang ${formatNumber(balance_units)}"
              value="${balance_units}"
            />
            <button class="quiet">Ubah</button>
          </form>
        </td>
      </tr>
    `;

/** A debit or a payment. */
export const purchaseRow = ({
  reference,
  subject,
  amount_units,
  status,
  reason,
}: DebitRow | PaymentRow): Html => html`
  <tr>
    <td>${reference}</td>
    <td>${subject ?? ''}</td>
    <td>${amount_units === null ? '' : formatNumber(amount_units)}</td>
    <td>${reason === null ? status : `${status} (${reason})`}</td>
  </tr>
`;

/** A line of the statement. */
export const movementRow = ({ id, at, reference, kind, subject, amount_units }: MovementRow): Html => html`
  <tr>
    <td>${id}</td>
    <td>${formatDay(at)} ${formatTime(at)}</td>
    <td>${reference}</td>
    <td>${subject}</td>
    <td>${kind === 'debit' ? '−' : '+'}${formatNumber(amount_units)}</td>
  </tr>
`;
