import { BinaryBitmap, Code128Reader, GlobalHistogramBinarizer, RGBLuminanceSource } from '@zxing/library';
import fc from 'fast-check';
import jsQR from 'jsqr';
import { barcodeShape, type CodeShape, qrShape } from './code-shapes';

/** Pixels per module. */
const SCALE = 3;
const WHITE = 255;

interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** One byte of light per pixel. */
  readonly light: Uint8ClampedArray;
}

/** Paints a shape as a browser does: its dark rectangles on white, inside its `viewBox`. */
function paint({ path, viewBox }: CodeShape): Bitmap {
  const [left = 0, top = 0, across = 0, down = 0] = viewBox.split(' ').map(Number);
  const width = across * SCALE;
  const height = down * SCALE;
  const light = new Uint8ClampedArray(width * height).fill(WHITE);
  for (const [, x, y, wide] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) {
    const from = (Number(x) - left) * SCALE;
    const until = from + Number(wide) * SCALE;
    for (let row = (Number(y) - top) * SCALE; row < (Number(y) - top + 1) * SCALE; row += 1)
      light.fill(0, row * width + from, row * width + until);
  }
  return { width, height, light };
}

const readQr = ({ width, height, light }: Bitmap): string | undefined => {
  const pixels = new Uint8ClampedArray(width * height * 4);
  light.forEach((value, index) => pixels.fill(value, index * 4, index * 4 + 3).fill(WHITE, index * 4 + 3));
  return jsQR(pixels, width, height, { inversionAttempts: 'dontInvert' })?.data;
};
const readBarcode = ({ width, height, light }: Bitmap): string =>
  new Code128Reader()
    .decode(new BinaryBitmap(new GlobalHistogramBinarizer(new RGBLuminanceSource(light, width, height))))
    .getText();

/** Codes as the API makes them. */
const issuedCode = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'),
  minLength: 12,
  maxLength: 12,
});
/** What a partner's own codes may look like. */
const foreignCode = fc.string({
  unit: fc.constantFrom(...'ABCXYZabcxyz0123456789-/. +'),
  minLength: 1,
  maxLength: 24,
});
const anyCode = fc.oneof({ weight: 3, arbitrary: issuedCode }, foreignCode);

test('a decoder reads every code back from its QR code', () => {
  fc.assert(
    fc.property(anyCode, (code) => expect(readQr(paint(qrShape(code)))).toBe(code)),
    { numRuns: 200 },
  );
});

test('a decoder reads every code back from its barcode', () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      const shape = barcodeShape(code);
      expect(shape && readBarcode(paint(shape))).toBe(code);
    }),
    { numRuns: 300 },
  );
});

test('both keep their quiet zones', () => {
  const qr = qrShape('ABCD2345EFGH');
  expect(qr.viewBox).toMatch(/^-4 -4 29 29$/);
  const barcode = barcodeShape('ABCD2345EFGH');
  expect(barcode?.viewBox.startsWith('-10 0 ')).toBe(true);
  expect(barcode?.modulesWide).toBe(Number(barcode?.viewBox.split(' ')[2]));
});

test('a code that Code 128 cannot write has a QR code alone', () => {
  expect(barcodeShape('KODE-É')).toBeNull();
  expect(readQr(paint(qrShape('KODE-É')))).toBe('KODE-É');
});

test('a decoder reads a token, whose modules are four pixels or more on a phone of 360', () => {
  const token = `POKU1.${'eyJjIjoi'.repeat(20)}abcd.${'-_aZ9'.repeat(17)}A`.slice(0, 250);
  const shape = qrShape(token);
  expect(readQr(paint(shape))).toBe(token);
  expect(Math.floor((360 - 2 * 16) / shape.modulesWide)).toBeGreaterThanOrEqual(4);
});
