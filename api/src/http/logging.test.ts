/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { createSandboxService } from '../modules/sandbox/service';
import { sitiId, sitiPhone, startTestApi } from '../testing/api';

test('log lines name method and route, and never a token, password, code or phone number', async () => {
  const lines: string[] = [];
  const api = await startTestApi({ logLevel: 'info' }, { write: (line) => lines.push(line) });
  await createSandboxService(api.deps).reset();
  const token = await api.login();
  const item = { voucherId: '1001', redemptionRuleId: 'R1001', rewardItemId: 'I1001', quantity: 1 };
  await api.call('POST', '/multiplepaymentotp', {
    token,
    body: { clientId: sitiId, paymentMethod: '0', ...item },
  });
  await api.call('GET', `/checkmsisdn?msisdn=${sitiPhone}`);
  const otp = await api.lastOtp();
  await api.deps.db.script('drop table voucher cascade');
  expect((await api.call('POST', '/voucherlist', { token, body: { clientId: sitiId } })).status).toBe(500);
  await api.close();
  const text = lines.join('');
  expect(text).toContain('"route":"/checkmsisdn"');
  expect(text).toContain('request failed');
  for (const secret of [token, 'Rahasia123', otp, sitiPhone, '81200000002'])
    expect(text).not.toContain(secret);
});
