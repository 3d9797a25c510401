import webpack, { type WebpackPluginInstance } from 'webpack';
import { ownFile } from '../../own-file';

/** The part of stylis that nobody asks for. */
export const PREFIXES = /stylis\/src\/Prefixer\.js$/;

/** styled-components without what prefixes names of CSS for browsers of before (decision 037). */
export const leanStyles = (): WebpackPluginInstance =>
  new webpack.NormalModuleReplacementPlugin(PREFIXES, ownFile('webpack/styles/unprefixed.mjs'));
