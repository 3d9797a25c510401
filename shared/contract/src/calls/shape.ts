/**
 * How a value of a call is called and written: its name in code, its name on the wire, its kind. Plain data, so that the browser
 * reads answers by it, the API checks and writes by it and draws its OpenAPI page from it, and neither repeats the other.
 */
export type Shape = RequiredShape | OptionalShape;

type RequiredShape =
  | TextShape
  | AddressShape
  | DayShape
  | MomentShape
  | WholeShape
  | FlagShape
  | ChoiceShape
  | CodedShape
  | ListShape
  | RecordShape
  | AskerShape;

type FlagSpelling = 'number' | 'text';

interface Named {
  /** Name on the wire. Default that in code. */
  readonly wire?: string;
}
/** What the API takes of a text. */
interface TextRules {
  readonly minChars?: number;
  readonly maxChars?: number;
  /** A number is taken too, as its digits, as ids come. Default false. */
  readonly orNumber?: boolean;
  /** Regular expression for all of it: `\d{6}`. */
  readonly pattern?: string;
}
/** What the API takes of a whole number. */
interface WholeRules {
  readonly min?: number;
  readonly max?: number;
}
interface TextShape extends Named, TextRules {
  readonly kind: 'text';
}
interface AddressShape extends Named {
  readonly kind: 'address';
}
interface DayShape extends Named {
  readonly kind: 'day';
}
interface MomentShape extends Named {
  readonly kind: 'moment';
}
interface WholeShape extends Named, WholeRules {
  readonly kind: 'whole';
}
interface FlagShape extends Named {
  readonly kind: 'flag';
  /** How it is written: 1 and 0, or '1' and '0'. Default true and false. */
  readonly as?: FlagSpelling;
}
interface ChoiceShape extends Named {
  readonly kind: 'choice';
  readonly of: readonly string[];
}
type Codes = Readonly<Record<string, number | string>>;
interface CodedShape extends Named {
  readonly kind: 'coded';
  /** Number, or text, on the wire of each name in code. */
  readonly codes: Codes;
  /** Name of every other number. Default none: it is malformed. */
  readonly otherwise?: string;
}
interface OptionalShape extends Named {
  readonly kind: 'optional';
  readonly of: RequiredShape;
  /** What stands in code for a missing value. */
  readonly fallback: Fallback | null;
  /** The API refuses a blank one, which must be left out. Default false. */
  readonly isNeverBlank?: boolean;
  /** A missing value is left out of an answer. Default it is `null` there. */
  readonly isLeftOut?: true;
}
type Fallback = string | number | boolean | readonly [] | Readonly<Record<string, unknown>>;
interface ListShape extends Named {
  readonly kind: 'list';
  readonly of: Shape;
  /** Most items that the API takes. */
  readonly maxItems?: number;
  /** Fewest items that the API takes. */
  readonly minItems?: number;
  /** The API takes one item at least, and one that stands by itself, outside of a list, too. */
  readonly isOneOrMore?: true;
}
interface RecordShape extends Named {
  readonly kind: 'record';
  readonly fields: Fields;
}
interface AskerShape extends Named {
  readonly kind: 'asker';
}
/** Who asks, also where the API does not need to be told. */
type AnyAskerShape = AskerShape | (OptionalShape & { readonly of: AskerShape });

/** Fields of a record by their names in code. */
export type Fields = Readonly<Record<string, Shape>>;

/** A value of a shape, in code. */
export type ValueOf<S extends Shape> = S extends
  | TextShape
  | AddressShape
  | DayShape
  | MomentShape
  | AskerShape
  ? string
  : S extends WholeShape
    ? number
    : S extends FlagShape
      ? boolean
      : S extends ChoiceShape
        ? S['of'][number]
        : S extends CodedShape
          ? keyof S['codes'] & string
          : S extends OptionalShape
            ? S['fallback'] extends null
              ? ValueOf<S['of']> | null
              : ValueOf<S['of']>
            : S extends ListShape
              ? readonly ValueOf<S['of']>[]
              : S extends RecordShape
                ? RecordOf<S['fields']>
                : never;

