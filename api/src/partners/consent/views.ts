import { maskPhone } from '@poku/domain/phone';
import type { Brand } from '../brands';
import { codeField } from '../pages/code-field';
import { alertOf } from '../pages/layout';
import { html, type Html } from '../pages/html';
import type { ConsentView } from './service';

/** Hidden fields that every form of the page carries. */
export interface FormKeys {
  action: string;
  request: string;
  token: string;
}

type OpenView = Exclude<ConsentView, { step: 'over' }>;

const form = ({ action, request, token }: FormKeys, fields: Html): Html => html`
  <form method="post" action="${action}" novalidate>
    <input type="hidden" name="request" value="${request}" />
    <input type="hidden" name="token" value="${token}" />
    ${fields}
  </form>
`;

const cancel = html`<button class="quiet" name="step" value="cancel">Batal</button>`;

const identify = (brand: Brand, email: string, problem: string | undefined): Html =>
  brand.isKnownByEmail
    ? html`
        <label for="email">Email di ${brand.name}</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="email"
          inputmode="email"
          value="${email}"
          aria-describedby="email-hint${problem === undefined ? '' : ' problem'}"
          aria-invalid="${problem === undefined ? 'false' : 'true'}"
        />
        <p class="hint" id="email-hint">Kami kirim kode ke nomor HP yang terdaftar untuk email ini.</p>
        <button name="step" value="send">Kirim kode</button>
        ${cancel}
      `
    : html`<button name="step" value="send">Kirim kode</button>${cancel}`;

const code = (problem: string | undefined): Html => html`
  ${codeField(problem)}
  <button name="step" value="check">Lanjut</button>
  <button class="plain" name="step" value="send">Kirim kode baru</button>
  ${cancel}
`;

const consent = (brand: Brand, problem: string | undefined): Html => html`
  <label class="check" for="agree">
    <input
      id="agree"
      name="agree"
      type="checkbox"
      value="yes"
      ${problem === undefined ? undefined : html`aria-describedby="problem" aria-invalid="true"`}
    />
    <span>Saya setuju ${brand.name} dan Poku saling berbagi nomor HP, email dan saldo saya.</span>
  </label>
  <button name="step" value="agree">
    ${brand.kind === 'bank' ? 'Setuju & hubungkan' : `Hubungkan ${brand.name}`}
  </button>
  ${cancel}
`;

/** What the person is asked now. */
export function consentBody(
  brand: Brand,
  view: OpenView,
  keys: FormKeys,
  email: string,
  problem: string | undefined,
): Html {
  if (view.step === 'identify') {
    const phone = maskPhone(view.link.msisdn ?? '');
    const lead = brand.isKnownByEmail
      ? `Poku ingin menghubungkan poin ${brand.name} kamu. Nomor HP kamu di ${brand.name} harus sama dengan di Poku: ${phone}.`
      : `Poku ingin menghubungkan akun ${brand.name} dengan nomor ${phone}.`;
    return html`
      <p class="steps">Langkah 1 dari 3</p>
      <h1>Hubungkan ${brand.name} ke Poku</h1>
      <p>${lead}</p>
      ${alertOf(problem)} ${form(keys, identify(brand, email, problem))}
    `;
  }
  if (view.step === 'code') {
    return html`
      <p class="steps">Langkah 2 dari 3</p>
      <h1>Masukkan kode</h1>
      <p>Kode sudah dikirim lewat SMS ke ${maskPhone(view.account.msisdn)}.</p>
      ${alertOf(problem)} ${form(keys, code(problem))}
    `;
  }
  return html`
    <p class="steps">Langkah 3 dari 3</p>
    <h1>Setujui hubungan ini</h1>
    <dl>
      <div>
        <dt>Akun</dt>
        <dd>${view.account.holder}</dd>
      </div>
      <div>
        <dt>Nomor HP</dt>
        <dd>${maskPhone(view.account.msisdn)}</dd>
      </div>
    </dl>
    <p>
      Poku bisa melihat saldo ${brand.name} kamu.
      ${
        brand.kind === 'wallet'
          ? 'Setiap pembayaran tetap kamu setujui di sini, paling banyak Rp2.000.000 per transaksi. '
          : ''
      }Kamu
      bisa memutuskan hubungan ini kapan saja di Poku.
    </p>
    ${alertOf(problem)} ${form(keys, consent(brand, problem))}
  `;
}

const overTexts: Readonly<Record<string, string>> = {
  active: 'Akun kamu sudah terhubung.',
  ended: 'Permintaan ini sudah dibatalkan.',
  expired: 'Waktu untuk permintaan ini sudah habis. Mulai lagi dari Poku ya.',
  declined: 'Permintaan ini tidak dilanjutkan.',
  'already-linked': 'Akun ini sudah terhubung dengan akun Poku lain. Putuskan dulu di sana ya.',
  unknown: 'Permintaan ini tidak dikenali. Mulai lagi dari Poku ya.',
};

/** A page that cannot go on, with the way back when there is one. */
export const overBody = (reason: string, cancelUrl: string | undefined): Html => html`
  <h1>Tidak bisa dilanjutkan</h1>
  <p role="alert">${overTexts[reason] ?? 'Permintaan ini ditolak.'}</p>
  ${cancelUrl === undefined ? undefined : html`<a class="button" href="${cancelUrl}">Kembali ke Poku</a>`}
`;
