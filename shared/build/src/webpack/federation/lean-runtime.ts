import webpack, { type WebpackPluginInstance } from 'webpack';
import { fileOfPackage, ownFile } from '../../own-file';

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

/** The runtime in the form for Node, which Rspack takes, and in the one whose parts can be left out. */
const FOR_NODE = /@module-federation\/webpack-bundler-runtime\/dist\/index\.cjs$/;
const FOR_BUNDLERS = fileOfPackage('@module-federation/webpack-bundler-runtime/dist/bundler.js');

/** What puts a file in the place of those whose path fits; webpack and Rspack have one each. */
type Replacement<P> = new (path: RegExp, file: string) => P;

const replaced = <P>(parts: Readonly<Record<string, RegExp>>, Plugin: Replacement<P>): readonly P[] =>
  Object.entries(parts).map(
    ([standIn, part]) => new Plugin(part, ownFile(`webpack/federation/${standIn}.mjs`)),
  );

/** The federation runtime without what the shell does itself, or nobody asks for (decision 037). */
export const leanRuntime = (of: 'shell' | 'entry'): readonly WebpackPluginInstance[] =>
  replaced(
    { ...(of === 'entry' && STAND_INS_OF_ENTRIES), ...STAND_INS },
    webpack.NormalModuleReplacementPlugin,
  );

/**
 * The same for the entry of a remote that another bundler builds.
 * @param Plugin its `NormalModuleReplacementPlugin`
 */
export const leanRuntimeBy = <P>(Plugin: Replacement<P>): readonly P[] => [
  ...replaced(STAND_INS, Plugin),
  new Plugin(FOR_NODE, FOR_BUNDLERS),
];
