import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../webpack/common';

const USAGE = `npm run webpack -- <remote or shell> [options of webpack]
webpack's own command line with the configuration that releases are built with, to look into a build:
--json stats.json writes what an analyser reads, configtest checks the configuration alone. The scripts go to dist/.`;

/** `npm run webpack -- mfe-catalogue --json stats.json`: webpack's own command line in one workspace. */
const [name, ...options] = process.argv.slice(2);
if (name === undefined || !existsSync(join(ROOT, name, 'webpack.config.ts'))) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  const program = fileURLToPath(import.meta.resolve('webpack-cli/bin/cli.js'));
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...options], {
    cwd: join(ROOT, name),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => child.kill());
  child.on('exit', (code) => process.exit(code ?? 1));
}
