import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { ROOT } from '@poku/tooling';
import { type Configuration, rspack } from '@rspack/core';
import { federationOptions } from '../../webpack/federation-options';
import { remoteDefinition } from '../remotes';

/**
 * Builds a remote with Rspack as its own configuration does, but carries what the shell gives, as a team does that forgets it. A program
 * of its own: `rspack-with-copies.ts <workspace> <folder> <module> …`, the modules by the names that sources import them by.
 */
const [workspace = '', path = '', ...carried] = process.argv.slice(2);
const { default: config } = (await import(join(ROOT, workspace, 'rspack.config.ts'))) as {
  default: Configuration;
};
const federation = federationOptions(await remoteDefinition(workspace));
const shared = Object.fromEntries(
  Object.entries(federation.shared).filter(([module]) => !carried.includes(module)),
);
const [, ...plugins] = config.plugins ?? [];
const compiler = rspack({
  ...config,
  output: { ...config.output, path },
  plugins: [
    new ModuleFederationPlugin({ ...federation, shared, manifest: true }),
    ...plugins,
    // As `npm run build -- rspack` does.
    new rspack.DefinePlugin({ __name: '((named) => named)' }),
  ],
});
compiler.run((failure, stats) => {
  if (failure) throw failure;
  if (stats?.hasErrors()) throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }));
  compiler.close(() => undefined);
});
