import { html, type Html } from './html';

/** The field for the partner's own code. @param problem what is wrong with the form, told above it as `#problem` */
export const codeField = (problem: string | undefined): Html => html`
  <label for="otp">Kode dari SMS</label>
  <input
    class="code"
    id="otp"
    name="otp"
    inputmode="numeric"
    autocomplete="one-time-code"
    maxlength="6"
    aria-describedby="otp-hint${problem === undefined ? '' : ' problem'}"
    aria-invalid="${problem === undefined ? 'false' : 'true'}"
  />
  <p class="hint" id="otp-hint">6 angka, berlaku 5 menit.</p>
`;
