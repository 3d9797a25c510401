import { InvalidArgumentError } from '@commander-js/extra-typings';

/** What an option takes, read from the text that was typed. Throws InvalidArgumentError, to which the parser adds the option's name. */
type Reader<T> = (text: string) => T;

/** Reads a whole number in these bounds, both included. @param least default 1 */
export const wholeNumber =
  (least = 1, most = Number.MAX_SAFE_INTEGER): Reader<number> =>
  (text) => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < least || number > most)
      throw new InvalidArgumentError(
        `It must be a whole number ${most < Number.MAX_SAFE_INTEGER ? `from ${least} to ${most}` : `of ${least} or more`}.`,
      );
    return number;
  };

/** Reads a TCP port. */
export const port = wholeNumber(1, 65_535);

/** Reads a seed of random numbers: whatever was tried with it can be tried again. */
export const seed = wholeNumber(0);

/** A seed that differs from run to run. */
export const newSeed = (): number => Date.now() % 2 ** 31;

/** Reads whole numbers of 1 or more with commas between. */
export const wholeNumbers: Reader<readonly number[]> = (text) => text.split(',').map(wholeNumber());

/** Reads a moment. */
export const moment: Reader<Date> = (text) => {
  const time = new Date(text);
  if (Number.isNaN(time.getTime()))
    throw new InvalidArgumentError('It must be a time as 2026-11-23T10:00:00Z.');
  return time;
};

/** Reads some of these values with commas between. */
export const someOf =
  <const T extends string>(all: readonly T[]): Reader<readonly T[]> =>
  (text) =>
    text.split(',').map((one) => {
      const found = all.find((value) => value === one);
      if (found === undefined)
        throw new InvalidArgumentError(`It must be some of ${all.join(', ')}, with commas between.`);
      return found;
    });
