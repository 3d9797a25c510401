import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));
/** A service that starts for as long as its input is open, and says when it begins to. */
const service = `
import { once } from 'node:events';
import { runProcess } from './api/src/process.ts';
process.send('begins');
await runProcess(async () => {
  process.stdin.resume();
  await once(process.stdin, 'end');
  const timer = setInterval(() => undefined, 60_000);
  return async () => clearInterval(timer);
});`;

/** Starts it and waits until it begins. */
async function begin() {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', service], {
    cwd: repository,
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  await once(child, 'message');
  return { child, gone };
}

test('a service whose starter went while it started ends once it has', async () => {
  const { child, gone } = await begin();
  child.disconnect();
  child.stdin?.end();
  expect(await gone).toEqual([0, null]);
});

test('a service whose starter goes later ends then', async () => {
  const { child, gone } = await begin();
  child.stdin?.end();
  child.disconnect();
  expect(await gone).toEqual([0, null]);
});
