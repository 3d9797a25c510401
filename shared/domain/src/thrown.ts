/** What pages tell of an error that a release threw: closed lists and bounds, so that no text of anybody can be among it. */

/** Failures that have an error to tell of. */
export const THROWN_KINDS = ['evaluate', 'render', 'runtime'] as const;

/** Names of errors that are told as they are; every other one is told as the first. */
export const THROWN_NAMES = [
  'Error',
  'AggregateError',
  'EvalError',
  'InternalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'AbortError',
  'DataCloneError',
  'HierarchyRequestError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotExposedError',
  'NotFoundError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
] as const;

/** What messages of engines, and of React, say; every other one is the last. */
export const THROWN_MESSAGES = [
  'read of undefined or null',
  'write to undefined or null',
  'call of what is no function',
  'construction of what is no constructor',
  'iteration of what is not iterable',
  'unknown name',
  'use before initialization',
  'write to what is constant',
  'too much recursion',
  'invalid length or number of digits',
  'invalid date',
  'invalid locale, currency or time zone',
  'invalid JSON',
  'circular JSON',
  'invalid conversion',
  'invalid operand',
  'invalid pattern',
  'invalid address',
  'empty reduce',
  'failed request',
  'changed document',
  'invalid call of the browser',
  'react: object as a child',
  'react: invalid element type',
  'react: too many updates',
  'react: hooks in another order',
  'react: other',
  'other',
] as const;

/** Most errors of one release in one report; a page tells of no more in its life. */
export const THROWN_MAX = 5;
/** Most places of one error. */
export const THROWN_FRAMES_MAX = 5;
/** Lines and columns are under this. */
export const THROWN_PLACE_MAX = 1_000_000;
/** Names that a build gives its scripts, with the hash of what is in them. */
export const THROWN_FILE = /^[\w-]{1,64}\.[0-9a-f]{12}\.js$/;
/** Modules that a page or widget is; none when nobody knows. */
export const THROWN_MODULE = /^(?:(?:pages|widgets)\/[\w-]{1,64})?$/;
