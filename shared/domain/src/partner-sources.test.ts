import { partnerIdOfSource, sourceOfPartnerId } from './partner-sources';

test('a source names its partner in any case, and nothing else names one', () => {
  expect(partnerIdOfSource('DompetNusa')).toBe('3');
  expect(partnerIdOfSource('nusapoin')).toBe('2');
  for (const text of ['', 'linkaja', 'toString', '__proto__'])
    expect(partnerIdOfSource(text)).toBeUndefined();
});

test('a partner is named in addresses by the source that names it', () => {
  expect(sourceOfPartnerId('3')).toBe('dompetnusa');
  expect(sourceOfPartnerId('1')).toBeUndefined();
  expect(partnerIdOfSource(sourceOfPartnerId('10') ?? '')).toBe('10');
});
