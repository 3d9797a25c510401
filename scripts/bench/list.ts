import { median, spread } from '@poku/tooling';
import { launchBrowser, logIn } from './browse';
import { type ListFeel, measureList } from './measure-list';
import { openPostgres, postgresServer } from '@poku/api/databases';
import { startStack } from '../stack/stack';

const RUNS = 5;
const SLOWDOWN = 4;
const [SHORT, LONG] = [100, 980] as const;
const LIMITS = { frame: 2, append: 2.5 };

/** The coupons of the first category, until there are enough for a long list. */
const MORE_COUPONS = `
  insert into voucher select (jsonb_populate_record(v, jsonb_build_object(
      'id', v.id || '-' || n, 'slug', v.slug || '-' || n, 'redemption_id', v.redemption_id || '-' || n))).*
  from voucher v, generate_series(1, 200) n where v.category_id = '1' and v.kind = 'regular'`;

/**
 * Measures scrolling of a long list beside a short one. Sets the exit code 1 when a frame takes more than twice as long, or 'Load
 * more' more than 2.5 times.
 */
export const benchList = async (): Promise<void> => {
  const server = await postgresServer();
  if (!server)
    throw new Error('bench list needs PostgreSQL: set DATABASE_URL or put initdb and postgres on the PATH.');
  process.env.DATABASE_URL = server.url;
  const stack = await startStack(
    () => undefined,
    (reason) => {
      throw new Error(reason);
    },
  );
  const database = openPostgres(server.url, { maximum: 1 });
  await database.script(`${MORE_COUPONS}; analyze voucher`);
  await database.close();

  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 360, height: 800 }, locale: 'id-ID' });
  await page.addInitScript('globalThis.__name = (named) => named');
  await logIn(page, stack.siteUrl);

  const feels: ListFeel[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    for (const rows of [SHORT, LONG])
      feels.push(await measureList(page, `${stack.siteUrl}/kategori/1?page=${rows / 20}`, rows, SLOWDOWN));
  }
  await browser.close();
  await stack.stop();
  await server.stop();

  const figures = (rows: number, pick: (feel: ListFeel) => number): number[] =>
    feels.filter((feel) => feel.rows === rows).map(pick);
  const compare = (label: string, pick: (feel: ListFeel) => number): number => {
    const [short, long] = [figures(SHORT, pick), figures(LONG, pick)];
    const ratio = median(long) / median(short);
    console.log(
      `${label}: ${median(short).toFixed(1)} ms with ${SHORT} coupons (${spread(short)}), ` +
        `${median(long).toFixed(1)} ms with ${LONG} (${spread(long)}), ratio ${ratio.toFixed(2)}`,
    );
    return ratio;
  };
  const frame = compare('frame of a scroll, 95th percentile', (feel) => feel.frameP95Ms);
  compare('longest frame of a scroll', (feel) => feel.frameMaxMs);
  const append = compare("'Load more' from answer to paint", (feel) => feel.appendMs);
  if (frame > LIMITS.frame || append > LIMITS.append) process.exitCode = 1;
};
