import type { Fields, RecordOf, Shape, ValueOf } from './shape';

/**
 * A call of the API, written once: where it goes, what it takes and what it answers. The remote that makes it and the API that
 * answers it have both from here.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** On the API, from its base: `/question/{clientId}`. `{clientId}` is who asks; other names in braces are given. */
  readonly path: string;
  readonly query?: Fields;
  readonly body?: Fields;
  /** Default no data. */
  readonly answer?: Shape;
  /** Longest wait in milliseconds. Default 8,000 (D6). */
  readonly timeoutMs?: number;
}

type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, 'clientId'> | ParamsOf<Rest>
  : never;

/** What a call takes, by the names in code: path, query and body together. */
export type InputOf<C extends Call> = Readonly<Record<ParamsOf<C['path']>, string>> &
  (C['query'] extends Fields ? RecordOf<C['query']> : unknown) &
  (C['body'] extends Fields ? RecordOf<C['body']> : unknown);

/** What a call answers, by the names in code. */
export type AnswerOf<C extends Call> = C['answer'] extends Shape ? ValueOf<C['answer']> : void;

/** Defines a call. */
export const call = <const C extends Call>(definition: C): C => definition;
