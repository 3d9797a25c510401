import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

/** Failures of the protocol: `{error, field?}` with 400 for what cannot be read, 404, and 500 without details. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'unknown path' }));
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      const field = error.validation[0]?.instancePath.replace(/^\//, '').replaceAll('/', '.') ?? '';
      return reply.code(400).send({ error: 'malformed', field });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ error: 'malformed' });
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).send({ error: 'failed' });
  });
}
