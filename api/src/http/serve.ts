import {
  type AnswerOf,
  type Call,
  type Fields,
  type InputOf,
  readFields,
  type Shape,
  ShapeError,
  wireName,
  wirePlace,
  write,
} from '@poku/shared/calls';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answers, answersNothing, done, ok } from './envelope';
import { textOf } from './error-handler';
import { HttpError } from './errors';

const CLIENT_ID_MAX_CHARS = 128;

/** The schema of a shape on the wire: for the check of what came, the writer of what goes, and the OpenAPI page. */
const schemaOf = (shape: Shape): z.ZodType => {
  switch (shape.kind) {
    case 'text':
      return shape.maxChars === undefined ? z.string() : z.string().max(shape.maxChars);
    case 'moment':
      return z.string();
    case 'asker':
      return z.string().max(CLIENT_ID_MAX_CHARS);
    case 'whole':
      return z.int();
    case 'list': {
      const items = z.array(schemaOf(shape.of));
      return shape.maxItems === undefined ? items : items.max(shape.maxItems);
    }
    case 'record':
      return fieldsSchema(shape.fields);
  }
};

const fieldsSchema = (fields: Fields) =>
  z.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, shape]) => [wireName(name, shape), schemaOf(shape)]),
    ),
  );

const paramNames = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

type AskerOf<F> = F extends Fields
  ? { readonly [Name in keyof F as F[Name]['kind'] extends 'asker' ? Name : never]: string }
  : unknown;

/** What a call brings: its input, and who says to ask (`requireMember` compares it with the session, D9). */
export type Asked<C extends Call> = InputOf<C> &
  AskerOf<C['body']> &
  AskerOf<C['query']> &
  (C['path'] extends `${string}{clientId}${string}` ? { readonly clientId: string } : unknown);

/** How a call is served. */
export interface Serving {
  /** Of the OpenAPI page. */
  readonly tags: readonly string[];
  readonly config?: FastifyContextConfig;
  /** What the answer says. Default 'Success'. */
  readonly message?: string;
}

/**
 * Serves a call that a remote and the API have in common: what comes is checked by its shape and has its names in code, what goes is
 * written by it, and nothing that it does not name goes. A 400 of the handler names a field by its name in code; its name on the
 * wire is what the caller hears.
 */
export function serve<C extends Call>(
  app: FastifyInstance,
  call: C,
  { tags, config, message }: Serving,
  handle: (asked: Asked<C>, request: FastifyRequest) => Promise<AnswerOf<C>> | AnswerOf<C>,
): void {
  const { method, path, query, body, answer } = call;
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
      ...(query && { querystring: fieldsSchema(query) }),
      ...(body && { body: fieldsSchema(body) }),
      response: answer ? answers(schemaOf(answer)) : answersNothing,
    },
    handler: async (request) => {
      try {
        const asked = {
          ...(request.params as object),
          ...(query && readFields(query, request.query as Readonly<Record<string, unknown>>, 'query')),
          ...(body && readFields(body, request.body as Readonly<Record<string, unknown>>, 'body')),
        } as Asked<C>;
        const value = await handle(asked, request);
        return answer ? ok(write(answer, value as never), message) : done(message);
      } catch (error) {
        if (error instanceof ShapeError)
          throw new HttpError(400, textOf(400), error.place.replace(/^\w+\./, ''));
        if (!(error instanceof HttpError) || error.field === undefined) throw error;
        const place = wirePlace({ ...query, ...body }, error.field);
        throw new HttpError(error.status, error.message, place, error.code);
      }
    },
  });
}
