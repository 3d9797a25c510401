/** Readings that fail in their place. */
export { type Outcome, outcomeOf } from './outcome';
export { RetryPanel } from './retry-panel';
export { useKept } from './use-kept';
