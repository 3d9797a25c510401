import { createApiError } from './api-error';

/** One object of an answer, with what an error needs to name it. */
export interface WireRecord {
  readonly call: string;
  /** Place inside the answer, for example `data.result[2]`. */
  readonly place: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const malformed = (call: string, field: string) =>
  createApiError({ kind: 'malformed', call, field, message: `${call}: ${field} is not as specified` });

const fail = (record: WireRecord, key: string) => malformed(record.call, `${record.place}.${key}`);

const isMissing = (record: WireRecord, key: string): boolean => (record.fields[key] ?? '') === '';

/** Starts reading an answer's object. @throws ApiError `malformed` when it is none */
export function readRecord(call: string, value: unknown, place = 'data'): WireRecord {
  if (!isObject(value)) throw malformed(call, place);
  return { call, place, fields: value };
}

/** Reads an answer that is a list. @throws ApiError `malformed` when it or an item is not as specified */
export function readList<T>(
  call: string,
  value: unknown,
  read: (item: WireRecord) => T,
  place = 'data',
): T[] {
  if (!Array.isArray(value)) throw malformed(call, place);
  return value.map((item: unknown, index) => read(readRecord(call, item, `${place}[${index}]`)));
}

/** A text; a number is taken as its digits, since ids come as both. @throws ApiError `malformed` */
export function text(record: WireRecord, key: string): string {
  const value = record.fields[key];
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  throw fail(record, key);
}

/** A text that may be missing, `null` or empty. Default `null`. @throws ApiError `malformed` for another type */
export function optionalText(record: WireRecord, key: string): string | null {
  return isMissing(record, key) ? null : text(record, key);
}

/** A list of texts. @throws ApiError `malformed` */
export function texts(record: WireRecord, key: string): string[] {
  const value = record.fields[key];
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) throw fail(record, key);
  return value;
}

/** A safe whole number, also as digits in a text. @throws ApiError `malformed` */
export function whole(record: WireRecord, key: string): number {
  const value = record.fields[key];
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number)) return number;
  throw fail(record, key);
}

/** A list of safe whole numbers. @throws ApiError `malformed` */
export function wholes(record: WireRecord, key: string): number[] {
  const value = record.fields[key];
  if (!Array.isArray(value) || !value.every((item) => Number.isSafeInteger(item))) throw fail(record, key);
  return value.map(Number);
}

/** `whole` that may be missing, `null` or empty. Default `null`. @throws ApiError `malformed` for another type */
export function optionalWhole(record: WireRecord, key: string): number | null {
  return isMissing(record, key) ? null : whole(record, key);
}

/** A yes or no in any spelling of the specification: `true`, 1, '1', and their opposites. @throws ApiError `malformed` */
export function flag(record: WireRecord, key: string): boolean {
  const value = record.fields[key];
  if (value === true || value === 1 || value === '1') return true;
  if (value === false || value === 0 || value === '0') return false;
  throw fail(record, key);
}

/** One of a few texts. @throws ApiError `malformed` for any other */
export function oneOf<const T extends string>(record: WireRecord, key: string, allowed: readonly T[]): T {
  const value = text(record, key);
  const found = allowed.find((item) => item === value);
  if (found === undefined) throw fail(record, key);
  return found;
}

/** A moment as ISO 8601. @throws ApiError `malformed` */
export function moment(record: WireRecord, key: string): string {
  const value = text(record, key);
  if (Number.isNaN(Date.parse(value))) throw fail(record, key);
  return value;
}

/** `moment` that may be missing, `null` or empty. Default `null`. @throws ApiError `malformed` */
export function optionalMoment(record: WireRecord, key: string): string | null {
  return isMissing(record, key) ? null : moment(record, key);
}

/** An object inside. @throws ApiError `malformed` */
export function inner(record: WireRecord, key: string): WireRecord {
  return readRecord(record.call, record.fields[key], `${record.place}.${key}`);
}

/** A list of objects inside. @throws ApiError `malformed` */
export function list<T>(record: WireRecord, key: string, read: (item: WireRecord) => T): T[] {
  return readList(record.call, record.fields[key], read, `${record.place}.${key}`);
}
