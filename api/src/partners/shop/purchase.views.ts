import { formatDay, formatTime } from '@poku/domain/dates';
import { formatRupiah } from '@poku/domain/numbers';
import { html, type Html } from '../pages/html';
import { alertOf } from '../pages/layout';
import type { ToldPurchase } from './repository';

/** Where the forms of a user's shop go, and the fields that all of them carry. */
export interface ShopForm {
  action: string;
  fields: Html;
}

/** Why a form changed nothing. A correction names its purchase and what was typed. */
export interface Problem {
  text: string;
  reference?: string;
  typed?: string;
}

/** Whether a purchase can still be given back or corrected. */
export const isOpen = ({ reversed_at }: ToldPurchase): boolean => reversed_at === null;

const toldTexts: Readonly<Record<ToldPurchase['told'], string>> = {
  sent: 'Terkirim ke Poku',
  waiting: 'Menunggu dikirim ke Poku',
  held: 'Ditahan, belum dikirim ke Poku',
  failed: 'Gagal dikirim ke Poku',
};

const stateOf = (purchase: ToldPurchase): string => {
  if (!isOpen(purchase)) return 'Dibatalkan';
  return purchase.revision === 1 ? 'Berhasil' : 'Dikoreksi';
};

const correction = (purchase: ToldPurchase, form: ShopForm, problem: Problem | undefined): Html => {
  const { reference, item, amount_rupiah } = purchase;
  return html`
    <details ${problem && html`open`}>
      <summary>Koreksi<span class="unseen"> ${item}</span></summary>
      ${alertOf(problem?.text)}
      <form method="post" action="${form.action}" novalidate>
        ${form.fields} <input type="hidden" name="reference" value="${reference}" />
        <label for="amount-${reference}">Jumlah yang benar (rupiah)</label>
        <input
          id="amount-${reference}"
          name="amount"
          inputmode="numeric"
          autocomplete="off"
          maxlength="20"
          value="${problem?.typed ?? amount_rupiah}"
          aria-invalid="${problem === undefined ? 'false' : 'true'}"
          ${problem && html`aria-describedby="problem" autofocus`}
        />
        <button name="step" value="correct">Simpan koreksi</button>
      </form>
    </details>
  `;
};

/** A purchase, with what can still be done about it. @param problem of any form of the page */
export const purchaseLine = (purchase: ToldPurchase, form: ShopForm, problem: Problem | undefined): Html => {
  const { reference, item, amount_rupiah, made_at, told } = purchase;
  const changes = html`<div class="acts">
    <form method="post" action="${form.action}">
      ${form.fields} <input type="hidden" name="reference" value="${reference}" />
      <button class="quiet" name="step" value="reverse" aria-label="Batalkan ${item}">Batalkan</button>
    </form>
    ${correction(purchase, form, problem?.reference === reference ? problem : undefined)}
  </div>`;
  return html`
    <li>
      <p class="good"><strong>${item}</strong><strong>${formatRupiah(amount_rupiah)}</strong></p>
      <p class="hint">
        ${formatDay(made_at)} ${formatTime(made_at)}<br />${stateOf(purchase)} · ${toldTexts[told]}
      </p>
      ${isOpen(purchase) ? changes : undefined}
    </li>
  `;
};
