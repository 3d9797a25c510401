/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { createServer } from 'node:http';
import {
  answerHeaders,
  isSigned,
  signatureHeaders,
  topupOrder,
  type SignedRequest,
  type TopupState,
} from '@poku/partner-protocol';
import { startTestBillers, type TestBillers } from '@poku/api/testing';
import { type CheckResult } from '../check';
import { billerChecks, runBillerChecks } from './run';
import { sendChecks } from './send-checks';
import { readBillerTarget } from './target';

const keys = { poku: ['test-key-of-poku-alone'], partner: ['test-key-of-the-biller'] };
const everything = [...billerChecks, ...sendChecks(20_000)];
const nobody = (): void => undefined;
const failedOf = (results: readonly CheckResult[]) =>
  results.filter(({ problem }) => problem !== undefined).map(({ title }) => title);

/** What a biller may do wrong. */
interface Faults {
  takes?: 'unsigned' | 'stale' | 'replayed';
  isMute?: boolean;
  hasNoFence?: boolean;
  takesAnyForm?: boolean;
  knowsEveryReference?: boolean;
  sendsAgain?: boolean;
  cancelsDelivered?: boolean;
  goesBack?: boolean;
  answersAboutAnother?: boolean;
  readsPathsAsTheyAre?: boolean;
}

