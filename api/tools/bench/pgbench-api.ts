import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs a script of pgbench for a time and gives its transactions per second. Rejects when a transaction fails. */
export async function runPgbench(
  databaseUrl: string,
  script: string,
  { clients, durationMs }: { clients: number; durationMs: number },
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'poku-pgbench-'));
  try {
    const file = join(folder, 'purchase.sql');
    await writeFile(file, script);
    const seconds = String(Math.max(1, Math.round(durationMs / 1000)));
    const options = ['-n', '-M', 'extended', '-c', String(clients), '-T', seconds, '-D', 'i=0', '-f', file];
    const output = await run('pgbench', [...options, databaseUrl]);
    const perSecond = Number(/tps = ([\d.]+) \(without initial/.exec(output)?.[1]);
    if (!(perSecond > 0) || /aborted/.test(output)) throw new Error(`pgbench failed:\n${output}`);
    return perSecond;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const run = (command: string, options: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(command, options, { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (output += part.toString()));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${command} ended with ${code}:\n${output}`)),
    );
  });
