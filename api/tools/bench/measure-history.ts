import { percentile } from '@poku/tooling';
import { historyRows, longHistory } from '../../src/simulation/long-history';
import { startFilledApi } from './catalogue-api';
import { historyRequests } from './history-requests';

/** Fixture members: Siti, whose history is read, and Agus, who has the longer one. */
const MEMBER = 'm-2b8d4e6f91ac';
const OTHER = 'm-c51a0b976e3f';
const LIMIT_MS = 50;
/** Requests of each kind before they are timed. */
const WARM_UP = 5;
const FULL_READ = /Seq Scan on (earn_record|purchase_order|order_leg|coupon)/;

/** What was measured, line by line, and what is wrong with it. */
export interface HistoryFigures {
  readonly lines: readonly string[];
  readonly problems: readonly string[];
}

/**
 * Times the first page of a long history with each filter, over HTTP on a PostgreSQL server, looks at the plans, and times the
 * file of all rows.
 * @param turns requests of each kind
 */
export const measureHistory = async (serverUrl: string, turns: number): Promise<HistoryFigures> => {
  const plans: string[] = [];
  const api = await startFilledApi(serverUrl, longHistory(MEMBER, OTHER), (plan) => plans.push(plan));
  const headers = { authorization: `Bearer ${api.token}` };
  const ask = async (address: string): Promise<string> => {
    const answer = await fetch(address, { headers });
    const text = await answer.text();
    if (!answer.ok || (text.startsWith('{') && !text.startsWith('{"responseCode":200')))
      throw new Error(`${address}: ${text}`);
    return text;
  };

  const lines: string[] = [];
  const problems: string[] = [];
  try {
    const requests = historyRequests(MEMBER);
    for (let turn = 0; turn < WARM_UP; turn += 1)
      for (const path of requests.values()) await ask(`${api.origin}${path}`);
    for (const [name, path] of requests) {
      const times: number[] = [];
      for (let turn = 0; turn < turns; turn += 1) {
        const start = performance.now();
        await ask(`${api.origin}${path}`);
        times.push(performance.now() - start);
      }
      const p95 = percentile(times, 95);
      lines.push(`${name}: p50 ${percentile(times, 50).toFixed(1)}, p95 ${p95.toFixed(1)} ms`);
      if (p95 >= LIMIT_MS) problems.push(`${name}: ${p95.toFixed(1)} ms at the 95th percentile`);
      plans.length = 0;
      await ask(`${api.explaining}${path}`);
      const bad = plans.find((plan) => FULL_READ.test(plan));
      if (bad !== undefined) problems.push(`${name} reads a whole table\n${bad}`);
    }
    for (const tab of ['earn', 'burn'] as const) {
      const start = performance.now();
      const text = await ask(`${api.origin}/customer${tab}csv/${MEMBER}`);
      const seconds = (performance.now() - start) / 1000;
      const rows = text.trimEnd().split('\r\n').length - 1;
      lines.push(`${tab}: file of ${rows} rows, ${text.length} characters, in ${seconds.toFixed(2)} s`);
      if (rows < historyRows.member) problems.push(`${tab}: the file has ${rows} rows only`);
    }
  } finally {
    await api.close();
  }
  return { lines, problems };
};
