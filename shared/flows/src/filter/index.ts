export type { ActiveFilter } from './active-filter';
export { FilterBar } from './filter-bar';
export { FilterDialog } from './filter-dialog';
export { filterWording } from './wording';
