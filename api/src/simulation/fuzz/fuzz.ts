import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import * as fc from 'fast-check';
import { z } from 'zod';
import { signedHeaders } from '@poku/partner-protocol';
import { buildApp } from '../../app';
import type { AppDeps } from '../../deps';
import { startSession } from '../../modules/access/session.service';
import { createSandboxService } from '../../modules/sandbox/service';
import { casesOf, openApi, type FuzzCase, type Operation } from './cases';

/** The result of trying every call. */
export interface FuzzReport {
  calls: number;
  cases: number;
  /** Answers by HTTP status. */
  statuses: Record<string, number>;
  slowest: { call: string; ms: number };
  /** Answers that took more than a second, by call. */
  slow: Record<string, number>;
  /** What was wrong, with the case that shows it. */
  failures: string[];
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  ms: number;
}

const slowMs = 1_000;
const member = 'm-2b8d4e6f91ac';
/** Few cases, since a reset fills every table anew and reads nothing of the request. */
const fewCases: Readonly<Record<string, number>> = { 'POST /sandbox/reset': 5 };
/** Calls without a description: the page of the sandbox and the description itself. */
const undescribed: readonly [string, string][] = [
  ['GET', '/sandbox'],
  ['GET', '/openapi.json'],
  ['GET', '/nowhere/{clientId}'],
];
const undescribedOperation: Operation = {
  parameters: [{ name: 'clientId', in: 'path', schema: { type: 'string' } }],
};

const envelope = z.object({ responseCode: z.number(), message: z.string() });
const legacy = z.object({ status: z.enum(['ok', 'error']) });
const jsonForm = z.record(z.string(), z.unknown());
const streamed = /^(?:text\/(?:event-stream|csv|html)|application\/pdf)/;

/** Why an answer does not have our form; undefined when it has. */
function faultOf(path: string, { status, headers, text }: Answer): string | undefined {
  if (status >= 500) return `HTTP ${status}`;
  if (!/^[0-9a-f]{32}-[0-9a-f]{16}$/.test(String(headers['x-request-id']))) return 'no request id';
  if (headers['x-content-type-options'] !== 'nosniff') return 'not our headers';
  if (headers['cache-control'] !== 'no-store') return 'may be kept';
  if (status === 200 && streamed.test(headers['content-type'] ?? '')) return undefined;
  // It leads a browser into the site.
  if (status === 303 && path.startsWith('/notices/unsubscribe/')) return undefined;
  try {
    const content: unknown = JSON.parse(text);
    if (envelope.safeParse(content).success) return undefined;
    if (path.startsWith('/api/') && legacy.safeParse(content).success) return undefined;
    // Signed calls and the description have other forms for a success.
    const isOther = status === 200 && /^\/(?:partners\/|merchants\/|billers\/|openapi\.json)/.test(path);
    if (isOther && jsonForm.safeParse(content).success) return undefined;
  } catch {
    // Not JSON: reported below.
  }
  return 'not our envelope';
}

function send(
  origin: string,
  agent: Agent,
  method: string,
  { path, headers, body }: Pick<FuzzCase, 'path' | 'headers' | 'body'>,
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, agent, method, path, headers }, (answer) => {
      const end = (text: string): void =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text,
          ms: performance.now() - startedAt,
        });
      if (answer.headers['content-type']?.startsWith('text/event-stream') === true) {
        end('');
        answer.destroy();
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('end', () => end(Buffer.concat(parts).toString()));
      answer.once('error', reject);
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

/**
 * Tries every call of the API, as its own description names them, with cases made from each call's own schema and with hostile
 * values: as a guest, as a member, and as a partner, merchant or biller that signs. The same seed makes the same cases.
 * @param deps with partners that do not answer, and limits of calls that are never reached
 */
export async function fuzzApi(
  deps: AppDeps,
  { cases, seed, only = '' }: { cases: number; seed: number; only?: string },
  tell: (line: string) => void = () => {},
): Promise<FuzzReport> {
  const sandbox = createSandboxService(deps);
  await sandbox.reset();
  const app = await buildApp(deps);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  const report: FuzzReport = {
    calls: 0,
    cases: 0,
    statuses: {},
    slowest: { call: '', ms: 0 },
    slow: {},
    failures: [],
  };
  /** Who signs the calls below a path. */
  const signers = [
    { start: '/partners/', slug: 'nusapoin', keys: deps.config.partners['nusapoin']?.keys },
    { start: '/merchants/', slug: 'boga-serambi', keys: deps.config.merchantKeys('boga-serambi') },
    { start: '/billers/', slug: 'isi-nusa', keys: deps.config.billers['isi-nusa']?.keys },
  ];

  const make = async (method: string, call: string, token: string, one: FuzzCase): Promise<void> => {
    const signer = signers.find(({ start }) => call.includes(` ${start}`));
    const path =
      signer === undefined ? one.path : one.path.replace(/^\/[^/]*\/[^/]*/, `${signer.start}${signer.slug}`);
    const signed = signedHeaders((signer ?? signers[0])?.keys?.partner ?? [], {
      method,
      path,
      body: one.body ?? '',
    });
    const headersOf: Record<FuzzCase['who'], Record<string, string>> = {
      guest: {},
      member: { authorization: `Bearer ${token}` },
      partner: signed,
    };
    const answer = await send(origin, agent, method, {
      ...one,
      path,
      headers: { ...headersOf[one.who], ...one.headers },
    });
    report.cases += 1;
    report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1;
    if (answer.ms > report.slowest.ms) report.slowest = { call, ms: Math.round(answer.ms) };
    if (answer.ms > slowMs) report.slow[call] = (report.slow[call] ?? 0) + 1;
    const fault = faultOf(path, answer);
    if (fault !== undefined)
      report.failures.push(
        `${call} as ${one.who}: ${fault}\n  ${JSON.stringify({ ...one, path }).slice(0, 1_500)}\n  ${answer.text.slice(0, 200)}`,
      );
  };

  const { paths } = openApi.parse(app.swagger());
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => [method.toUpperCase(), path, one] as const),
  );
  const others = undescribed.map(([method, path]) => [method, path, undescribedOperation] as const);
  try {
    for (const [method, path, operation] of [...described, ...others]) {
      const call = `${method} ${path}`;
      if (!call.includes(only)) continue;
      report.calls += 1;
      deps.clock.reset();
      const numRuns = Math.min(cases, fewCases[call] ?? cases);
      const { accessToken: token } = await deps.db.transaction((tx) =>
        startSession(tx, member, deps.clock.now()),
      );
      for (const one of fc.sample(casesOf(method, path, operation), { numRuns, seed }))
        await make(method, call, token, one);
      tell(`${call}: ${numRuns} cases, ${report.failures.length} failures so far`);
    }
  } finally {
    agent.destroy();
    await app.close();
  }
  return report;
}
