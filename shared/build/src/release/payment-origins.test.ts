import { paymentOrigins } from './payment-origins';

describe('the origins of payment pages', () => {
  it('are the sandbox e-wallet’s, on the port it has', () => {
    expect(paymentOrigins({})).toEqual(['http://dompetnusa.partner.localhost:4101']);
    expect(paymentOrigins({ POKU_PARTNERS_PORT: '5000' })).toEqual([
      'http://dompetnusa.partner.localhost:5001',
    ]);
  });

  it('are none outside the sandbox, unless they are listed', () => {
    expect(paymentOrigins({ SANDBOX: '0' })).toEqual([]);
    const listed = { SANDBOX: '0', POKU_PAYMENT_ORIGINS: 'https://pay.example, https://wallet.example:8443' };
    expect(paymentOrigins(listed)).toEqual(['https://pay.example', 'https://wallet.example:8443']);
  });

  it.each([
    'pay.example',
    'http://pay.example',
    'https://pay.example/pay',
    'https://*.example',
    'https://pay.example;script-src',
    "https://pay.example; script-src 'unsafe-inline'",
    'https://pay.example,',
    'https:',
    '*',
  ])('refuses "%s", which could loosen the policy', (origins) => {
    expect(() => paymentOrigins({ POKU_PAYMENT_ORIGINS: origins })).toThrow('POKU_PAYMENT_ORIGINS');
  });
});
