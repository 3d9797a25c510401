/**
 * Shared modules that the host gives on demand, each in a chunk of its own. That the shell imports them is what makes them part of its
 * build; a remote that needs one has it fetched through the share scope, and finds it there when it was fetched ahead.
 */
export const ON_DEMAND: readonly (() => Promise<unknown>)[] = [() => import('./html')];
