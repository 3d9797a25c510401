import { compile } from '../release/compile';
import { hostConfigs } from '../webpack/host-config';

/** Builds the partners' pages of the journeys: `embed-hosts <origin of the site> <folder>`. */
const [site = '', folder = ''] = process.argv.slice(2);
for (const config of hostConfigs(site, folder)) await compile(config);
