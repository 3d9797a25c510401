export { IS_INSTALLED, pokuHome, ROOT } from './folders';
/** @public tests of the API and journeys alone read documents */
export { readPdf } from './pdf-text';
export { devPort, portsInUse, requireFreePorts, type PortUse } from './ports';
export { startProgram, type Program } from './programs';
export { createRandom, type Random } from './random';
export { noteRunningSite, runningSite } from './running-site';
export { median, percentile, spread } from './statistics';
export { toTable } from './table';
