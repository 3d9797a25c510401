import { formatTime } from '@poku/domain/dates';
import { formatRupiah } from '@poku/domain/numbers';
import { maskPhone } from '@poku/domain/phone';
import type { FormKeys } from '../consent/views';
import { codeField } from '../pages/code-field';
import { html, type Html } from '../pages/html';
import { alertOf } from '../pages/layout';
import type { PayView } from './page.service';

type OpenView = Exclude<PayView, { step: 'over' }>;
type OverView = Extract<PayView, { step: 'over' }>;

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
      <div>
        <dt>Bayar sebelum</dt>
        <dd>${formatTime(payment.expires_at)}</dd>
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

const titles: Readonly<Record<string, string>> = {
  paid: 'Pembayaran selesai',
  reversed: 'Pembayaran dibatalkan',
};
const nothingTaken = 'Tidak ada saldo yang dipotong.';
const overTexts: Readonly<Record<string, string>> = {
  paid: 'Pembayaran ini sudah selesai.',
  expired: `Waktu untuk pembayaran ini sudah habis. ${nothingTaken}`,
  declined: `Pembayaran ini tidak dilanjutkan. ${nothingTaken}`,
  'balance-too-low': `Saldo kamu tidak cukup. ${nothingTaken}`,
  reversed: `Pembayaran ini sudah dibatalkan oleh Poku. ${nothingTaken}`,
  unknown: 'Pembayaran ini tidak dikenali. Mulai lagi dari Poku ya.',
};

/** A payment that cannot go on, with the way back when there is one. */
export const payOverBody = ({ reason, returnedUnits, backUrl }: OverView): Html => {
  const text =
    returnedUnits > 0
      ? `Pembayaran ini sudah dibatalkan oleh Poku. ${formatRupiah(returnedUnits)} sudah kembali ke saldo kamu.`
      : (overTexts[reason] ?? `Pembayaran ini tidak bisa dilanjutkan. ${nothingTaken}`);
  return html`
    <h1>${titles[reason] ?? 'Tidak bisa dilanjutkan'}</h1>
    <p role="${reason === 'paid' ? 'status' : 'alert'}">${text}</p>
    ${backUrl === undefined ? undefined : html`<a class="button" href="${backUrl}">Kembali ke Poku</a>`}
  `;
};
