import { formatNumber } from '@poku/domain/numbers';

/** The same texts in another language: each has its name, and what makes one takes the same. */
type Words<Table> = Table extends string
  ? string
  : Table extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Name in keyof Table]: Words<Table[Name]> };

/** Puts the English texts into a table of the wording, or its own ones back. */
type Speak = (isEnglish: boolean) => void;

/**
 * A table of the wording with its English texts. Who reads a text gets it in the language of the moment, so no module may read one
 * while it is loaded.
 * @param english all of its texts
 */
export const inEnglish = <Table extends object>(table: Table, english: Words<Table>): Speak => {
  const own = { ...table };
  return (isEnglish) => void Object.assign(table, isEnglish ? english : own);
};

/** `1 coupon`, `2,000 coupons`. @param thing in the singular, one that takes an s */
export const countOf = (things: number, thing: string): string =>
  `${formatNumber(things)} ${thing}${things === 1 ? '' : 's'}`;
