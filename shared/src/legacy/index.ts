export { createLegacyApi, LegacyRefusal, type LegacyApi, type LegacyOptions } from './create-legacy-api';
