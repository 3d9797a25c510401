/**
 * How a value of a call is called and written: its name in code, its name on the wire, its kind. Plain data, so that the browser
 * reads answers by it, the API checks and writes by it and draws its OpenAPI page from it, and neither repeats the other.
 */
export type Shape = TextShape | MomentShape | WholeShape | ListShape | RecordShape | AskerShape;

interface Named {
  /** Name on the wire. Default that in code. */
  readonly wire?: string;
}
/** What the API takes of a text. */
interface TextRules {
  readonly maxChars?: number;
}
interface TextShape extends Named, TextRules {
  readonly kind: 'text';
}
interface MomentShape extends Named {
  readonly kind: 'moment';
}
interface WholeShape extends Named {
  readonly kind: 'whole';
}
interface ListShape extends Named {
  readonly kind: 'list';
  readonly of: Shape;
  /** Most items that the API takes. */
  readonly maxItems?: number;
}
interface RecordShape extends Named {
  readonly kind: 'record';
  readonly fields: Fields;
}
interface AskerShape extends Named {
  readonly kind: 'asker';
}

/** Fields of a record by their names in code. */
export type Fields = Readonly<Record<string, Shape>>;

/** A value of a shape, in code. */
export type ValueOf<S extends Shape> = S extends TextShape | MomentShape | AskerShape
  ? string
  : S extends WholeShape
    ? number
    : S extends ListShape
      ? readonly ValueOf<S['of']>[]
      : S extends RecordShape
        ? RecordOf<S['fields']>
        : never;

/** A record in code; who asks is filled in by the client and is none of its fields. */
export type RecordOf<F extends Fields> = {
  readonly [Name in keyof F as F[Name] extends AskerShape ? never : Name]: ValueOf<F[Name]>;
};

/** A text. On the wire a number is taken as its digits, since ids come as both. */
export const text = (wire?: string, rules?: TextRules) => ({ kind: 'text', wire, ...rules }) as const;

/** A moment or a day as ISO 8601. */
export const moment = (wire?: string) => ({ kind: 'moment', wire }) as const;

/** A safe whole number. On the wire its digits are taken too. */
export const whole = (wire?: string) => ({ kind: 'whole', wire }) as const;

/** A list. */
export const list = <const Of extends Shape>(of: Of, wire?: string, maxItems?: number) =>
  ({ kind: 'list', of, wire, maxItems }) as const;

/** A record. */
export const record = <const F extends Fields>(fields: F, wire?: string) =>
  ({ kind: 'record', fields, wire }) as const;

/** Who asks ([A] §6): the client fills it in, the API compares it with the session (D9). */
export const asker = (wire?: string) => ({ kind: 'asker', wire }) as const;
