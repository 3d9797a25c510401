/** The one encoder of jsbarcode that is used; its own types know only the whole library. */
declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js' {
  export default class Code128Auto {
    constructor(text: string, options: { readonly text?: string });
    /** `data`: one digit per module, 1 is dark, without a quiet zone. */
    encode(): { readonly data: string; readonly text: string };
  }
}
