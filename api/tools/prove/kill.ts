import { createRandom } from '@poku/tooling';
import { openOrders } from '../../src/simulation/world.repository';
import { buyUntilAnswered, type Word } from '../bench/buyers-api';
import { startCheckoutStack } from '../bench/checkout-stack-api';
import { endPages, findLosses, settle } from '../bench/settled-api';
import { postgresServer } from '../databases/postgres-server';

/** How often the API is killed, and what it does meanwhile. */
interface Options {
  readonly times: number;
  readonly seed: number;
  readonly buyers: number;
  readonly port: number;
}

const MOMENT_MS = 20_000;
const SETTLE_MS = 60_000;
const PURCHASES = 30_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Kills the API with SIGKILL at random moments of running checkouts from several sources, on PostgreSQL and beside the sandbox partners
 * as processes, starts it again, and then proves that nothing was lost or doubled. Sets the exit code 1 when something was.
 */
export const proveKill = async ({ times, seed, buyers, port }: Options): Promise<void> => {
  const server = await postgresServer();
  if (!server)
    throw new Error('prove kill needs PostgreSQL: set DATABASE_URL or put initdb and postgres on the PATH.');
  const random = createRandom(seed);
  const stack = await startCheckoutStack(server.url, port, PURCHASES);
  const losses: string[] = [];
  try {
    console.log(`${server.origin}; seed ${seed}, ${buyers} buyers, ${times} kills`);
    const words: Word[] = [];
    let next = 0;
    let isEnding = false;
    let isOver = false;
    const buyer = async (): Promise<void> => {
      while (!isEnding) {
        const n = next;
        next += 1;
        const word = await buyUntilAnswered(stack.origin, n, () => isOver);
        if (word === undefined) losses.push(`purchase ${n} never had an answer`);
        else words.push(word);
      }
    };
    const buying = Promise.all(Array.from({ length: buyers }, buyer));
    for (let kill = 1; kill <= times; kill += 1) {
      // At a moment that the seed draws: after so many more answers, and some time.
      const enough = words.length + random.int(0, 14);
      for (const endMs = performance.now() + MOMENT_MS; words.length < enough && performance.now() < endMs;)
        await pause(5);
      await pause(random.int(0, 250));
      const { open } = await openOrders(stack.db);
      await stack.kill();
      console.log(`kill ${kill}: ${words.length} answered, ${open} orders open`);
      await stack.start();
    }
    const recoveredAt = performance.now();
    isEnding = true;
    if (!(await settle(stack, false, SETTLE_MS))) losses.push('orders were open 60 s after the recovery');
    const settledMs = performance.now() - recoveredAt;
    isOver = !(await Promise.race([buying.then(() => true), pause(SETTLE_MS).then(() => false)]));
    await buying;
    await endPages(stack);
    if (!(await settle(stack, true, SETTLE_MS)))
      losses.push('unpaid pages held an order for longer than their time');
    losses.push(...(await findLosses(stack, words)));
    const counts = new Map<number, number>();
    for (const { code } of words) counts.set(code, (counts.get(code) ?? 0) + 1);
    console.table({
      kills: times,
      purchases: next,
      answered: words.length,
      ...Object.fromEntries([...counts].map(([code, count]) => [`answer ${code}`, count])),
      'seconds until settled after the last recovery': (settledMs / 1000).toFixed(1),
      losses: losses.length,
    });
  } catch (error) {
    losses.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    await stack.close();
    await server.stop();
  }
  for (const loss of losses.slice(0, 50)) console.error(loss);
  process.exitCode = losses.length === 0 ? 0 : 1;
};
