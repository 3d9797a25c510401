import { compile } from '@poku/build/webpack';
import { hostConfigs } from './host-config';

/** Builds the partners' pages of the journeys. A program of its own: `build.ts <origin of the site, or what stands for it> <folder>`. */
const [site = '', folder = ''] = process.argv.slice(2);
for (const config of hostConfigs(site, folder)) await compile(config);
