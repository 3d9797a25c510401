import { answerHeaders, signatureHeaders, type PurchasesOfDay } from '@poku/partner-protocol';
import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '../../src/db/database';
import { createSettlementDesk } from '../../src/modules/operators/settlement.service';
import { createSettlementService } from '../../src/modules/settlement/service';
import { createClock } from '../../src/ports/clock';
import { createHttpPartners } from '../../src/ports/partners';
import { openScratchDatabase } from '../databases/scratch-database';

const LIMIT_S = 30;
const DAY = '2026-11-21';
const partnerId = 'bench';
const slug = 'bench';
const keys = { poku: ['bench-key-of-poku'], partner: ['bench-key-of-the-partner'] };
/** So many of each of five kinds. */
const EACH = 20;

type Line = PurchasesOfDay['purchases'][number];

const referenceOf = (n: number): string => `TRX-${String(n).padStart(9, '0')}`;
const lineOf = (n: number): Line => ({
  reference: referenceOf(n),
  revision: 1,
  status: 'made',
  amountRupiah: 10_000 + n,
  category: 'card',
});

/** A purchase for each number in Poku's books. */
const fill = async (db: Database, lines: number): Promise<void> => {
  await db.run(sql`
    insert into partner (id, slug, name, kind, image, url, description, linkable, identity_key,
      email_verification_required, use_otp, maximum_units, position)
    values (${partnerId}, ${slug}, '', 1, '', '', '', true, 'phone', false, false, 0, 0)`);
  await db.run(sql`
    insert into partner_purchase (partner_id, reference, revision, subject, amount_rupiah, category, made_at, reported_at, why)
    select ${partnerId}, 'TRX-' || lpad(n::text, 9, '0'), 1, 'S' || n, 10000 + n, 'card',
      (${DAY}::date + n % 86400 * interval '1 second') at time zone 'Asia/Jakarta', now(), '{"nothing": "not-linked"}'
    from generate_series(1, ${lines}) n`);
  await db.script('vacuum analyze partner_purchase');
};

/** The partner's list, and which references differ in it from Poku's. */
const plant = (lines: number): { list: Line[]; planted: Set<string> } => {
  const planted = new Set<string>();
  const step = Math.floor(lines / (5 * EACH));
  const list: Line[] = [];
  for (let n = 1; n <= lines; n += 1) {
    const line = lineOf(n);
    const place = n % step === 0 && planted.size < 5 * EACH ? planted.size % 5 : undefined;
    if (place !== undefined) planted.add(place === 4 ? `${line.reference}-new` : line.reference);
    if (place === 0) line.amountRupiah += 1;
    if (place === 1) line.status = 'reversed';
    if (place === 2) line.category = 'cash';
    if (place !== 3) list.push(line);
    if (place === 4) list.push({ ...line, reference: `${line.reference}-new` });
  }
  return { list, planted };
};

/** A partner that gives its list page by page; closed by the function that it comes with. */
const startPartner = async (list: readonly Line[]): Promise<{ url: string; close: () => void }> => {
  let place = 0;
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://partner.invalid').searchParams;
    if (query.get('after') === '') place = 0;
    const purchases = list.slice(place, place + Number(query.get('limit')));
    place += purchases.length;
    const body = JSON.stringify({ purchases });
    const requestId = String(request.headers[signatureHeaders.requestId]);
    const signed = answerHeaders(keys.partner, { status: 200, requestId, body });
    response.writeHead(200, { 'content-type': 'application/json', ...signed }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
};

/**
 * Compares a day of so many purchases with a partner's list over HTTP, in which 100 differ. Sets the exit code 1 when that takes
 * longer than 30 s for 100,000, or when other ones are named than those that differ.
 */
export const benchSettle = async ({ lines }: { readonly lines: number }): Promise<void> => {
  const scratch = await openScratchDatabase();
  const { list, planted } = plant(lines);
  const partner = await startPartner(list);
  try {
    await fill(scratch.db, lines);
    const deps = {
      db: scratch.db,
      clock: createClock(),
      partners: createHttpPartners({ [slug]: { url: partner.url, keys } }),
    };
    const start = performance.now();
    const { purchases, open } = await createSettlementService(deps).settle({ partnerId, day: DAY }, slug);
    const tookS = (performance.now() - start) / 1000;
    const found = await createSettlementDesk(deps).list(slug, false, lines);
    const wrong = found.filter(({ reference }) => !planted.has(reference)).length;
    console.log(
      `${purchases} purchases of both sides compared in ${tookS.toFixed(1)} s (at most ${LIMIT_S} s for 100,000)`,
    );
    console.log(`${planted.size} differ; ${open} were named, ${wrong} of them wrongly`);
    const isInTime = tookS <= LIMIT_S * Math.max(1, lines / 100_000);
    process.exitCode = isInTime && open === planted.size && wrong === 0 ? 0 : 1;
  } finally {
    partner.close();
    await scratch.close();
  }
};
