export { proveStorm } from './storm';
export { proveTexts } from './texts';
export { proveVersions } from './versions';
