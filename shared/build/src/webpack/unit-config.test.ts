import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@poku/tooling';
import { remoteNames } from '../release/remotes';
import { unitConfig } from './unit-config';

const run = promisify(execFile);

test('the webpack.config.ts of each remote builds the version that it is told, into the folder that it is told', async () => {
  for (const name of await remoteNames()) {
    const { context, output } = await unitConfig(name, { version: '1.0.0-a', outputPath: '/tmp/built' });
    const container = `${name.replace('-', '_')}_1_0_0_a`;
    expect({ context, path: output?.path, container: output?.uniqueName }).toEqual({
      context: join(ROOT, name),
      path: '/tmp/built',
      container,
    });
  }
});

test('without a target a unit is built into its own dist, the shell too', async () => {
  expect((await unitConfig('mfe-help', {})).output?.path).toBe(join(ROOT, 'mfe-help/dist'));
  expect((await unitConfig('shell', {})).output?.path).toBe(join(ROOT, 'shell/dist'));
});

test("webpack's own command line takes the configuration of a remote", async () => {
  const { stdout } = await run(
    process.execPath,
    ['scripts/bootstrap.mjs', 'build', 'webpack', 'mfe-help', 'configtest'],
    { cwd: ROOT },
  );
  expect(stdout).toContain('No validation errors found');
}, 60_000);
