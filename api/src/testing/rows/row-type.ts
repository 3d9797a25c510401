import ts from 'typescript';

/** What a value of a row is in code. Null is not told: a database does not say which columns may have it. */
export type Kind = 'number' | 'string' | 'boolean' | 'Date' | 'list' | 'object';

/** Kinds of the columns of a row by their names; undefined for a column that may be anything. */
export type RowType = ReadonlyMap<string, ReadonlySet<Kind> | undefined>;

/** Kinds of a type; undefined for one that may be anything. */
const kindsOf = (checker: ts.TypeChecker, type: ts.Type): ReadonlySet<Kind> | undefined => {
  const kinds = new Set<Kind>();
  for (const one of type.isUnion() ? type.types : [type]) {
    if (one.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return undefined;
    if (one.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) continue;
    if (one.flags & ts.TypeFlags.NumberLike) kinds.add('number');
    else if (one.flags & ts.TypeFlags.StringLike) kinds.add('string');
    else if (one.flags & ts.TypeFlags.BooleanLike) kinds.add('boolean');
    else if (one.symbol?.name === 'Date') kinds.add('Date');
    else kinds.add(checker.isArrayLikeType(one) ? 'list' : 'object');
  }
  return kinds;
};

/** The declared type of the rows of a call of `rows`; undefined where it declares none. */
export const rowTypeOf = (checker: ts.TypeChecker, call: ts.CallExpression): RowType | undefined => {
  const awaited = checker.getAwaitedType(checker.getTypeAtLocation(call));
  const row = awaited && checker.getIndexTypeOfType(awaited, ts.IndexKind.Number);
  if (!row || row.flags & ts.TypeFlags.TypeParameter) return undefined;
  const properties = checker.getPropertiesOfType(row);
  if (properties.length === 0) return undefined;
  return new Map(
    properties.map((property) => [
      property.name,
      kindsOf(checker, checker.getTypeOfSymbolAtLocation(property, call)),
    ]),
  );
};

/** OIDs of the types that PostgreSQL gives, by what both drivers make of them. */
const OIDS: Readonly<Record<Kind, readonly number[]>> = {
  number: [20, 21, 23, 26, 700, 701],
  // `numeric` is one of them: it may have more digits than a number. A date has no time zone.
  string: [18, 19, 25, 650, 869, 1042, 1043, 1082, 1700, 2205, 2950],
  boolean: [16],
  Date: [1114, 1184],
  list: [1000, 1003, 1005, 1007, 1009, 1015, 1016, 1185, 2951],
  object: [],
};
/** `json` and `jsonb` may be anything but a Date. */
const JSON_OIDS: readonly number[] = [114, 3802];

const holds = (kind: Kind, oid: number): boolean =>
  OIDS[kind].includes(oid) || (kind !== 'Date' && JSON_OIDS.includes(oid));

/** A column as a database describes it. */
export interface DescribedColumn {
  readonly name: string;
  readonly dataTypeID: number;
}

/** What differs between a declared row and what the database gives, in sentences. */
export const differences = (declared: RowType, given: readonly DescribedColumn[]): readonly string[] => [
  ...[...declared.keys()]
    .filter((name) => !given.some((column) => column.name === name))
    .map((name) => `no column ${name}`),
  ...given.flatMap(({ name, dataTypeID }) => {
    if (!declared.has(name)) return [`a column ${name} that is not declared`];
    const kinds = declared.get(name);
    return kinds === undefined || [...kinds].every((kind) => holds(kind, dataTypeID))
      ? []
      : [`column ${name} has type ${dataTypeID} and is declared as ${[...kinds].join(' or ')}`];
  }),
];
