import { STORAGE_KEYS } from '@poku/domain/brand';
import { FONT_ADDRESS, FONT_FAMILY } from '@poku/domain/typeface';
import { applyTypeface } from './apply-typeface';

const faces: FakeFace[] = [];

class FakeFace {
  constructor(
    readonly family: string,
    readonly source: string,
    readonly descriptors: FontFaceDescriptors,
  ) {}
  load(): Promise<FakeFace> {
    return Promise.reject(new Error('no network'));
  }
}

beforeEach(() => {
  faces.length = 0;
  localStorage.clear();
  Object.defineProperty(globalThis, 'FontFace', { configurable: true, value: FakeFace });
  const fonts = { add: (face: FakeFace) => faces.push(face) };
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['FontFace', 'fonts', 'connection'])
    for (const owner of [globalThis, document, navigator]) Reflect.deleteProperty(owner, name);
});

const keep = (address: string) => localStorage.setItem(STORAGE_KEYS.typeface, address);

test('a device that has the letters is shown them, without waiting and without a change later; a file that is gone is nobody’s error', async () => {
  keep(FONT_ADDRESS);
  applyTypeface();
  await Promise.resolve();
  expect(faces).toEqual([
    {
      family: FONT_FAMILY,
      source: `url(${FONT_ADDRESS})`,
      descriptors: { display: 'optional', weight: '400 700' },
    },
  ]);
});

test.each([
  ['that has none', () => undefined],
  ['that has those of before', () => keep('/media/fonts/plus-jakarta-sans.0.woff2')],
  [
    'whose owner saves data by now',
    () => {
      keep(FONT_ADDRESS);
      Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    },
  ],
  [
    'that refuses storage',
    () => {
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError');
      });
    },
  ],
  [
    'whose browser makes no faces',
    () => {
      keep(FONT_ADDRESS);
      Reflect.deleteProperty(globalThis, 'FontFace');
    },
  ],
])('a device %s is shown the system’s letters', (_, prepare) => {
  prepare();
  applyTypeface();
  expect(faces).toEqual([]);
});
