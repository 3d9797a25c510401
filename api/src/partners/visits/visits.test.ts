/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { createServer, type Server } from 'node:http';
import {
  answerHeaders,
  isSigned,
  signatureHeaders,
  visitorOrder,
  type VisitorOrder,
} from '@poku/partner-protocol';
import { partnerBrowser, type PartnerBrowser } from '../../testing/partner-browser';
import { partnerKeys } from '../../testing/partners';
import { startTestPartners, type TestPartners } from '../../testing/sandbox-partners';

let partners: TestPartners;
let browser: PartnerBrowser;
let server: Server;
let visits: { order: VisitorOrder; isSigned: boolean }[];
let isSigning: boolean;
let answer: { status: number; body: string };

beforeAll(async () => {
  partners = await startTestPartners();
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const header = (name: string) => String(request.headers[name]);
      const signed = {
        method: 'POST',
        path: request.url ?? '',
        body,
        sentAtMs: Number(header(signatureHeaders.time)),
        requestId: header(signatureHeaders.requestId),
      };
      if (request.url === '/partners/nusapoin/visitors')
        visits.push({
          order: visitorOrder.parse(JSON.parse(body)),
          isSigned: isSigned(
            partnerKeys('nusapoin').partner,
            signed,
            header(signatureHeaders.signature),
            Date.now(),
          ),
        });
      const { requestId } = signed;
      const signature = isSigning
        ? answerHeaders(partnerKeys('nusapoin').poku, { ...answer, requestId })
        : {};
      response
        .writeHead(answer.status, { 'content-type': 'application/json', ...signature })
        .end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  partners.pokuUrl = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
const url = 'http://nusapoin.localhost:3000/partner-login?redirectToken=abc';
beforeEach(async () => {
  await partners.reset();
  browser = partnerBrowser();
  visits = [];
  isSigning = true;
  const body = JSON.stringify({ redirectToken: 'abc', url, expiresAt: new Date().toISOString() });
  answer = { status: 200, body };
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await partners.close();
});
const app = (path = '/app') => `${partners.addresses.nusapoin?.url ?? ''}${path}`;

test('a user opens Poku from the partner’s app by a signed call, and lands where Poku says', async () => {
  await browser.open(app());
  expect(browser.text).toContain('Buka Poku sebagai Rina Puspita');
  await browser.submit({ subject: 'rina@contoh.id' });
  expect(browser.leftFor).toBe(url);
  const order = {
    subject: 'rina@contoh.id',
    msisdn: '+6281200000005',
    email: 'rina@contoh.id',
    name: 'Rina Puspita',
  };
  expect(visits).toEqual([{ order, isSigned: true }]);
});

test('the app lists visitors without an account at Poku too, and may lead only to the partner’s origin', async () => {
  await browser.open(app());
  expect(browser.text).toContain('value="baru-nusapoin-20@contoh.id"');
  expect(browser.headers.get('content-security-policy')).toContain(
    "form-action 'self' http://nusapoin.localhost:3000;",
  );
});

test('when Poku does not answer as agreed, the app says so', async () => {
  await browser.open(app());
  answer = { status: 500, body: '{}' };
  await browser.submit({ subject: 'rina@contoh.id' });
  expect(browser.text).toContain('Poku sedang tidak menjawab');
  expect(browser.leftFor).toBe('');
});

test('an answer that Poku did not sign sends the user nowhere', async () => {
  await browser.open(app());
  isSigning = false;
  await browser.submit({ subject: 'rina@contoh.id' });
  expect(browser.text).toContain('Poku sedang tidak menjawab');
  expect(browser.leftFor).toBe('');
});

test('a form of elsewhere sends nobody in', async () => {
  await browser.open(app());
  await browser.submit({ subject: 'rina@contoh.id', token: 'other' });
  expect(visits).toEqual([]);
});

test('the address that Poku leads back to is there, with and without its last word', async () => {
  for (const path of ['/app/dashboard', '/app/']) {
    await browser.open(app(path));
    expect(browser.text).toContain('Aplikasi NusaPoin');
  }
});

test('the e-wallet has no app of that kind', async () => {
  await browser.open(`${partners.addresses.dompetnusa?.url ?? ''}/app`);
  expect(browser.status).toBe(404);
});
