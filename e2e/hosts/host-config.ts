import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { commonConfig } from '@poku/build/webpack';
import { ROOT } from '@poku/tooling';
import type { Configuration } from 'webpack';

const VERSION = '18.3.1';

/**
 * webpack configurations of the partners' own pages that the journeys embed the catalogue into: an application on React 18, and
 * a Module Federation host with a React of its own.
 * @param site origin of Poku's site
 * @param outputPath absolute folder
 */
export const hostConfigs = (site: string, outputPath: string): readonly Configuration[] => {
  const common = commonConfig();
  const output = { ...common.output, clean: false, filename: '[name].js', path: outputPath };
  return [
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
