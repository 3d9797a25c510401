import { types } from 'node:util';

/**
 * What was thrown by code that nobody trusts, in words. It may be anything, so none of its own code is run to read it: that would have no
 * limit of time. Run such code with `displayErrors: false`, or Node asks it as well.
 */
export const reasonOf = (failure: unknown): string => {
  if (typeof failure === 'function') return 'it throws';
  if (typeof failure !== 'object' || failure === null) return String(failure);
  const message: unknown = types.isProxy(failure)
    ? undefined
    : Object.getOwnPropertyDescriptor(failure, 'message')?.value;
  return typeof message === 'string' ? message : 'it throws';
};