/** A record in code; who asks is filled in by the client and is none of its fields. */
export type RecordOf<F extends Fields> = {
  readonly [Name in keyof F as F[Name] extends AnyAskerShape ? never : Name]: ValueOf<F[Name]>;
};

/** Values that a caller gives: as `RecordOf`, but optional ones may be left out, in records inside too. */
export type GivenOf<F extends Fields> = {
  readonly [Name in keyof F as F[Name] extends AskerShape | OptionalShape ? never : Name]: Given<F[Name]>;
} & {
  readonly [
    Name in keyof F as F[Name] extends AnyAskerShape ? never : F[Name] extends OptionalShape ? Name : never
  ]?: Given<F[Name]> | undefined;
};
type Given<S extends Shape> = S extends OptionalShape
  ? Given<S['of']>
  : S extends RecordShape
    ? GivenOf<S['fields']>
    : S extends ListShape
      ? readonly Given<S['of']>[]
      : ValueOf<S>;

/** A text. On the wire a number is taken as its digits, since ids come as both. */
export const text = (wire?: string, rules?: TextRules) => ({ kind: 'text', wire, ...rules }) as const;

/** An address that a press may open in a new tab; one that is neither http nor https is read as empty. */
export const address = (wire?: string) => ({ kind: 'address', wire }) as const;

/** A day of the calendar, `YYYY-MM-DD`. */
export const day = (wire?: string) => ({ kind: 'day', wire }) as const;

/** A moment or a day as ISO 8601. */
export const moment = (wire?: string) => ({ kind: 'moment', wire }) as const;

/** A safe whole number. On the wire its digits are taken too. */
export const whole = (wire?: string, rules?: WholeRules) => ({ kind: 'whole', wire, ...rules }) as const;

/**
 * A yes or no. On the wire 1, 0, '1' and '0' are read too.
 * @param as how it is written. Default true and false
 */
export const flag = (wire?: string, as?: FlagSpelling) => ({ kind: 'flag', wire, as }) as const;

/** One of a few texts. */
export const choice = <const Of extends readonly string[]>(of: Of, wire?: string) =>
  ({ kind: 'choice', of, wire }) as const;

/**
 * A number, or a text, that has a name in code. On the wire a number and its digits are the same.
 * @param otherwise name of every other number. Default none: it is malformed
 */
export const coded = <const C extends Codes>(codes: C, wire?: string, otherwise?: keyof C & string) =>
  ({ kind: 'coded', codes, wire, otherwise }) as const;

/**
 * A value that may be missing, `null` or empty on the wire: `null` in code.
 * @param rules what the API takes of it in a body
 */
export const optional = <const Of extends RequiredShape>(
  of: Of,
  rules?: { readonly isNeverBlank?: boolean },
) => ({ kind: 'optional', of, wire: of.wire, fallback: null, ...rules }) as const;

/** As `optional`, and left out of an answer where it is `null` in code. */
export const leftOut = <const Of extends RequiredShape>(of: Of) =>
  ({ kind: 'optional', of, wire: of.wire, fallback: null, isLeftOut: true }) as const;

/** A value that may be missing, `null` or empty on the wire: `fallback`, one of its values, in code. */
export const orElse = <const Of extends RequiredShape, const Value extends Fallback>(
  of: Of,
  fallback: Value,
) => ({ kind: 'optional', of, wire: of.wire, fallback }) as const;

/** A list. */
export const list = <const Of extends Shape>(of: Of, wire?: string, maxItems?: number, minItems?: number) =>
  ({ kind: 'list', of, wire, maxItems, minItems }) as const;

/** A list of one item at least, which may stand by itself on the wire. @param maxItems most items that the API takes */
export const oneOrMore = <const Of extends Shape>(of: Of, wire: string, maxItems: number) =>
  ({ kind: 'list', of, wire, maxItems, isOneOrMore: true }) as const;

/** A record. */
export const record = <const F extends Fields>(fields: F, wire?: string) =>
  ({ kind: 'record', fields, wire }) as const;

/**
 * Who asks ([A] §6): the client fills it in, the API compares it with the session (D9). Within `optional` it may be left out on
 * the wire, and the session alone says who asks (D62).
 */
export const asker = (wire?: string) => ({ kind: 'asker', wire }) as const;
