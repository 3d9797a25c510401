// @ts-check
/**
 * The camera of a till's page: reads the QR code, with a code or a token, or Code 128 of a coupon into the field and sends the form. Nothing of a picture or
 * a code is kept or logged.
 * @typedef {(picture: HTMLCanvasElement) => Promise<string | undefined>} Reader gives the code in a picture, if there is one
 * @typedef {{ detect(picture: HTMLCanvasElement): Promise<{ rawValue: string }[]> }} Detector
 * @typedef {{ new (options: { formats: string[] }): Detector, getSupportedFormats(): Promise<string[]> }} DetectorClass
 * @typedef {typeof import('@zxing/library')} Zxing
 */
import { partOf } from './parts.js';
import { isToken } from './till-token.js';

/** Between two looks at the picture. */
const PAUSE_MS = 150;
/**
 * How long a code that is no token is held back: the QR code above a barcode may be read in the next picture, and does not need a network.
 */
const PATIENCE_MS = 1_000;
/** Longest side of the picture that is searched, pixels. */
const LONGEST_SIDE = 960;
/**
 * Sizes in which a picture is searched, one after the other: the decoder in JavaScript misses about a tenth of the QR codes with a token in
 * any one of them, and of 300 none in all four.
 */
const SIZES = [1, 0.7, 0.9, 0.8];
/** What a coupon's code may look like; the scanner looks past everything else, such as the address of a menu. */
const CODE = /^[a-z\d][a-z\d -]{2,62}[a-z\d]$/i;

const TEXTS = {
  refused: 'Kamera tidak diizinkan. Izinkan kamera untuk halaman ini, atau ketik kodenya.',
  missing: 'Kamera tidak ditemukan. Ketik kodenya ya.',
  broken: 'Kamera tidak bisa dipakai. Ketik kodenya ya.',
};

const form = partOf('use', HTMLFormElement);
const field = partOf('code', HTMLInputElement);
const scanButton = partOf('scan', HTMLButtonElement);
const camera = partOf('camera', HTMLElement);
const video = partOf('video', HTMLVideoElement);
const closeButton = partOf('close', HTMLButtonElement);
const problem = partOf('camera-problem', HTMLElement);

/** @param {string} text */
const isCode = (text) => CODE.test(text) || isToken(text);

/**
 * The browser's own reader; undefined in one that does not read both kinds of codes.
 * @returns {Promise<Reader | undefined>}
 */
async function ownReader() {
  const Class = /** @type {{ BarcodeDetector?: DetectorClass }} */ (globalThis).BarcodeDetector;
  const formats = ['qr_code', 'code_128'];
  const known = (await Class?.getSupportedFormats()) ?? [];
  if (Class === undefined || !formats.every((format) => known.includes(format))) return undefined;
  const detector = new Class({ formats });
  // A browser may have the class of a reader and no reader behind it.
  await detector.detect(Object.assign(document.createElement('canvas'), { width: 1, height: 1 }));
  return async (picture) => {
    const found = await detector.detect(picture);
    const texts = found.map(({ rawValue }) => rawValue);
    return texts.find(isToken) ?? texts.find(isCode);
  };
}

const loadedZxing = () => /** @type {{ ZXing?: Zxing }} */ (globalThis).ZXing;

/** Loads the decoder. Rejects when it does not come. */
const loadZxing = () =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = '/zxing.js';
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });

/**
 * Reads with a decoder in JavaScript, which is loaded for it.
 * @returns {Promise<Reader>}
 */
async function fallbackReader() {
  if (loadedZxing() === undefined) await loadZxing();
  const zxing = loadedZxing();
  if (zxing === undefined) throw new Error('The decoder is not there');
  // Not its MultiFormatReader, which writes to the console for each picture without a code.
  const decoders = [new zxing.QRCodeReader(), new zxing.Code128Reader()];
  const hints = new Map([[zxing.DecodeHintType.TRY_HARDER, true]]);
  return (picture) => {
    for (const decoder of decoders) {
      const light = new zxing.HTMLCanvasElementLuminanceSource(picture);
      try {
        const text = decoder
          .decode(new zxing.BinaryBitmap(new zxing.HybridBinarizer(light)), hints)
          .getText();
        if (isCode(text)) return Promise.resolve(text);
      } catch {
        // It found none.
      }
    }
    return Promise.resolve(undefined);
  };
}

/**
 * Makes pictures of what the page shows of the camera, the square in the middle, in several sizes, then as many turned ones, and so on:
 * the fallback reads only barcodes that lie.
 */
function createShutter() {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  let looks = 0;
  return () => {
    const { videoWidth: width, videoHeight: height } = video;
    const shown = Math.min(width, height);
    const side = Math.round(Math.min(shown, LONGEST_SIDE) * (SIZES[looks % SIZES.length] ?? 1));
    canvas.width = canvas.height = side;
    const isTurned = Math.floor(looks / SIZES.length) % 2 === 1;
    looks += 1;
    if (isTurned) context?.setTransform(0, 1, -1, 0, side, 0);
    context?.drawImage(video, (width - shown) / 2, (height - shown) / 2, shown, shown, 0, 0, side, side);
    return canvas;
  };
}

/**
 * Looks until there is a token, or with a network a code and no token soon after it; undefined once nobody looks any more.
 * @param {() => boolean} isOpen
 */
async function lookForCode(isOpen) {
  let read = (await ownReader().catch(() => undefined)) ?? (await fallbackReader());
  const shoot = createShutter();
  /** @type {{ code: string, untilMs: number } | undefined} */
  let plain;
  while (isOpen()) {
    const code = await read(shoot()).catch(async () => {
      read = await fallbackReader();
      return undefined;
    });
    if (!isOpen()) return undefined;
    const nowMs = performance.now();
    if (code !== undefined && isToken(code)) return code;
    if (code !== undefined) plain ??= { code, untilMs: nowMs + PATIENCE_MS };
    if (plain !== undefined && navigator.onLine && nowMs >= plain.untilMs) return plain.code;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return undefined;
}

/** Grows each time when the camera is opened or closed, so that what was begun before then knows that it is over. */
let turn = 0;

/** @param {MediaStream | null} stream */
const stop = (stream) => stream?.getTracks().forEach((track) => track.stop());

function close() {
  turn += 1;
  stop(/** @type {MediaStream | null} */ (video.srcObject));
  video.srcObject = null;
  camera.hidden = true;
  scanButton.hidden = false;
}

/** @param {unknown} error */
function textOf(error) {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return TEXTS.refused;
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? TEXTS.missing : TEXTS.broken;
}

async function scan() {
  const own = (turn += 1);
  const isOpen = () => own === turn;
  problem.hidden = true;
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 } },
    });
    if (!isOpen()) return stop(stream);
    video.srcObject = stream;
    camera.hidden = false;
    scanButton.hidden = true;
    closeButton.focus();
    await video.play();
    const code = await lookForCode(isOpen);
    if (code === undefined) return;
    close();
    field.value = code;
    form.requestSubmit();
  } catch (error) {
    if (!isOpen()) return;
    close();
    problem.textContent = textOf(error);
    problem.hidden = false;
    scanButton.focus();
  }
}

// Only a page of a secure context has it.
if ('mediaDevices' in navigator) {
  scanButton.hidden = false;
  scanButton.addEventListener('click', () => void scan());
  closeButton.addEventListener('click', () => {
    close();
    scanButton.focus();
  });
  addEventListener('pagehide', close);
  // The decoder is there before the network goes; without it the camera says what it finds.
  void ownReader()
    .catch(() => undefined)
    .then((own) => own ?? loadZxing())
    .catch(() => undefined);
}
