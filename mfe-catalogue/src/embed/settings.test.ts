import { aPartnerBrand } from '@poku/testing';
import { type EmbedSettings, languageOf, readSettings } from './settings';

const brand = aPartnerBrand();

/** What an element with these attributes is read as. */
const read = (attributes: Readonly<Record<string, string>>, missing?: string): EmbedSettings => {
  const element = document.createElement('div');
  element.setAttribute('partner', brand.slug);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const settings = readSettings(element, brand, languageOf(element), (id) => id === missing);
  if ('field' in settings) throw new Error(settings.message);
  return settings;
};

const whole = { start: '/tukar', list: '/tukar', limit: undefined, layout: 'grid', language: 'id' };

test('an element without settings begins with the whole catalogue', () => {
  expect(read({})).toMatchObject({ plan: whole, heightPx: undefined, problems: [] });
});

test('a coupon wins over a category, whose list it leads to', () => {
  const { plan, problems } = read({ coupon: '1001', category: '2', limit: '6', layout: 'row' });
  expect(plan).toEqual({
    ...whole,
    start: '/voucher?id=1001',
    list: '/kategori/2',
    limit: 6,
    layout: 'row',
  });
  expect(problems).toEqual([]);
});

test.each([
  [{ coupon: '9' }, 'coupon'],
  [{ coupon: 'x'.repeat(65) }, 'coupon'],
  [{ limit: '0' }, 'limit'],
  [{ limit: '101' }, 'limit'],
  [{ limit: '2.5' }, 'limit'],
  [{ limit: '' }, 'limit'],
  [{ limit: 'enam' }, 'limit'],
  [{ layout: 'list' }, 'layout'],
  [{ layout: '' }, 'layout'],
  [{ lang: 'fr' }, 'lang'],
  [{ lang: 'EN' }, 'lang'],
  [{ lang: '' }, 'lang'],
  [{ height: '199' }, 'height'],
])('%j is told by its field, and the default stays', (attributes, field) => {
  const { plan, heightPx, problems } = read(attributes, '9');
  expect(problems).toEqual([{ field, message: expect.any(String) as string }]);
  expect({ plan, heightPx }).toEqual({ plan: whole, heightPx: undefined });
});

test('an element of no partner has nothing but that problem', () => {
  expect(readSettings(document.createElement('div'), null, 'id')).toMatchObject({ field: 'partner' });
});

test('an element says its language, and is told when the page speaks another one', () => {
  expect(read({ lang: 'en' })).toMatchObject({ plan: { language: 'en' }, problems: [] });
  const element = document.createElement('div');
  element.lang = 'en';
  expect(readSettings(element, brand, 'id')).toMatchObject({
    plan: { language: 'id' },
    problems: [{ field: 'lang', message: expect.stringContaining('"id"') as string }],
  });
});

test('an element without a language is content with what the page speaks', () => {
  expect(readSettings(document.createElement('div'), brand, 'en')).toMatchObject({
    plan: { language: 'en' },
    problems: [],
  });
});
