import { median, percentile } from '@poku/tooling';
import { buyOnce } from './buyers-api';
import { startCheckoutStack } from './checkout-stack-api';
import { postgresServer } from '../databases/postgres-server';

/** How much is bought of the partner that hangs, and by how many at once. */
interface Options {
  readonly buys: number;
  readonly together: number;
  readonly port: number;
}

const LIMITS = { answerMs: 6000, slowdown: 1.5 };
const HUNG_MS = 60_000;
const OWN_BUYS = 200;

/**
 * Measures purchases while NusaPoin answers nobody for a minute. Sets the exit code 1 when members who pay with it wait longer than
 * 6 s at the 99th percentile (D6), or members who pay with own points at the same time are slowed.
 */
export const benchHung = async ({ buys, together, port }: Options): Promise<void> => {
  const server = await postgresServer();
  if (!server)
    throw new Error('bench hung needs PostgreSQL: set DATABASE_URL or put initdb and postgres on the PATH.');
  const stack = await startCheckoutStack(server.url, port, buys + 3 * OWN_BUYS);
  let next = 0;
  const take = (): number => {
    next += 1;
    return next - 1;
  };
  const buy = async (kind: 'own points' | 'NusaPoin', codes: ReadonlySet<number>): Promise<number> => {
    const word = await buyOnce(stack.origin, take(), kind);
    if (word === undefined || !codes.has(word.code))
      throw new Error(`A purchase with ${kind} was answered with ${word?.code ?? 'silence'}`);
    return word.tookMs;
  };
  const ownPoints = async (count: number): Promise<number[]> => {
    const times: number[] = [];
    for (let index = 0; index < count; index += 1) times.push(await buy('own points', new Set([200])));
    return times;
  };
  try {
    await ownPoints(OWN_BUYS / 4);
    const before = await ownPoints(OWN_BUYS);
    await fetch(`${stack.origin}/sandbox/partners/nusapoin/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ latencyMs: HUNG_MS }),
    });
    const hung: number[] = [];
    let left = buys;
    const impatient = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        hung.push(await buy('NusaPoin', new Set([20002, 40112, 40121])));
      }
    };
    const waiting = Promise.all(Array.from({ length: together }, impatient));
    const during = await ownPoints(OWN_BUYS);
    await waiting;
    const p99 = percentile(hung, 99);
    const slowdown = median(during) / median(before);
    console.log(
      `${buys} purchases with a partner that hangs: median ${median(hung).toFixed(0)} ms, 99th percentile ` +
        `${p99.toFixed(0)} ms, at most ${LIMITS.answerMs}`,
    );
    console.log(
      `own points beside them: median ${median(during).toFixed(1)} ms, before ${median(before).toFixed(1)} ms, ` +
        `ratio ${slowdown.toFixed(2)}, at most ${LIMITS.slowdown}`,
    );
    process.exitCode = p99 <= LIMITS.answerMs && slowdown <= LIMITS.slowdown ? 0 : 1;
  } finally {
    await stack.close();
    await server.stop();
  }
};
