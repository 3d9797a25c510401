/** Path claims as the router compares them: letters of either case are one, and parameters have no names. */

const segments = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);
const isParameter = (segment: string): boolean => segment.startsWith(':');

/** The same text for two claims that no address can tell apart. */
export const shapeOf = (path: string): string =>
  `/${segments(path)
    .map((segment) => (isParameter(segment) ? ':' : segment))
    .join('/')}`;

/** Whether an address can fit both claims. */
export const overlap = (left: string, right: string): boolean => {
  const [one, other] = [segments(left), segments(right)];
  return (
    one.length === other.length &&
    one.every((segment, index) => {
      const opposite = other[index] ?? '';
      return segment === opposite || isParameter(segment) || isParameter(opposite);
    })
  );
};

/** Whether every address of a claim fits the other one too. */
export const isInside = (inner: string, outer: string): boolean => {
  const [one, other] = [segments(inner), segments(outer)];
  return (
    one.length === other.length &&
    other.every((segment, index) => isParameter(segment) || segment === one[index])
  );
};

/** Absolute, without a slash at its end, query, wildcard or optional part; parameters as `:name`. */
export const isWellFormed = (path: string): boolean =>
  /^(?:\/(?::[A-Za-z]\w*|[A-Za-z0-9][\w.~-]*))+$/.test(path);

const RESERVED = new Set(['dashboard', 'gateway', 'remotes', 'shell', 'embed', 'media', 'sandbox']);

/** Whether the shell or the site answers for a path itself: its own pages, folders, and everything that looks like a file. */
export const isReserved = (path: string): boolean => {
  const [first = '', ...rest] = segments(path);
  return first === '' || RESERVED.has(first) || (rest.at(-1) ?? first).includes('.') || isParameter(first);
};
