import {
  type AnswerOf,
  type BytesAnswer,
  type Call,
  type Fields,
  type FileAnswer,
  type InputOf,
  readFields,
  type RecordOf,
  type Shape,
  ShapeError,
  type ValueOf,
  wireName,
  wirePlace,
  write,
} from '@poku/contract/calls';
import { isCalendarDay } from '@poku/domain/dates';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { ourSpelling } from './aliases';
import { answers, answersNothing, done, ok } from './envelope';
import { textOf } from './error-handler';
import { badField, HttpError } from './errors';
import { idempotencyKey } from './idempotency-key';
import { optional, textOrNumber, withoutBlank } from './optional';

const CLIENT_ID_MAX_CHARS = 128;

/** Where a shape stands: in a query all is text, and what is asked is checked more than what is answered. */
type Place = 'query' | 'body' | 'answer';

const ruled = <T extends z.ZodString | z.ZodInt | z.ZodCoercedNumber | z.ZodArray>(
  schema: T,
  { min, max }: { readonly min?: number; readonly max?: number },
): T => {
  const least = min === undefined ? schema : schema.min(min);
  return (max === undefined ? least : least.max(max)) as T;
};

const textSchema = (
  { minChars, maxChars, pattern, orNumber }: Extract<Shape, { readonly kind: 'text' }>,
  place: Place,
): z.ZodType => {
  const schema = ruled(z.string(), { min: minChars, max: maxChars });
  if (place === 'answer') return schema;
  const whole = pattern === undefined ? schema : schema.regex(new RegExp(`^(?:${pattern})$`));
  return orNumber ? textOrNumber(whole) : whole;
};

/** One of a few numbers or texts; a text may be asked as its number. */
const codeSchema = (codes: readonly (number | string)[], place: Place): z.ZodType => {
  const schema = z.literal([...codes]);
  return place !== 'answer' && codes.some((code) => typeof code === 'string') ? textOrNumber(schema) : schema;
};

const flagSchema = (as: Extract<Shape, { readonly kind: 'flag' }>['as'], place: Place): z.ZodType =>
  as === undefined ? z.boolean() : codeSchema(as === 'number' ? [0, 1] : ['0', '1'], place);

const listSchema = (
  { of, minItems, maxItems, isOneOrMore }: Extract<Shape, { readonly kind: 'list' }>,
  place: Place,
): z.ZodType => {
  const item = schemaOf(of, place);
  const schema = ruled(z.array(item), { min: isOneOrMore ? 1 : minItems, max: maxItems });
  return isOneOrMore && place !== 'answer' ? z.union([item, schema]) : schema;
};

/** The schema of a shape on the wire: for the check of what came, the writer of what goes, and the OpenAPI page. */
const schemaOf = (shape: Shape, place: Place): z.ZodType => {
  switch (shape.kind) {
    case 'text':
      return textSchema(shape, place);
    case 'day':
      return z.string().refine(isCalendarDay);
    case 'address':
    case 'moment':
      return z.string();
    case 'asker':
      return z.string().max(CLIENT_ID_MAX_CHARS);
    case 'whole':
      return ruled(place === 'query' ? z.coerce.number().int() : z.int(), shape);
    case 'flag':
      return flagSchema(shape.as, place);
    case 'choice':
      return z.enum(shape.of);
    case 'coded':
      return codeSchema(Object.values(shape.codes), place);
    case 'optional':
      return optionalSchema(shape, place);
    case 'list':
      return listSchema(shape, place);
    case 'record':
      return fieldsSchema(shape.fields, place);
  }
};

/** What may be left out may be blank (D62); in a query, one without a fallback is checked when it is there. */
const optionalSchema = (
  { of, fallback, isNeverBlank, isLeftOut }: Extract<Shape, { readonly kind: 'optional' }>,
  place: Place,
): z.ZodType => {
  const schema = schemaOf(of, place);
  if (place === 'answer' && fallback !== null) return schema;
  if (place === 'answer') return isLeftOut ? schema.optional() : schema.nullable();
  if (fallback !== null) return withoutBlank(schema.default(write<Shape>(of, fallback as ValueOf<Shape>)));
  return place === 'query' || isNeverBlank ? schema.optional() : optional(schema);
};

const fieldsSchema = (fields: Fields, place: Place) =>
  z.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, shape]) => [wireName(name, shape), schemaOf(shape, place)]),
    ),
  );

/** Fields as they arrive: of those with several spellings ours is left (D7). */
const unified = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, shape]) => [
      name,
      { ...shape, wire: ourSpelling(wireName(name, shape)) },
    ]),
  );

const paramNames = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

type ParamOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamOf<Rest>
  : never;
type AskerShape = Extract<Shape, { readonly kind: 'asker' }>;
type AskerOf<F> = F extends Fields
  ? { readonly [Name in keyof F as F[Name] extends AskerShape ? Name : never]: string } & {
      readonly [
        Name in keyof F as F[Name] extends { readonly kind: 'optional'; readonly of: AskerShape }
          ? Name
          : never
      ]: string | null;
    }
  : unknown;

