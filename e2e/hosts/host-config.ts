import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { commonConfig } from '@poku/build/webpack';
import { ROOT } from '@poku/tooling';
import type { Configuration } from 'webpack';

const VERSION = '18.3.1';

/** One React for all of a page, the one that a workspace has. */
const reactOf = (workspace: string): Readonly<Record<string, string>> => {
  const { resolve } = createRequire(`${ROOT}${workspace}/package.json`);
  const folder = (name: string) => dirname(resolve(`${name}/package.json`));
  return { react: folder('react'), 'react-dom': folder('react-dom') };
};

/**
 * webpack configurations of the partners' own pages that the journeys embed the catalogue into: an application on React 18,
 * applications on React 18, React 19 and Vue with the components of `@poku/embed`, and a Module Federation host with a React of its own.
 * @param site origin of Poku's site
 * @param outputPath absolute folder
 */
export const hostConfigs = (site: string, outputPath: string): readonly Configuration[] => {
  const common = commonConfig();
  const output = { ...common.output, clean: false, filename: '[name].js', path: outputPath };
  const packageOnReact = (name: string, workspace: string): Configuration => ({
    ...common,
    context: `${ROOT}e2e/hosts`,
    entry: { [name]: './react-package/main.tsx' },
    resolve: { ...common.resolve, alias: { ...common.resolve?.alias, ...reactOf(workspace) } },
    output,
  });
  return [
    packageOnReact('package-react18', 'e2e'),
    packageOnReact('package-react19', 'shared/kit'),
    { ...common, context: `${ROOT}e2e/hosts`, entry: { 'package-vue': './vue-package/main.ts' }, output },
    { ...common, context: `${ROOT}e2e/hosts`, entry: { react18: './react18/main.tsx' }, output },
    {
      ...common,
      context: `${ROOT}e2e/hosts`,
      entry: { federation: './federation/main.ts' },
      output: { ...output, uniqueName: 'partner_host' },
      plugins: [
        new ModuleFederationPlugin({
          name: 'partner_host',
          remotes: { 'mfe-catalogue': `pokuCatalogue@${site}/embed/v1/remoteEntry.js` },
          shared: {
            react: { singleton: true, requiredVersion: VERSION },
            'react-dom': { singleton: true, requiredVersion: VERSION },
          },
          manifest: false,
          dts: false,
        }),
      ],
    },
  ];
};
