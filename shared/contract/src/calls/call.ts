import type { Fields, GivenOf, Shape, ValueOf } from './shape';

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
  readonly answer?: Shape | FileAnswer | BytesAnswer;
  /** What a refusal may tell besides its code and text; 203 how long to wait. Default nothing. */
  readonly refusal?: Shape;
  /** Its input has a `key` too, which names it and its repeats (D46) and is sent as a header. Default it has none. */
  readonly isIdempotent?: true;
  /** Longest wait in milliseconds. Default 8,000 (D6). */
  readonly timeoutMs?: number;
}

/** The header that names a call and its repeats (D46). */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** An answer that is a text file and no envelope; a failure still is one. */
export interface FileAnswer {
  readonly kind: 'file';
  /** Media type: `text/csv`. */
  readonly type: string;
}

/** A text file. @param type its media type */
export const file = (type: string): FileAnswer => ({ kind: 'file', type });

/** An answer that is a file of bytes and no envelope; a failure still is one. */
export interface BytesAnswer {
  readonly kind: 'bytes';
  /** Media type: `application/pdf`. */
  readonly type: string;
}

/** A file that is no text. @param type its media type */
export const bytes = (type: string): BytesAnswer => ({ kind: 'bytes', type });

type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, 'clientId'> | ParamsOf<Rest>
  : never;

/** What a call takes, by the names in code: path, query and body together. */
export type InputOf<C extends Call> = Readonly<Record<ParamsOf<C['path']>, string>> &
  (C['query'] extends Fields ? GivenOf<C['query']> : unknown) &
  (C['body'] extends Fields ? GivenOf<C['body']> : unknown) &
  (C['isIdempotent'] extends true ? { readonly key: string } : unknown);

/** What a call answers, by the names in code. */
export type AnswerOf<C extends Call> = C['answer'] extends Shape
  ? ValueOf<C['answer']>
  : C['answer'] extends FileAnswer
    ? string
    : C['answer'] extends BytesAnswer
      ? Blob
      : void;

/** Defines a call. */
export const call = <const C extends Call>(definition: C): C => definition;