/** What a field holds once it was read: one that may be left out is there. */
type ReadOf<F> = F extends Fields ? RecordOf<F> : unknown;

/** What a call brings: its input, and who says to ask (`requireMember` compares it with the session, D9). */
export type Asked<C extends Call> = Pick<InputOf<C>, keyof InputOf<C> & ParamOf<C['path']>> &
  ReadOf<C['query']> &
  ReadOf<C['body']> &
  AskerOf<C['body']> &
  AskerOf<C['query']> &
  (C['isIdempotent'] extends true ? { readonly key: string | null } : unknown) &
  (C['path'] extends `${string}{clientId}${string}` ? { readonly clientId: string } : unknown);

/** A file as it is sent; `content` of a text is UTF-8. */
export interface ServedFile {
  readonly name: string;
  readonly content: Readable;
}
type ServedOf<C extends Call> = C['answer'] extends FileAnswer | BytesAnswer ? ServedFile : AnswerOf<C>;

class Said<T> {
  constructor(
    readonly message: string,
    readonly value: T,
  ) {}
}

/** What a handler answers, with words of its own. @param value none for a call without data */
export const saying: {
  (message: string): Said<void>;
  <T>(message: string, value: T): Said<T>;
} = <T>(message: string, value?: T) => new Said(message, value);

const responseOf = ({ answer, refusal }: Call) => {
  if (answer?.kind === 'file' || answer?.kind === 'bytes')
    return {
      200: {
        content: {
          [answer.type]: {
            schema: z
              .unknown()
              .meta({ type: 'string', ...(answer.kind === 'bytes' && { format: 'binary' }) }),
          },
        },
      },
    };
  const data = [answer, refusal].flatMap((shape) => (shape ? [schemaOf(shape, 'answer')] : []));
  const [first, other] = data;
  if (first === undefined) return answersNothing;
  return answers(other === undefined ? first : z.union([first, other]));
};

type Handled<C extends Call> = ServedOf<C> | Said<ServedOf<C>>;

/** How a call is served. */
export interface Serving {
  /** Of the OpenAPI page. */
  readonly tags: readonly string[];
  readonly config?: FastifyContextConfig;
  /** What the answer says. Default 'Success'. */
  readonly message?: string;
}

const sendFile = (
  reply: FastifyReply,
  { kind, type }: FileAnswer | BytesAnswer,
  { name, content }: ServedFile,
) =>
  reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .type(kind === 'file' ? `${type}; charset=utf-8` : type)
    .send(content);

/**
 * Serves a call that a remote and the API have in common: what comes is checked by its shape and has its names in code, what goes is
 * written by it, and nothing that it does not name goes. A 400 of the handler names a field by its name in code; its name on the
 * wire is what the caller hears.
 */
export function serve<C extends Call>(
  app: FastifyInstance,
  call: C,
  { tags, config, message }: Serving,
  handle: (asked: Asked<C>, request: FastifyRequest, reply: FastifyReply) => Handled<C> | Promise<Handled<C>>,
): void {
  const { method, path, answer, isIdempotent } = call;
  const query = call.query && unified(call.query);
  const body = call.body && unified(call.body);
  const names = paramNames(path);
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    config,
    schema: {
      tags: [...tags],
      ...(names.length > 0 && {
        params: z.object(
          Object.fromEntries(names.map((name) => [name, z.string().max(CLIENT_ID_MAX_CHARS)])),
        ),
      }),
      ...(query && { querystring: fieldsSchema(query, 'query') }),
      ...(body && { body: fieldsSchema(body, 'body') }),
      response: responseOf(call),
    },
    handler: async (request, reply) => {
      try {
        const asked = {
          ...(request.params as object),
          ...(query && readFields(query, request.query as Readonly<Record<string, unknown>>, 'query')),
          ...(body && readFields(body, request.body as Readonly<Record<string, unknown>>, 'body')),
          ...(isIdempotent && { key: idempotencyKey(request) }),
        } as Asked<C>;
        const handled = await handle(asked, request, reply);
        const { message: words, value } = handled instanceof Said ? handled : { message, value: handled };
        if (answer?.kind === 'file' || answer?.kind === 'bytes')
          return await sendFile(reply, answer, value as ServedFile);
        return answer ? ok(write(answer, value as never), words) : done(words);
      } catch (error) {
        if (error instanceof ShapeError)
          throw new HttpError(400, textOf(400), error.place.replace(/^\w+\./, ''));
        if (!(error instanceof HttpError) || error.field === undefined) throw error;
        const place = wirePlace({ ...query, ...body }, error.field);
        // The text of a wrong field names it too.
        const isNamed = error.message === badField(error.field).message;
        const words = isNamed ? badField(place).message : error.message;
        throw new HttpError(error.status, words, place, error.code);
      }
    },
  });
}
