import {
  type AnswerOf,
  type Call,
  IDEMPOTENCY_KEY,
  type InputOf,
  read,
  type RecordOf,
  type Fields,
  type Shape,
  ShapeError,
  writeFields,
} from '@poku/contract/calls';
import type { CallOptions } from '@poku/contract';
import { createApiError } from './api-error';
import type { Query, Transport } from './transport';

/** Makes a call of the API: what it takes and gives has the names in code. Rejects with an `ApiError`, as every call does. */
export type Caller = <C extends Call>(
  call: C,
  input: InputOf<C>,
  options?: CallOptions,
) => Promise<AnswerOf<C>>;

type Values = RecordOf<Fields>;

/** A list or a record stands in no query. */
const inQuery = (value: unknown): string | number | undefined =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;

const writeQuery = (fields: Fields, values: Values, clientId: string): Query =>
  Object.fromEntries(
    Object.entries(writeFields(fields, values, clientId)).map(([name, value]) => [name, inQuery(value)]),
  );

/** Reads a part of a call's answer by its shape. @throws ApiError `malformed` */
export const readAnswer = <S extends Shape>(path: string, shape: S, value: unknown, place = 'data') => {
  try {
    return read(shape, value, place);
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    const message = `${path}: ${error.message}`;
    throw createApiError({ kind: 'malformed', call: path, field: error.place, message });
  }
};

/** Makes calls over a transport. */
export const createCaller =
  (transport: Transport): Caller =>
  async <C extends Call>(call: C, input: InputOf<C>, { signal }: CallOptions = {}) => {
    const { method, path, query, body, answer, isIdempotent, timeoutMs } = call;
    const values = input as Values;
    const clientId = transport.clientId();
    const sending = {
      signal,
      timeoutMs,
      params: values as Readonly<Record<string, string>>,
      headers: isIdempotent && { [IDEMPOTENCY_KEY]: (input as InputOf<C> & { readonly key: string }).key },
      query: query && writeQuery(query, values, clientId),
      body: body && writeFields(body, values, clientId),
    };
    if (answer?.kind === 'file') return (await transport.getText(path, sending)) as AnswerOf<C>;
    if (answer?.kind === 'bytes')
      return (await transport.getBytes(path, answer.type, sending)) as AnswerOf<C>;
    const data = await transport.send(method, path, sending);
    return (answer && readAnswer(path, answer, data)) as AnswerOf<C>;
  };
