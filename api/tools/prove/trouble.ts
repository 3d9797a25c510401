import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startLocalServer } from '../../src/db/local-server';
import { ASK_AGAIN, buyOnce, type Word } from '../bench/buyers-api';
import { startCheckoutStack } from '../bench/checkout-stack-api';
import { endPages, findLosses, settle } from '../bench/settled-api';
import { openWay } from './slow-way';

/** How long each trouble lasts, and where the database lies. */
interface Options {
  readonly seconds: number;
  readonly buyers: number;
  readonly port: number;
  /** An empty folder on a small disk of its own. Without it the full disk is left out. */
  readonly disk?: string;
}

const PURCHASES = 30_000;
const SLOW_MS = 400;
const CLOCK_MS = 20_000;
const SETTLE_MS = 120_000;
const AGAIN_MS = 250;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What members were told at one time. */
interface Seen {
  readonly codes: Map<number | 'nothing', number>;
  longestMs: number;
}

/** Moves the clock of a Node process that is started with it. */
const wrongClock = `const Right = Date; globalThis.Date = class extends Right {
  constructor(...parts) { super(...(parts.length === 0 ? [Right.now() + ${CLOCK_MS}] : parts)); }
  static now() { return Right.now() + ${CLOCK_MS}; } };`;

/** Writes a file until the disk has no room. */
async function fill(file: string): Promise<void> {
  const piece = Buffer.alloc(1024 * 1024);
  try {
    for (;;) await writeFile(file, piece, { flag: 'a' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

/**
 * Lets members buy from several sources while the database stands still, is slow, is lost and has no room, and while the API's clock
 * is wrong. Says what they were answered, and sets the exit code 1 when something was lost or doubled.
 */
export const proveTrouble = async ({ seconds, buyers, port, disk }: Options): Promise<void> => {
  const lastsMs = seconds * 1000;
  if (disk !== undefined) process.env.TMPDIR = disk;
  const server = await startLocalServer(false);
  if (!server) throw new Error('prove trouble needs initdb and postgres on the PATH.');
  const way = await openWay(server.url);
  const stack = await startCheckoutStack(way.url, port, PURCHASES);
  const losses: string[] = [];
  const seen = new Map<string, Seen>();
  let trouble = 'none';
  try {
    const words: Word[] = [];
    let next = 0;
    let isEnding = false;
    /** One member, who asks again until there is a word. */
    const buyer = async (): Promise<void> => {
      while (!isEnding) {
        const n = next;
        next += 1;
        for (;;) {
          const at = trouble;
          const start = performance.now();
          const word = await buyOnce(stack.origin, n, 'in turn');
          const told: Seen = seen.get(at) ?? { codes: new Map(), longestMs: 0 };
          seen.set(at, told);
          const code = word?.code ?? 'nothing';
          told.codes.set(code, (told.codes.get(code) ?? 0) + 1);
          told.longestMs = Math.max(told.longestMs, performance.now() - start);
          if (word !== undefined && !ASK_AGAIN.has(word.code)) {
            words.push(word);
            break;
          }
          await pause(AGAIN_MS);
        }
      }
    };
    const buying = Promise.all(Array.from({ length: buyers }, buyer));
    /** A time of trouble, and one without after it. */
    const suffer = async (
      name: string,
      begin: () => void | Promise<void>,
      end: () => void | Promise<void>,
    ) => {
      trouble = name;
      await begin();
      await pause(lastsMs);
      await end();
      trouble = `after: ${name}`;
      await pause(lastsMs);
      console.log(`${name}: over`);
    };
    await pause(lastsMs);
    await suffer(
      'stands still',
      () => server.freeze(),
      () => server.thaw(),
    );
    await suffer(
      `${2 * SLOW_MS} ms slower`,
      () => way.slow(SLOW_MS),
      () => way.slow(0),
    );
    await suffer(
      'lost',
      () => way.cut(),
      () => way.mend(),
    );
    if (disk !== undefined) {
      const filler = join(disk, 'filler');
      await suffer(
        'no room',
        // Takes what is left, whatever it is.
        () => fill(filler),
        () => rm(filler, { force: true }),
      );
    }
    const options = process.env.NODE_OPTIONS;
    const restart = async (more: string | undefined): Promise<void> => {
      await stack.kill();
      if (more === undefined) delete process.env.NODE_OPTIONS;
      else process.env.NODE_OPTIONS = more;
      await stack.start(more === options ? 'ready' : 'live');
    };
    await suffer(
      'a wrong clock',
      () => restart(`${options ?? ''} --import data:text/javascript,${encodeURIComponent(wrongClock)}`),
      () => restart(options),
    );
    isEnding = true;
    await buying;
    if (!(await settle(stack, false, SETTLE_MS)))
      losses.push('orders were open two minutes after the last trouble');
    await endPages(stack);
    if (!(await settle(stack, true, SETTLE_MS)))
      losses.push('unpaid pages held an order for longer than their time');
    losses.push(...(await findLosses(stack, words)));
    console.table(
      [...seen].map(([at, { codes, longestMs }]) => ({
        trouble: at,
        answers: [...codes].map(([code, count]) => `${count} × ${code}`).join(', '),
        'longest (s)': (longestMs / 1000).toFixed(1),
      })),
    );
    console.log(`${words.length} purchases had a word, ${losses.length} losses`);
  } catch (error) {
    losses.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    await stack.close();
    await way.close();
    await server.stop();
  }
  for (const loss of losses.slice(0, 50)) console.error(loss);
  process.exitCode = losses.length === 0 ? 0 : 1;
};
