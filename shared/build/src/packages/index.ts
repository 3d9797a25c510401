export { buildPackages } from './build-packages';
