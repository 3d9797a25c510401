/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { createServer } from 'node:http';
import { answerHeaders, signatureHeaders, signedHeaders } from '@poku/partner-protocol';
import { sandboxAccount } from '@poku/api/operators';
import { partnerKeys, startTestPartners, type TestPartners } from '@poku/api/testing';
import { accountChecks } from './account-checks';
import { type CheckResult } from './check';
import { startListener } from './listen';
import { dayChecks } from './day-checks';
import { purchaseChecks } from './purchase-checks';
import { runChecks } from './run';
import { readTarget } from './target';

let partners: TestPartners;
beforeAll(async () => {
  partners = await startTestPartners();
});
beforeEach(() => partners.reset());
afterAll(() => partners.close());

const targetOf = (slug: string, url = partners.addresses[slug]?.url ?? '') => {
  const { poku, partner } = partnerKeys(slug);
  return readTarget(url, { pokuKey: poku[0] ?? '', partnerKey: partner[0] ?? '' }, sandboxAccount);
};
const failedOf = (results: readonly CheckResult[]) =>
  results.filter(({ problem }) => problem !== undefined).map(({ title }) => title);
const nobody = (): void => undefined;

test.each(['nusapoin', 'dompetnusa', 'rumahnet', 'garuda', 'fitnusa'])(
  'the sandbox partner %s keeps every rule',
  async (slug) => {
    const results = await runChecks(targetOf(slug), nobody);
    expect(failedOf(results)).toEqual([]);
    expect(results.length).toBeGreaterThan(25);
  },
);

test.each([
  ['nusapoin', 'a debit without a code is refused, twice too'],
  ['dompetnusa', 'a payment waits on a page, one per reference'],
  ['rumahnet', 'a debit is given back once, for good, and the statement tells both'],
])('the sandbox partner %s keeps the rules of purchases, and its account its units', async (slug, title) => {
  const target = targetOf(slug);
  const balance = () =>
    partners.call(slug, 'GET', `/v1/accounts/${encodeURIComponent(target.subject)}/balance`);
  const before = await balance();
  const results = await runChecks(target, nobody, await purchaseChecks(target, 10));
  expect(failedOf(results)).toEqual([]);
  expect(results.map((result) => result.title)).toContain(title);
  expect(await balance()).toEqual(before);
});

test('a partner that does not call off, or keeps no statement, is found', async () => {
  const careless = await startCareless((path, text) => {
    if (path.includes('/v1/statement')) return '{"movements":[]}';
    return path.includes('/v1/debits') ? text.replace('"reversed"', '"done"') : text;
  });
  const target = targetOf('garuda', careless.url);
  const failed = failedOf(await runChecks(target, nobody, await purchaseChecks(target, 10)));
  careless.stop();
  expect(failed).toEqual([
    'a debit that was called off before it was ordered takes nothing, twice too',
    'a debit is given back once, for good, and the statement tells both',
  ]);
});

test('purchases of a day in another order, or of another form, are found', async () => {
  const line = (reference: string) => ({
    reference,
    revision: 1,
    status: 'made',
    amountRupiah: 1,
    category: 'card',
  });
  for (const purchases of [[line('b'), line('a')], [{ ...line('a'), revision: 0 }]]) {
    const careless = await startCareless((path, text) =>
      path.includes('/v1/purchases') ? JSON.stringify({ purchases }) : text,
    );
    const failed = failedOf(await runChecks(targetOf('garuda', careless.url), nobody, dayChecks));
    careless.stop();
    expect(failed).toEqual([dayChecks[0]?.title]);
  }
});

