export { provePackages } from './packages';
export { proveStorm } from './storm';
export { proveTexts } from './texts';
export { proveVersions } from './versions';
