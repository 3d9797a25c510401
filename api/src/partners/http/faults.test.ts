/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { type PartnerFaults, signedHeaders } from '@poku/partner-protocol';
import { partnerKeys } from '../../testing/partners';
import { startTestPartners, testLinkOrder, type TestPartners } from '../../testing/sandbox-partners';

let partners: TestPartners;
beforeAll(async () => {
  partners = await startTestPartners();
});
beforeEach(() => partners.reset());
afterAll(() => partners.close());

const fault = (faults: Partial<PartnerFaults>) => partners.call('garuda', 'PUT', '/sandbox/faults', faults);
const stateOf = (reference: string) => partners.call('garuda', 'GET', `/v1/links/${reference}`);

/** Orders a link with a client that gives up after `patienceMs`. */
async function order(reference: string, patienceMs: number): Promise<'gave up' | 'hung up' | number> {
  const { url, keys } = partners.addresses.garuda ?? { url: '', keys: partnerKeys('garuda') };
  const target = new URL(`${url}/v1/links`);
  const body = JSON.stringify(testLinkOrder(reference));
  const patience = AbortSignal.timeout(patienceMs);
  try {
    const answer = await fetch(target, {
      method: 'POST',
      headers: {
        ...signedHeaders(keys.poku, { method: 'POST', path: target.pathname, body }),
        'content-type': 'application/json',
      },
      body,
      signal: patience,
    });
    return answer.status;
  } catch {
    return patience.aborted ? 'gave up' : 'hung up';
  }
}

test('a partner that never answers may have done nothing', async () => {
  await fault({ timeout: 'before' });
  expect(await order('silent', 300)).toBe('gave up');
  await fault({});
  expect((await stateOf('silent')).status).toBe(404);
});

test('or may have done it all', async () => {
  await fault({ timeout: 'after' });
  expect(await order('silent', 300)).toBe('gave up');
  await fault({});
  expect((await stateOf('silent')).data).toMatchObject({ status: 'active' });
});

test('a slow partner answers late, and does what was asked also for somebody who gave up', async () => {
  await fault({ latencyMs: 400 });
  const startedAt = Date.now();
  expect(await order('slow', 5000)).toBe(200);
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(390);
  await partners.call('garuda', 'DELETE', '/v1/links/slow');
  expect(await order('given-up', 100)).toBe('gave up');
  await fault({});
  let state = await stateOf('given-up');
  while (state.status === 404) state = await stateOf('given-up');
  expect(state.data).toMatchObject({ status: 'active' });
});

test('a partner that is down closes the connection, and the others go on', async () => {
  await fault({ down: true });
  expect(await order('down', 5000)).toBe('hung up');
  expect((await partners.call('fitnusa', 'GET', '/v1/links/none')).status).toBe(404);
  await fault({});
  expect((await stateOf('down')).status).toBe(404);
});

test('a partner that refuses makes no link of any kind', async () => {
  const refused = { status: 'refused', reason: 'other' };
  await fault({ refuse: true });
  expect((await partners.call('garuda', 'POST', '/v1/links', testLinkOrder('no'))).data).toEqual(refused);
  const visitor = { reference: 'visit', subject: '+6281200000004', msisdn: '+6281200000004', scope: [] };
  expect((await partners.call('garuda', 'POST', '/v1/visitor-links', visitor)).data).toEqual(refused);
  await fault({});
  expect((await stateOf('no')).data).toEqual(refused);
});

test('faults are set by Poku alone, and another form of them by nobody', async () => {
  const url = `${partners.addresses.garuda?.url ?? ''}/sandbox/faults`;
  expect((await fetch(url, { method: 'PUT', body: '{}' })).status).not.toBe(204);
  expect((await partners.call('garuda', 'PUT', '/sandbox/faults', { latencyMs: 60_001 })).status).toBe(400);
});

test('pages and helpers for people are not touched by faults', async () => {
  await fault({ down: true, latencyMs: 60_000 });
  const { url } = partners.addresses.garuda ?? { url: '' };
  expect((await fetch(`${url}/app`)).status).toBe(200);
  expect((await fetch(`${url}/sandbox/outbox`)).status).toBe(200);
});
