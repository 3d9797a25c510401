import type { wire } from '@poku/contract';
import { commonWording } from '@poku/domain/wording/common';
import type { FastifyBaseLogger, FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { UnavailableError } from '../db/unavailable';
import { BusinessError, HttpError, tooManyText } from './errors';

const texts: Readonly<Record<number, string>> = {
  400: 'Permintaan tidak bisa dibaca',
  404: 'Halaman tidak ditemukan',
  408: 'Permintaan tidak selesai dikirim',
  413: 'Data yang dikirim terlalu besar',
  415: 'Data harus berupa JSON',
  429: tooManyText,
  431: 'Header permintaan terlalu besar',
};
const { disturbance } = commonWording;

/** What a member is told by an HTTP status alone. */
export const textOf = (status: number): string => texts[status] ?? disturbance;

/** As of a path that is not there; unlike `callNotFound` within the hooks of its route. */
export const unknownPath = (): HttpError => new HttpError(404, textOf(404));

/** What of the request was wrong, by the code of the framework. */
const fields: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'Content-Length',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Content-Type',
  FST_ERR_BAD_URL: 'url',
};

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
    // A path is empty where the whole is wrong, as a text in the place of fields.
    const path = error.validation[0]?.instancePath.replace(/^\//, '').replaceAll('/', '.') ?? '';
    const field = path === '' ? (error.validationContext ?? 'body') : path;
    const message = `Data tidak valid: ${field}`;
    return { status: 400, envelope: { responseCode: 400, message, data: { field } } };
  }
  if (error instanceof UnavailableError) {
    log.warn({ err: error }, 'database unavailable');
    return { status: 503, envelope: { responseCode: 503, message: disturbance } };
  }
  const status = error.statusCode ?? 500;
  if (status < 500) {
    // The body has a name that is a trap, as `__proto__`.
    const field = error instanceof SyntaxError ? 'body' : fields[error.code];
    const message = status === 400 ? 'Data tidak valid' : (texts[status] ?? 'Data tidak valid');
    return {
      status,
      envelope: { responseCode: status, message, ...(field !== undefined && { data: { field } }) },
    };
  }
  log.error({ err: error }, 'request failed');
  return { status: 500, envelope: { responseCode: 500, message: disturbance } };
}

/** The one place where failures become answers: envelopes always, and no inner text of a 5xx (D5). */
export function handleErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ responseCode: 404, message: textOf(404) }),
  );
  app.setErrorHandler<Failure>((error, request, reply) => {
    request.failure = error;
    const { status, envelope } = describeFailure(error, request.log);
    return reply.code(status).send(envelope);
  });
}
