import type { wire } from '@poku/shared/contract';
import { commonWording } from '@poku/shared/domain';
import type { FastifyBaseLogger, FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { UnavailableError } from '../db/unavailable';
import { BusinessError, HttpError } from './errors';

const texts: Readonly<Record<number, string>> = {
  404: 'Halaman tidak ditemukan',
  413: 'Data yang dikirim terlalu besar',
  415: 'Data harus berupa JSON',
  429: 'Terlalu banyak permintaan, coba lagi sebentar lagi',
};
const { disturbance } = commonWording;

type Failure = FastifyError | BusinessError | HttpError | UnavailableError;

/** The HTTP status and the envelope of a failure; a 5xx is logged and shows no inner text (D5). */
export function describeFailure(
  error: Failure,
  log: FastifyBaseLogger,
): { status: number; envelope: wire.WireEnvelope<object> } {
  if (error instanceof BusinessError) {
    const { code, message, data } = error;
    return { status: 200, envelope: { responseCode: code, message, ...(data !== undefined && { data }) } };
  }
  if (error instanceof HttpError) {
    const { status, code, message, field } = error;
    return {
      status,
      envelope: { responseCode: code, message, ...(field !== undefined && { data: { field } }) },
    };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const field = error.validation[0]?.instancePath.replace(/^\//, '').replaceAll('/', '.') ?? '';
    const message = `Data tidak valid: ${field}`;
    return { status: 400, envelope: { responseCode: 400, message, data: { field } } };
  }
  if (error instanceof UnavailableError) {
    log.warn({ err: error }, 'database unavailable');
    return { status: 503, envelope: { responseCode: 503, message: disturbance } };
  }
  const status = error.statusCode ?? 500;
  if (status < 500) {
    const isBroken = error.code === 'FST_ERR_CTP_INVALID_JSON_BODY';
    const message = texts[status] ?? 'Data tidak valid';
    return {
      status,
      envelope: { responseCode: status, message, ...(isBroken && { data: { field: 'body' } }) },
    };
  }
  log.error({ err: error }, 'request failed');
  return { status: 500, envelope: { responseCode: 500, message: disturbance } };
}

/** The one place where failures become answers: envelopes always, and no inner text of a 5xx (D5). */
export function handleErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ responseCode: 404, message: texts[404] ?? disturbance }),
  );
  app.setErrorHandler<Failure>((error, request, reply) => {
    const { status, envelope } = describeFailure(error, request.log);
    return reply.code(status).send(envelope);
  });
}
