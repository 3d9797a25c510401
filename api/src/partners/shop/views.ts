import { formatRupiah } from '@poku/domain/numbers';
import { maskPhone } from '@poku/domain/phone';
import { randomReference } from '../../security/random';
import type { AccountRow } from '../accounts/repository';
import type { Brand } from '../brands';
import { html, type Html } from '../pages/html';
import { alertOf } from '../pages/layout';
import type { Good } from './goods';
import { isOpen, purchaseLine, type Problem, type ShopForm } from './purchase.views';
import type { ToldPurchase } from './repository';

const nothingPaid = 'Ini toko contoh: tidak ada uang atau saldo yang dipotong.';

/** Who of the partner's users is in the shop. */
export const usersBody = (
  { slug, name }: Brand,
  accounts: readonly AccountRow[],
  problem: string | undefined,
): Html => html`
  <h1>Belanja di ${name}</h1>
  <p>Pilih pengguna ${name} yang berbelanja. ${nothingPaid}</p>
  ${alertOf(problem)}
  <ul class="people">
    ${accounts.map(
      ({ subject, holder, msisdn }) => html`
        <li>
          <form method="get" action="/${slug}/app/belanja">
            <input type="hidden" name="subject" value="${subject}" />
            <button class="quiet">Masuk sebagai ${holder} (${maskPhone(msisdn)})</button>
          </form>
        </li>
      `,
    )}
  </ul>
`;

/** A good, with a reference of its own for the one purchase that its button makes. */
const goodLine = ({ name, priceRupiah }: Good, { action, fields }: ShopForm): Html => html`
  <li>
    <form class="good" method="post" action="${action}">
      ${fields} <input type="hidden" name="reference" value="${randomReference()}" />
      <input type="hidden" name="good" value="${name}" />
      <p><strong>${name}</strong><br />${formatRupiah(priceRupiah)}</p>
      <button name="step" value="buy" aria-label="Beli ${name}">Beli</button>
    </form>
  </li>
`;

/** What is sold, and what the user bought. */
export function shopBody(
  brand: Brand,
  goods: readonly Good[],
  { account, made }: { account: AccountRow; made: readonly ToldPurchase[] },
  form: ShopForm,
  problem: Problem | undefined,
): Html {
  const isAtLine = made.some((purchase) => purchase.reference === problem?.reference && isOpen(purchase));
  const isWaiting = made.some(({ told }) => told === 'waiting');
  return html`
    <h1>Belanja di ${brand.name}</h1>
    <p>
      Masuk sebagai ${account.holder} (${maskPhone(account.msisdn)}).<br />
      <a class="other" href="/${brand.slug}/app/belanja">Ganti pengguna</a>
    </p>
    ${alertOf(isAtLine ? undefined : problem?.text)}
    <p class="hint">${nothingPaid}</p>
    <ul class="goods">
      ${goods.map((good) => goodLine(good, form))}
    </ul>
    <h2 id="transaksi">Transaksi</h2>
    ${made.length === 0 ? html`<p>Belum ada transaksi.</p>` : undefined}
    ${isWaiting ? html`<p class="hint">Muat ulang halaman ini untuk melihat kabar terbaru.</p>` : undefined}
    <ul class="goods">
      ${made.map((purchase) => purchaseLine(purchase, form, problem))}
    </ul>
  `;
}
