import { partnerByHost } from './partner-by-host';

describe('the partner of an origin', () => {
  it.each([
    ['nusapoin.localhost', '2'],
    ['rumahnet.localhost', '9'],
    ['GARUDA.localhost', '10'],
    ['fitnusa.poku.example', '11'],
  ])('is named by the first label of %s', (host, partnerId) => {
    expect(partnerByHost(host)?.partnerId).toBe(partnerId);
  });

  it('is nobody on our own hosts and on look-alikes', () => {
    for (const host of [
      'localhost',
      'nusapoin',
      'www.nusapoin.localhost',
      'nusapoinx.localhost',
      '127.0.0.1',
    ]) {
      expect(partnerByHost(host)).toBeNull();
    }
  });
});