/** A biller in memory, which delivers what it is asked for a second time. */
async function startBiller(faults: Faults) {
  const book = new Map<string, TopupState>();
  const seen = new Set<string>();
  let serials = 0;
  const deliver = (reference: string): TopupState => {
    const serial = `SN${(serials += 1)}`;
    const state = { status: 'delivered', reference, serial, deliveredAt: new Date(0).toISOString() } as const;
    book.set(reference, state);
    return state;
  };
  const put = (reference: string, status: 'accepted' | 'cancelled'): TopupState => {
    const state = { status, reference };
    book.set(reference, state);
    return state;
  };
  const order = (reference: string): TopupState => {
    const known = book.get(reference);
    if (known === undefined || (faults.hasNoFence === true && known.status === 'cancelled'))
      return put(reference, 'accepted');
    return known.status === 'delivered' && faults.sendsAgain === true ? deliver(reference) : known;
  };
  const inquire = (reference: string): TopupState | undefined => {
    const known = book.get(reference);
    if (known?.status === 'accepted') return deliver(reference);
    if (known?.status === 'delivered' && faults.goesBack === true) return { status: 'pending', reference };
    return known ?? (faults.knowsEveryReference === true ? { status: 'pending', reference } : undefined);
  };
  const cancel = (reference: string): TopupState => {
    const known = book.get(reference);
    return known?.status === 'delivered' && faults.cancelsDelivered !== true
      ? known
      : put(reference, 'cancelled');
  };

  const isAllowed = (request: SignedRequest, signature: string): boolean => {
    if (faults.takes === 'unsigned') return true;
    const nowMs = faults.takes === 'stale' ? request.sentAtMs : Date.now();
    const isNew = faults.takes === 'replayed' || !seen.has(request.requestId);
    seen.add(request.requestId);
    return isSigned(keys.poku, request, signature, nowMs) && isNew;
  };
  const answer = ({ method, path, body }: SignedRequest): [number, unknown] => {
    const [, raw = '', isCancel] = /^\/v1\/topups\/([^/]+)(\/cancel)?$/.exec(path) ?? [];
    const reference = faults.readsPathsAsTheyAre === true ? raw : decodeURIComponent(raw);
    if (method === 'GET') {
      const state = inquire(reference);
      return state === undefined ? [404, {}] : [200, state];
    }
    if (isCancel !== undefined) return [200, cancel(reference)];
    const wanted = ((): unknown => {
      try {
        return JSON.parse(body);
      } catch {
        return undefined;
      }
    })();
    const form = faults.takesAnyForm === true ? topupOrder.partial().loose() : topupOrder;
    const parsed = form.safeParse(wanted);
    return parsed.success ? [200, order(parsed.data.reference ?? '')] : [400, {}];
  };

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const header = (name: string): string => String(request.headers[name] ?? '');
      const requestId = header(signatureHeaders.requestId);
      const sent = {
        method: request.method ?? '',
        path: request.url ?? '',
        body: Buffer.concat(parts).toString(),
        sentAtMs: Number(header(signatureHeaders.time)),
        requestId,
      };
      const [status, value] = isAllowed(sent, header(signatureHeaders.signature)) ? answer(sent) : [401, {}];
      const text = JSON.stringify(value);
      const body = faults.answersAboutAnother === true ? text.replace('"check-', '"other-') : text;
      const signature =
        faults.isMute === true ? {} : answerHeaders(keys.partner, { status, requestId, body });
      response.writeHead(status, { 'content-type': 'application/json', ...signature }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The titles of the rules that such a biller breaks. */
async function brokenBy(faults: Faults): Promise<string[]> {
  const { url, stop } = await startBiller(faults);
  const target = { url, keys, product: 'SN5GB30', number: '+6281234567890' };
  const failed = failedOf(await runBillerChecks(target, nobody, everything));
  stop();
  return failed;
}

test('a biller that keeps every rule passes', async () => {
  expect(await brokenBy({})).toEqual([]);
  expect(everything).toHaveLength(20);
});

const signatures = [
  'a request without a signature is refused',
  'a request that another key signed is refused',
  'a request for another path than the signed one is refused',
  'a request six minutes old is refused',
  'a request six minutes early is refused',
  'a request with a request id of another form is refused',
  'the same request a second time is refused',
  'an altered order is refused and sends nothing',
];

test.each<[string, Faults, string[]]>([
  ['takes what nobody signed', { takes: 'unsigned' }, signatures],
  [
    'takes signatures of any time',
    { takes: 'stale' },
    ['a request six minutes old is refused', 'a request six minutes early is refused'],
  ],
  ['takes a request twice', { takes: 'replayed' }, ['the same request a second time is refused']],
  [
    'signs no answer',
    { isMute: true },
    ['every answer is signed with your key, for the request that it answers'],
  ],
  [
    'sends what was called off before',
    { hasNoFence: true },
    [
      'what was called off is never sent, also when its order comes after',
      'a reference may have every sign of the protocol, URL-encoded in a path',
      'what is called off is decided for good',
    ],
  ],
  ['takes orders of any form', { takesAnyForm: true }, ['an order without a package is 400']],
  [
    'knows every reference',
    { knowsEveryReference: true },
    [
      'a signed request is taken: an unknown reference is 404',
      'the same request a second time is refused',
      'an altered order is refused and sends nothing',
    ],
  ],
  ['sends a repeated order again', { sendsAgain: true }, ['what is delivered or failed stays so']],
  ['calls off what was delivered', { cancelsDelivered: true }, ['what is delivered or failed stays so']],
  ['forgets what was delivered', { goesBack: true }, ['what is delivered or failed stays so']],
  [
    'does not decode references in paths',
    { readsPathsAsTheyAre: true },
    ['a reference may have every sign of the protocol, URL-encoded in a path'],
  ],
])('a biller that %s is found by name', async (_name, faults, titles) => {
  expect(await brokenBy(faults)).toEqual(titles);
});

test('a biller that answers about another reference is found', async () => {
  const failed = await brokenBy({ answersAboutAnother: true });
  expect(failed).toContain('what was never ordered can be called off, twice too');
  expect(failed).toContain('an order says how it stands, and so does an inquiry');
});

describe('the sandbox biller', () => {
  let billers: TestBillers;
  beforeAll(async () => {
    billers = await startTestBillers();
  });
  afterAll(() => billers.close());

  test.each(['+6281200000001', '+6281200009001'])('keeps every rule for %s', async (number) => {
    const known = billers.addresses['isi-nusa'];
    const target = { url: known?.url ?? '', keys: known?.keys ?? keys, product: 'check', number };
    expect(failedOf(await runBillerChecks(target, nobody, everything))).toEqual([]);
  });
});

test('a biller of the settings needs its name alone; any other names what is missing', () => {
  const known = {
    url: 'http://127.0.0.1:4104/isi-nusa',
    pokuKey: 'key-of-poku',
    billerKey: 'key-of-the-biller',
    product: 'check',
    number: '+6281200000001',
  };
  expect(readBillerTarget('isi-nusa', { product: 'SN5GB30' }, () => known)).toEqual({
    url: known.url,
    keys: { poku: ['key-of-poku'], partner: ['key-of-the-biller'] },
    product: 'SN5GB30',
    number: known.number,
  });
  expect(() => readBillerTarget('https://biller.example/api', {}, () => undefined)).toThrow(
    '--poku-key is missing',
  );
  expect(() => readBillerTarget('isi-nusa', {}, () => undefined)).toThrow('"isi-nusa" is no biller');
});
