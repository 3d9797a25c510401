import { pastJournals } from './journals-api';
import { loadApi } from './load-api';
import { runPgbench } from './pgbench-api';
import { startWorkloadApi, type WorkloadApi } from './start-workload-api';
import type { Workload } from './workload-api';

/** What is measured, and how long. */
export interface Measurement {
  /** Connections to the API, and clients of pgbench. */
  clients: number;
  rounds: number;
  /** Processes of the API for each of the two databases. */
  processes: number;
  firstPort: number;
  /** Journals of the past in each of the two databases. */
  journals: readonly [short: number, long: number];
  /** Of each part of a round. */
  durationMs: number;
  say: (line: string) => void;
}

/** Calls per second, one figure a round. */
export interface Rates {
  pgbench: number[];
  short: number[];
  long: number[];
}

const warmUpMs = 3000;
/** Most calls that one client of pgbench makes in a second. */
const perClientSecond = 150;
const mostPerSecond = 1000;

/**
 * Measures a workload in turns: by pgbench and by the API in one database, then by the API in the one with the longer ledger.
 * Rejects when a call fails; leaves nothing running.
 */
export async function measureWorkload(serverUrl: string, workload: Workload, options: Measurement) {
  const { clients, rounds, processes, firstPort, durationMs, say } = options;
  const perClient = Math.ceil((perClientSecond * durationMs) / 1000);
  const calls = Math.ceil(((rounds * durationMs + warmUpMs) / 1000) * mostPerSecond);
  const opened: WorkloadApi[] = [];
  const open = async (index: 0 | 1): Promise<WorkloadApi> => {
    const api = await startWorkloadApi(serverUrl, workload, {
      firstPort: firstPort + index * processes,
      processes,
      calls,
      scripts: rounds * clients * perClient + clients,
      more: pastJournals(options.journals[index]),
    });
    opened.push(api);
    say(`filled, ${options.journals[index]} journals`);
    return api;
  };
  try {
    const [short, long] = [await open(0), await open(1)];
    const next = new Map([short, long].map((api) => [api, 10]));
    const load = async (api: WorkloadApi, ms: number) => {
      const first = next.get(api) ?? 0;
      const result = await loadApi({
        ports: api.ports,
        connections: clients,
        workload,
        first,
        durationMs: ms,
      });
      next.set(api, result.next);
      return result;
    };
    await load(short, warmUpMs);
    await load(long, warmUpMs);
    const rates: Rates = { pgbench: [], short: [], long: [] };
    const timesMs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const script = short.script(round * clients * perClient, perClient);
      const pgbench = await runPgbench(short.databaseUrl, script, { clients, durationMs });
      const result = await load(short, durationMs);
      const { perSecond } = await load(long, durationMs);
      rates.pgbench.push(pgbench);
      rates.short.push(result.perSecond);
      rates.long.push(perSecond);
      timesMs.push(...result.timesMs);
      say(
        `round ${round + 1}: pgbench ${pgbench.toFixed(0)}, API ${result.perSecond.toFixed(0)}, ` +
          `API with the long ledger ${perSecond.toFixed(0)} ${workload.name} per second`,
      );
    }
    return { rates, timesMs, statements: short.statements.length, script: short.script(0, perClient) };
  } finally {
    for (const api of opened) await api.close();
  }
}
