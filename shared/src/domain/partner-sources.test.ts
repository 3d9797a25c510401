import { partnerIdOfSource } from './partner-sources';

test('a source names its partner in any case, and nothing else names one', () => {
  expect(partnerIdOfSource('DompetNusa')).toBe('3');
  expect(partnerIdOfSource('nusapoin')).toBe('2');
  for (const text of ['', 'linkaja', 'toString', '__proto__'])
    expect(partnerIdOfSource(text)).toBeUndefined();
});
