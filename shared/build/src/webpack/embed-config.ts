import { ROOT } from '@poku/tooling';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { commonConfig } from './common';
import { leanStyles } from './styles/lean-styles';

const CONTEXT = `${ROOT}mfe-catalogue`;

/**
 * webpack configuration of what the embed's loader loads: the catalogue with everything that it needs, and a chunk for the
 * coupon's page. It shares nothing with the page that it runs in.
 * @param version version of the release that is built; part of every global name, so that two releases can share a page
 * @param outputPath absolute folder, emptied first
 */
export const embedConfig = (version: string, outputPath: string): Configuration => {
  const common = commonConfig();
  const name = `poku_embed_${version}`.replace(/\W/g, '_');
  return {
    ...common,
    context: CONTEXT,
    entry: { catalogue: './src/embed/main.ts' },
    output: {
      ...common.output,
      path: outputPath,
      uniqueName: name,
      chunkLoadingGlobal: `chunks_${name}`,
      // `main.ts` puts the page's one policy in the place of this one before any chunk is asked for.
      trustedTypes: 'poku-embed',
    },
    plugins: [
      leanStyles(),
      new webpack.DefinePlugin({ POKU_EMBED_VERSION: JSON.stringify(version) }),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
  };
};

/** A script that a page names. */
export type EmbedScript = 'loader' | 'frame' | 'playground' | 'remoteEntry';

/** What the loader must know of the bundle. */
export interface BundleFacts {
  readonly version: string;
  readonly file: string;
  readonly integrity: string;
}

/**
 * webpack configuration of a script that a page names: `loader`, `frame`, `playground`, or `remoteEntry` for a host with Module Federation.
 * Each is one file without a runtime.
 * @param outputPath absolute folder, emptied first
 */
export const embedScriptConfig = (
  name: EmbedScript,
  bundle: BundleFacts,
  outputPath: string,
): Configuration => {
  const common = commonConfig();
  const sources = {
    loader: 'loader.ts',
    frame: 'frame.ts',
    playground: 'playground/playground.ts',
    remoteEntry: 'remote-entry.ts',
  };
  return {
    ...common,
    context: CONTEXT,
    entry: { [name]: `./src/embed/${sources[name]}` },
    output: {
      ...common.output,
      path: outputPath,
      filename: '[name].js',
      ...(name === 'remoteEntry' && { library: { type: 'var', name: 'pokuCatalogue' } }),
    },
    plugins: [new webpack.DefinePlugin({ POKU_EMBED_BUNDLE: JSON.stringify(bundle) })],
  };
};
