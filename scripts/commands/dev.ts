import { program, run } from '../arguments/program';

const dev = program(
  'npm run dev --',
  'Serves one remote from its sources, with hot reload, inside a running shell; the other remotes are as deployed. POKU_DEV_PORT: its port (default 3100).',
)
  .argument('<remote>', 'as mfe-catalogue')
  .option('--shell <url>', 'address of the site (default: the one that npm start serves)')
  .action(async (remote, options) => (await import('@poku/build/dev')).developUntilEnded(remote, options));

await run(dev);