/** A partner that takes every request, signed or not, does what a real one does, and changes the answers. */
async function startCareless(change: (path: string, text: string) => string, isSigning = true) {
  const { url: base, keys } = targetOf('garuda');
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url: path = '' } = request;
      const body = Buffer.concat(parts).toString();
      const target = new URL(path, base);
      const headers = {
        ...signedHeaders(keys.poku, { method, path, body }),
        ...(body !== '' && { 'content-type': 'application/json' }),
      };
      const answer = fetch(target, { method, headers, body: body === '' ? null : body });
      void answer.then(async (real) => {
        const requestId = String(request.headers[signatureHeaders.requestId]);
        const changed = { status: real.status, requestId, body: change(path, await real.text()) };
        const signature = isSigning ? answerHeaders(keys.partner, changed) : {};
        response.writeHead(real.status, { 'content-type': 'application/json', ...signature });
        response.end(changed.body);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/garuda`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('a partner that checks no signature fails exactly the rules about it', async () => {
  const careless = await startCareless((_path, text) => text);
  const results = await runChecks(targetOf('garuda', careless.url), nobody);
  careless.stop();
  expect(failedOf(results)).toEqual([
    'a request without a signature is refused',
    'a request that another key signed is refused',
    'a request for another path than the signed one is refused',
    'a request six minutes old is refused',
    'a request six minutes early is refused',
    'a request with a request id of another form is refused',
    'the same request a second time is refused',
    'an altered body is refused and does nothing',
  ]);
  expect(results.find(({ problem }) => problem !== undefined)?.problem).toContain('expected HTTP 401');
});

test('a partner that signs no answer fails exactly that rule', async () => {
  const careless = await startCareless((_path, text) => text, false);
  const results = await runChecks(targetOf('garuda', careless.url), nobody, accountChecks);
  careless.stop();
  expect(failedOf(results)).toEqual([
    'every answer is signed with your key, for the request that it answers',
  ]);
  expect(results.at(-1)?.problem).toContain('/balance (HTTP 200)');
});

test('answers of another form, and states that do not fit, are found', async () => {
  const careless = await startCareless((path, text) =>
    path.includes('balance')
      ? text.replace('balanceUnits', 'balance')
      : text.replace('"status":"ended"', '"status":"active"'),
  );
  const failed = failedOf(await runChecks(targetOf('garuda', careless.url), nobody));
  careless.stop();
  expect(failed).toContain('the balance of the account is told in whole units');
  expect(failed).toContain('a link that Poku ends is ended, twice too');
});

test('a partner that refuses everybody, and one that is not there, are found', async () => {
  await partners.call('garuda', 'PUT', '/sandbox/faults', { refuse: true });
  const refusing = failedOf(await runChecks(targetOf('garuda'), nobody));
  expect(refusing).toContain('an order for the account is active, or pending with a page');
  const away = await runChecks(targetOf('garuda', 'http://127.0.0.1:1/garuda'), nobody);
  expect(failedOf(away).length).toBeGreaterThan(20);
});

test('a partner that answers too late is told so with the time', async () => {
  await partners.call('rumahnet', 'PUT', '/sandbox/faults', { latencyMs: 1_600 });
  const results = await runChecks(targetOf('rumahnet'), nobody, accountChecks.slice(0, 1));
  expect(results.at(-2)?.problem).toMatch(/GET \S+ took \d{4,} ms of 1500 ms/);
});

test('the listener takes the partner’s events and finds another key, a replay and another form', async () => {
  const target = targetOf('fitnusa');
  const listener = await startListener(target, 0, nobody);
  partners.pokuUrl = `http://127.0.0.1:${listener.port}`;
  await runChecks(target, nobody);
  const good = await listener.wait(4, 20_000);
  expect(failedOf(good)).toEqual([]);
  expect(good[0]?.title).toContain('link.completed');
  const path = '/partners/fitnusa/events';
  const key = target.keys.partner[0] ?? '';
  const send = (key: string, body: string, headers = signedHeaders([key], { method: 'POST', path, body })) =>
    fetch(`http://127.0.0.1:${listener.port}${path}`, { method: 'POST', headers, body });
  const body = JSON.stringify({ type: 'link.ended', eventId: 'e1', reference: 'r1', subject: 's1' });
  const headers = signedHeaders([key], { method: 'POST', path, body });
  expect((await send('another-key-of-16-characters', body)).status).toBe(401);
  expect((await send(key, body, headers)).status).toBe(200);
  expect((await send(key, body, headers)).status).toBe(401);
  expect((await send(key, '{"type":"link.ended"}')).status).toBe(400);
  await listener.close();
});

test('a sandbox partner on this machine needs no options; any other names what is missing', () => {
  expect(readTarget('http://127.0.0.1:4102/garuda', {}, sandboxAccount)).toEqual({
    url: 'http://127.0.0.1:4102/garuda',
    keys: {
      poku: ['sandbox-signature-key-poku-garuda'],
      partner: ['sandbox-signature-key-partner-garuda'],
    },
    subject: '+628129100020',
    msisdn: '+628129100020',
    email: 'baru-garuda-20@contoh.id',
  });
  expect(() => readTarget('https://api.bank.example/poku', {}, sandboxAccount)).toThrow(
    '--poku-key is missing',
  );
  expect(() => readTarget('bank', {}, sandboxAccount)).toThrow('"bank" is no address');
});
