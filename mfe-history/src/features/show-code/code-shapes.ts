import CODE128 from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js';
import { encode } from 'uqr';

/** A code as a drawing: black runs of modules as an SVG path, in a box that holds its quiet zone. */
export interface CodeShape {
  /** `d` of one path; every rectangle is whole modules wide. */
  readonly path: string;
  readonly viewBox: string;
  /** Modules across, with the quiet zone. */
  readonly modulesWide: number;
}

/** Light modules around a QR code (ISO/IEC 18004 §5.3.8). */
const QR_QUIET = 4;
/** Light modules beside a Code 128 (ISO/IEC 15417 §4.4). */
const BARCODE_QUIET = 10;
/** More characters than a coupon's code has. */
const LONG_CHARS = 128;
/** What jsbarcode's encoder can put into the printable part of Code 128. */
const PRINTABLE = /^[\x20-\x7e]+$/;

/** Rectangles of one row, one for each run of dark modules. */
const runsIn = (modules: readonly boolean[], y: number): string => {
  const runs: string[] = [];
  for (let x = 0; x < modules.length; x += 1) {
    const start = x;
    while (modules[x]) x += 1;
    if (x > start) runs.push(`M${start} ${y}h${x - start}v1H${start}z`);
  }
  return runs.join('');
};

/** The QR code of a text, error correction M; L for a long one, whose modules would be too small: nothing wears a screen off. */
export function qrShape(text: string): CodeShape {
  const { data, size } = encode(text, { ecc: text.length > LONG_CHARS ? 'L' : 'M', border: 0 });
  const wide = size + 2 * QR_QUIET;
  return {
    path: data.map(runsIn).join(''),
    viewBox: `${-QR_QUIET} ${-QR_QUIET} ${wide} ${wide}`,
    modulesWide: wide,
  };
}

/** The Code 128 of a text, one module high, to be stretched; `null` when it has letters that the code does not know. */
export function barcodeShape(text: string): CodeShape | null {
  if (!PRINTABLE.test(text)) return null;
  const modules = Array.from(new CODE128(text, {}).encode().data, (bit) => bit === '1');
  const wide = modules.length + 2 * BARCODE_QUIET;
  return { path: runsIn(modules, 0), viewBox: `${-BARCODE_QUIET} 0 ${wide} 1`, modulesWide: wide };
}
