import { formatRupiah, maskPhone } from '@poku/shared/domain';
import type { FormKeys } from '../consent/views';
import { codeField } from '../pages/code-field';
import { html, type Html } from '../pages/html';
import { alertOf } from '../pages/layout';
import type { PayView } from './service';

type OpenView = Exclude<PayView, { step: 'over' }>;

/** What is paid, from which balance, and the code that confirms it. */
export function payBody(view: OpenView, keys: FormKeys, problem: string | undefined): Html {
  const { payment, account, step } = view;
  const amount = formatRupiah(payment.amount_units);
  return html`
    <h1>Bayar ${amount}</h1>
    <dl>
      <div>
        <dt>Kepada</dt>
        <dd>Poku</dd>
      </div>
      <div>
        <dt>Akun</dt>
        <dd>${maskPhone(account.msisdn)}</dd>
      </div>
      <div>
        <dt>Saldo kamu</dt>
        <dd>${formatRupiah(account.balance_units)}</dd>
      </div>
    </dl>
    <p>
      ${
        step === 'start'
          ? 'Kami kirim kode lewat SMS untuk memastikan ini kamu.'
          : `Kode sudah dikirim lewat SMS ke ${maskPhone(account.msisdn)}.`
      }
    </p>
    ${alertOf(problem)}
    <form method="post" action="${keys.action}" novalidate>
      <input type="hidden" name="paymentCode" value="${keys.request}" />
      <input type="hidden" name="token" value="${keys.token}" />
      ${
        step === 'start'
          ? html`<button name="step" value="send">Kirim kode</button>`
          : html`
              ${codeField(problem)}
              <button name="step" value="pay">Bayar ${amount}</button>
              <button class="plain" name="step" value="send">Kirim kode baru</button>
            `
      }
      <button class="quiet" name="step" value="cancel">Batal</button>
    </form>
  `;
}

const overTexts: Readonly<Record<string, string>> = {
  paid: 'Pembayaran ini sudah selesai.',
  expired: 'Waktu untuk pembayaran ini sudah habis. Tidak ada saldo yang dipotong.',
  declined: 'Pembayaran ini tidak dilanjutkan. Tidak ada saldo yang dipotong.',
  'balance-too-low': 'Saldo kamu tidak cukup. Tidak ada saldo yang dipotong.',
  unknown: 'Pembayaran ini tidak dikenali. Mulai lagi dari Poku ya.',
};

/** A payment that cannot go on, with the way back when there is one. */
export const payOverBody = (reason: string, backUrl: string | undefined): Html => html`
  <h1>${reason === 'paid' ? 'Pembayaran selesai' : 'Tidak bisa dilanjutkan'}</h1>
  <p role="alert">
    ${overTexts[reason] ?? 'Pembayaran ini tidak bisa dilanjutkan. Tidak ada saldo yang dipotong.'}
  </p>
  ${backUrl === undefined ? undefined : html`<a class="button" href="${backUrl}">Kembali ke Poku</a>`}
`;
