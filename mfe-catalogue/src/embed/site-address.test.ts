import { brandSite, entryAddress } from './site-address';

describe('the site that a partner’s member goes on to', () => {
  it.each([
    ['http://localhost:3000', 'http://kopi-kita.localhost:3000'],
    ['https://poku.example', 'https://kopi-kita.poku.example'],
    ['http://kopi-kita.localhost:3000', 'http://kopi-kita.localhost:3000'],
  ])('beside %s is %s', (origin, site) => {
    expect(brandSite(origin, 'kopi-kita')).toBe(site);
  });

  it('takes token and page at its gate, each whole', () => {
    const { pathname, searchParams } = new URL(
      entryAddress('http://nusapoin.localhost:3000', 'a+b&c', '/checkout?voucherId=1&quantity=2'),
    );
    expect(pathname).toBe('/partner-login');
    expect(searchParams.get('redirectToken')).toBe('a+b&c');
    expect(searchParams.get('redirectUri')).toBe('/checkout?voucherId=1&quantity=2');
  });
});
