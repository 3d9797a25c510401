import { aPartnerBrand } from '@poku/testing';
import { readPartnerBrand, slugOfHost } from './partner-look';

const brand = aPartnerBrand();

test('a brand is read as it is, and of other fields nothing', () => {
  expect(readPartnerBrand({ ...brand, style: 'x' })).toEqual(brand);
  expect(readPartnerBrand({ ...brand, look: null })).toEqual({ ...brand, look: undefined });
});

test.each([
  null,
  'kopi-kita',
  [brand],
  { ...brand, slug: 'Kopi Kita' },
  { ...brand, slug: '__proto__' },
  { ...brand, partnerId: '2; --' },
  { ...brand, name: ' ' },
  { ...brand, name: 7 },
  { ...brand, logo: 'https://x.example/a.svg' },
  { ...brand, logo: '//x.example/a.svg' },
  { ...brand, logo: '/media/../gateway/x' },
  { ...brand, logo: '/\\x.example' },
])('%j is no brand', (value) => expect(readPartnerBrand(value)).toBeNull());

test.each([
  { pattern: 'stripes', light: { primary: 'url(https://x.example)' }, dark: {} },
  { pattern: 'stripes', light: {}, dark: { header: '#12345' } },
  { pattern: 'stripes', light: { header: '#123456;}' }, dark: {} },
  { pattern: 7, light: {}, dark: {} },
  { pattern: 'stripes', light: [] },
])('with the look %j a brand has the colours of Poku', (look) => {
  expect(readPartnerBrand({ ...brand, look })).toEqual({ ...brand, look: undefined });
});

test.each([
  ['kopi-kita.localhost', 'kopi-kita'],
  ['GARUDA.localhost', 'garuda'],
  ['fitnusa.poku.example', 'fitnusa'],
])('the first label of %s may be a partner', (host, slug) => expect(slugOfHost(host)).toBe(slug));

test.each(['localhost', 'kopi-kita', '127.0.0.1', '[::1]'])('%s is nobody’s', (host) =>
  expect(slugOfHost(host)).toBeNull(),
);
