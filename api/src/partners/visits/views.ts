import { maskPhone } from '@poku/domain/phone';
import type { AccountRow } from '../accounts/repository';
import type { Brand } from '../brands';
import { html, type Html } from '../pages/html';
import { alertOf } from '../pages/layout';

/** The partner's app: who of its users opens Poku. */
export const appBody = (
  brand: Brand,
  accounts: readonly AccountRow[],
  token: string,
  problem: string | undefined,
): Html => html`
  <h1>Aplikasi ${brand.name}</h1>
  <p>Pilih pengguna ${brand.name} yang membuka Poku dari sini.</p>
  ${alertOf(problem)}
  <ul class="people">
    ${accounts.map(
      ({ subject, holder, msisdn }) => html`
        <li>
          <form method="post" action="/${brand.slug}/app/visits">
            <input type="hidden" name="token" value="${token}" />
            <input type="hidden" name="subject" value="${subject}" />
            <button class="quiet">Buka Poku sebagai ${holder} (${maskPhone(msisdn)})</button>
          </form>
        </li>
      `,
    )}
  </ul>
  <p><a class="other" href="/${brand.slug}/app/belanja">Belanja di ${brand.name}</a></p>
`;
