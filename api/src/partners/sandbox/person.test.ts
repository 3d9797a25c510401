/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { partnerBrowser } from '../../testing/partner-browser';
import { startTestPartners, testLinkOrder, type TestPartners } from '../../testing/sandbox-partners';

let partners: TestPartners;
beforeAll(async () => {
  partners = await startTestPartners();
});
beforeEach(() => partners.reset());
afterAll(() => partners.close());

const base = () => partners.addresses.fitnusa?.url ?? '';
const form = (path: string, fields: Record<string, string>, site = 'same-origin') =>
  fetch(`${base()}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });
const dewi = encodeURIComponent('+6281200000004');

test('the front page lists accounts, links, messages and switches of every partner of the service', async () => {
  const browser = partnerBrowser();
  await browser.open(`${new URL(base()).origin}/`);
  for (const text of ['RumahNet', 'Garuda Motor', 'FitNusa', 'Agus Wijaya', 'fixture-fitnusa-6281200000003'])
    expect(browser.text).toContain(text);
});

test('the front page shows what was paid through Poku and what moved', async () => {
  const debit = { reference: 'debit-on-page', subject: '+6281200000003', amountUnits: 1 };
  await partners.call('fitnusa', 'POST', '/v1/debits', debit);
  await partners.call('fitnusa', 'POST', '/v1/debits', {
    ...debit,
    reference: 'too-much',
    amountUnits: 30_001,
  });
  const browser = partnerBrowser();
  await browser.open(`${new URL(base()).origin}/`);
  for (const text of ['refused (limit)', '30.001', 'Mutasi FitNusa', '−1'])
    expect(browser.text).toContain(text);
  expect(browser.text.match(/debit-on-page/g)).toHaveLength(2);
});

test('its forms change a balance, end a link and set faults', async () => {
  await partners.call('fitnusa', 'POST', '/v1/links', testLinkOrder('one'));
  const changed = await form(`accounts/${dewi}`, { balanceUnits: '77' });
  expect([changed.status, changed.headers.get('location')]).toEqual([303, '/']);
  expect((await partners.call('fitnusa', 'GET', `/v1/accounts/${dewi}/balance`)).data).toMatchObject({
    balanceUnits: 77,
  });
  await form('links/one/end', {});
  expect((await partners.call('fitnusa', 'GET', '/v1/links/one')).data).toEqual({ status: 'ended' });
  await form('switches', { latencyMs: '0', timeout: 'none', events: 'held', refuse: 'on' });
  expect((await partners.call('fitnusa', 'POST', '/v1/links', testLinkOrder('two'))).data).toEqual({
    status: 'refused',
    reason: 'other',
  });
  await form('switches', { latencyMs: '0', timeout: 'none', events: 'once' });
  expect((await partners.call('fitnusa', 'POST', '/v1/links', testLinkOrder('three'))).data).toMatchObject({
    status: 'active',
  });
});

test('a page of another site changes nothing', async () => {
  expect((await form(`accounts/${dewi}`, { balanceUnits: '1' }, 'cross-site')).status).toBe(403);
  expect((await form('switches', { events: 'held' }, 'same-site')).status).toBe(403);
});

test('a balance below zero or of another form is refused', async () => {
  expect((await form(`accounts/${dewi}`, { balanceUnits: '-1' })).status).toBe(400);
  expect((await form('switches', { timeout: 'sometimes' })).status).toBe(400);
});

test('a reset of one partner leaves the others alone', async () => {
  await partners.call('garuda', 'POST', '/v1/links', testLinkOrder('stays'));
  await partners.call('fitnusa', 'POST', '/sandbox/reset');
  expect((await partners.call('garuda', 'GET', '/v1/links/stays')).status).toBe(200);
});
