export { MoreButton } from './more-button';
export { MoreRows } from './more-rows';
export { type ReadPage, readRows, type RowPage } from './read-rows';
export { useGrowingList } from './use-growing-list';
