import { ROOT } from '@poku/tooling';
import webpack, { type WebpackPluginInstance } from 'webpack';

/** Parts of the federation runtime that a page does not need, by the file that stands for them. */
export const STAND_INS: Readonly<Record<string, RegExp>> = {
  'not-loaded': /@module-federation\/(?:runtime-core\/dist\/utils\/(?:load|preload)|sdk\/dist\/dom)\.js$/,
  'code-alone': /@module-federation\/error-codes\/dist\/desc\.mjs$/,
  'console-logger': /@module-federation\/sdk\/dist\/logger\.js$/,
  'built-once':
    /@module-federation\/webpack-bundler-runtime\/dist\/(?:init|consumes|installInitialConsumes|getSharedFallbackGetter|updateOptions)\.js$/,
};

/** Parts that the shell needs, and the entry of a remote does not; they come before the others. */
export const STAND_INS_OF_ENTRIES: Readonly<Record<string, RegExp>> = {
  'not-initial': /@module-federation\/webpack-bundler-runtime\/dist\/installInitialConsumes\.js$/,
};

/** The federation runtime without what the shell does itself, or nobody asks for (decision 037). */
export const leanRuntime = (of: 'shell' | 'entry'): readonly WebpackPluginInstance[] =>
  Object.entries({ ...(of === 'entry' && STAND_INS_OF_ENTRIES), ...STAND_INS }).map(
    ([standIn, part]) =>
      new webpack.NormalModuleReplacementPlugin(
        part,
        `${ROOT}shared/build/src/webpack/federation/${standIn}.mjs`,
      ),
  );
