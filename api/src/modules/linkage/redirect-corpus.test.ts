/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: what is tried are addresses.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { answerHeaders, linkOrder, signatureHeaders } from '@poku/partner-protocol';
import { linkCall } from '@poku/mfe-linkage/calls/link';
import { answerTo, startTestApi, type TestApi } from '../../testing/api';
import { portOf } from '../../testing/mail-server';
import { partnerAddresses, partnerKeys } from '../../testing/partners';

const file = new URL('../../../../shared/testing/corpus/redirects.json', import.meta.url);
const corpus = z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
const page = 'https://nusapoin.example/hubungkan';
const site = 'http://localhost:3000';

let partner: Server;
let api: TestApi;
let dewi: { id: string; token: string };
/** What the partner answers as its page, and what it was told to send the member back to. */
let bindingUrl = page;
let told: string[] = [];

beforeAll(async () => {
  partner = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const requestId = String(request.headers[signatureHeaders.requestId]);
      const answer = (status: number, body: string) =>
        response
          .writeHead(status, {
            'content-type': 'application/json',
            ...answerHeaders(partnerKeys('nusapoin').partner, { status, requestId, body }),
          })
          .end(body);
      if (request.method !== 'POST') return answer(204, '');
      const order = linkOrder.parse(JSON.parse(Buffer.concat(parts).toString('utf8')));
      told.push(order.redirectUrl);
      return answer(200, JSON.stringify({ status: 'pending', bindingUrl }));
    });
  });
  await new Promise<void>((resolve) => partner.listen(0, '127.0.0.1', resolve));
  const partners = partnerAddresses((slug) => `http://127.0.0.1:${portOf(partner.address())}/${slug}`);
  api = await startTestApi({ partners });
  await api.deps.db.run(sql`
    update partner set addresses = ${JSON.stringify([page])}::jsonb where id = '2'`);
  dewi = { id: await idOf('+6281200000004'), token: await api.login('081200000004') };
});
beforeEach(() => {
  bindingUrl = page;
  told = [];
});
afterAll(async () => {
  await api.close();
  await new Promise((resolve) => partner.close(resolve));
});

async function idOf(msisdn: string): Promise<string> {
  const [row] = await api.deps.db.rows<{ id: string }>(sql`select id from member where msisdn = ${msisdn}`);
  return row?.id ?? '';
}
const initiate = (urlRedirect: string, headers: Record<string, string> = {}) =>
  api.call('POST', '/initiatelink', {
    token: dewi.token,
    headers,
    body: { clientId: dewi.id, partnerId: '2', urlRedirect },
  });

test('a page of the site is kept with its query, on the origin that asked', async () => {
  await initiate('/onboard?langkah=1', { origin: 'http://rumahnet.localhost:3000' });
  await initiate('/onboard?langkah=1');
  expect(told).toEqual(['http://rumahnet.localhost:3000/onboard?langkah=1', `${site}/onboard?langkah=1`]);
});

test('no value of the corpus as urlRedirect sends a member off the site', async () => {
  for (const value of corpus) {
    const answer = await initiate(value);
    const sent = told.pop();
    const isRefused = value.length > 1024 || /[\0\p{Cs}]/u.test(value);
    if (isRefused) expect([value, answer.status, sent]).toEqual([value, 400, undefined]);
    else expect([value, sent]).toEqual([value, `${site}/`]);
  }
});

test('no value of the corpus as the asking origin becomes an address', async () => {
  for (const origin of corpus.filter((one) => /^[\x21-\x7e]{1,200}$/.test(one))) {
    const answer = await initiate('/onboard', { origin });
    expect([origin, answer.status, told]).toEqual([origin, 400, []]);
  }
});

test('no value of the corpus as a partner’s page reaches the browser', async () => {
  for (const value of corpus) {
    bindingUrl = value;
    const answer = await initiate('/onboard');
    expect([value, answer.responseCode, answer.data]).toEqual([value, 504, undefined]);
  }
});

test('what stands behind a partner’s page changes nothing of its address', async () => {
  for (const value of corpus) {
    bindingUrl = `${page}${value}`;
    const answer = await initiate('/onboard');
    if (answer.responseCode === 504) continue;
    const { bindingUrl: given } = answerTo(linkCall, answer);
    expect([value, `${new URL(given).origin}${new URL(given).pathname}`]).toEqual([value, page]);
  }
});
