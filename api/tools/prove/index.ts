export { proveConformance } from './conformance';
export { proveDefects } from './defects';
export { proveFuzz } from './fuzz';
export { proveKill } from './kill';
export { proveModel } from './model';
export { proveSimulate } from './simulate';
export { proveTrouble } from './trouble';
