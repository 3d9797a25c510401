import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { median, percentile, ROOT } from '@poku/tooling';
import { startCatalogueApi } from './catalogue-api';
import { createRandom, createRequests, type CouponRequest } from './coupon-requests';
import { FILL } from './fill-coupons';
import { postgresServer } from '../databases/postgres-server';

const LIMIT_MS = 50;
const PAGE_RATIO = 1.5;
const PAGE_RUNS = 60;
const FULL_READ = /Seq Scan on voucher/;

const PAGED = {
  'page 1, 2, 200: popular': {},
  'page 1, 2, 200: by price': { filters: { sortByPrice: 'DESC' } },
  'page 1, 2, 200: category by name': { filters: { categoryId: '1', sortByName: 'ASC' } },
  'page 1, 2, 200: search': { filters: { name: 'kopi' } },
};

/**
 * Measures `POST /voucherlist` over HTTP with 100,000 coupons, and writes docs/performance-catalogue.md. Sets the exit code 1 when a kind
 * of request takes 50 ms or more at the 95th percentile, when page 200 by cursor costs more than 1.5 times page 1, or when a plan reads
 * all coupons in sequence.
 */
export const benchCatalogue = async ({ requests }: { readonly requests: number }): Promise<void> => {
  const explained = Math.ceil(requests / 3);
  const server = await postgresServer();
  if (!server) throw new Error('No PostgreSQL: set DATABASE_URL, or put initdb and postgres on the PATH.');
  const plans: string[] = [];
  const startedAt = Date.now();
  const api = await startCatalogueApi(server.url, (plan) => plans.push(plan));
  console.log(`${FILL.coupons} coupons, filled in ${Math.round((Date.now() - startedAt) / 1000)} s`);

  const ask = async (origin: string, { body, isMember }: CouponRequest): Promise<string> => {
    const answer = await fetch(`${origin}/voucherlist`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(isMember && { authorization: `Bearer ${api.token}` }),
      },
      body: JSON.stringify({ clientId: 'guest', ...body }),
    });
    const text = await answer.text();
    if (!text.startsWith('{"responseCode":200')) throw new Error(`${JSON.stringify(body)}: ${text}`);
    return text;
  };

  const time = async (request: CouponRequest): Promise<number> => {
    const start = performance.now();
    await ask(api.origin, request);
    return performance.now() - start;
  };

  const problems: string[] = [];
  const lines: string[] = [];
  const kinds = createRequests(createRandom(1));
  for (const [kind, create] of Object.entries(kinds)) {
    const times: number[] = [];
    let slowest = { tookMs: 0, body: '' };
    for (let turn = 0; turn < requests; turn += 1) {
      const request = create();
      const tookMs = await time(request);
      times.push(tookMs);
      if (tookMs > slowest.tookMs) slowest = { tookMs, body: JSON.stringify(request.body).slice(0, 200) };
    }
    const p95 = percentile(times, 95);
    const figures = [percentile(times, 50), p95, Math.max(...times)].map((value) => value.toFixed(1));
    lines.push(`| ${kind} | ${figures.join(' | ')} |`);
    console.log(
      `${kind}: p50 ${figures.join(', p95 ').replace(/, p95 ([\d.]+)$/, ', max $1')} ms (${slowest.body})`,
    );
    if (p95 >= LIMIT_MS) problems.push(`${kind}: ${p95.toFixed(1)} ms at the 95th percentile`);
    for (let turn = 0; turn < explained; turn += 1) {
      const request = create();
      plans.length = 0;
      await ask(api.explaining, request);
      const bad = plans.find((plan) => FULL_READ.test(plan));
      if (bad) problems.push(`${kind}: ${JSON.stringify(request.body)} reads all coupons\n${bad}`);
    }
  }

  /** The cursor after so many coupons. */
  const cursorAfter = async (body: object, coupons: number): Promise<string> => {
    let cursor: string | undefined;
    for (let done = 0; done < coupons;) {
      const perPage = Math.min(100, coupons - done);
      const text = await ask(api.origin, { body: { ...body, perPage, ...(cursor && { cursor }) } });
      cursor = /"nextCursor":"([\w-]+)"/.exec(text)?.[1];
      if (!cursor) throw new Error(`${JSON.stringify(body)} has no ${coupons} coupons.`);
      done += perPage;
    }
    return cursor ?? '';
  };

  for (const [name, body] of Object.entries(PAGED)) {
    const pages: readonly CouponRequest[] = [
      { body },
      { body: { ...body, cursor: await cursorAfter(body, 20) } },
      { body: { ...body, cursor: await cursorAfter(body, 20 * 199) } },
    ];
    const times: number[][] = pages.map(() => []);
    for (let turn = 0; turn < PAGE_RUNS; turn += 1) {
      for (const [index, page] of pages.entries()) times[index]?.push(await time(page));
    }
    const [first = NaN, second = NaN, far = NaN] = times.map(median);
    const ratio = far / first;
    lines.push(`| ${name} | ${[first, second, far].map((value) => value.toFixed(1)).join(' | ')} |`);
    console.log(
      `${name}: ${first.toFixed(1)}, ${second.toFixed(1)}, ${far.toFixed(1)} ms, 200 / 1 ${ratio.toFixed(2)}`,
    );
    if (!(ratio <= PAGE_RATIO)) problems.push(`${name}: page 200 costs ${ratio.toFixed(2)} times page 1`);
  }

  await writeFile(
    join(ROOT, 'docs', 'performance-catalogue.md'),
    `# Performance of the coupon list

Written by \`npm run bench -- catalogue\`: \`POST /voucherlist\` over HTTP, brands included, with ${FILL.coupons.toLocaleString('en')} coupons of
${FILL.brands} brands on ${server.origin}; ${requests} random requests of each kind, one after the other, in milliseconds.
Machine: ${cpus().length} cores, ${cpus()[0]?.model.trim() ?? 'unknown'}. Limits: ${LIMIT_MS} ms at the 95th percentile; page 200 by cursor at
most ${PAGE_RATIO} times page 1; no plan reads all coupons in sequence.

| kind | median | 95th percentile | longest |
| --- | --- | --- | --- |
${lines.filter((line) => !line.startsWith('| page')).join('\n')}

| list, medians of ${PAGE_RUNS} | page 1 | page 2 | page 200 |
| --- | --- | --- | --- |
${lines
  .filter((line) => line.startsWith('| page'))
  .join('\n')
  .replaceAll('page 1, 2, 200: ', '')}
`,
  );
  await api.close();
  await server.stop();
  for (const problem of problems) console.error(`NOT held: ${problem}`);
  console.log(problems.length === 0 ? 'every limit is held' : `${problems.length} limits are not held`);
  process.exitCode = problems.length === 0 ? 0 : 1;
};
