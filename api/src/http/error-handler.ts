import { commonWording } from '@poku/shared/domain';
import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { BusinessError, HttpError } from './errors';

const texts: Readonly<Record<number, string>> = {
  404: 'Halaman tidak ditemukan',
  413: 'Data yang dikirim terlalu besar',
  415: 'Data harus berupa JSON',
  429: 'Terlalu banyak permintaan, coba lagi sebentar lagi',
};
const { disturbance } = commonWording;

/** The one place where failures become answers: envelopes always, and no inner text of a 5xx (D5). */
export function handleErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ responseCode: 404, message: texts[404] ?? disturbance }),
  );
  app.setErrorHandler<FastifyError | BusinessError | HttpError>((error, request, reply) => {
    if (error instanceof BusinessError) {
      return reply.code(200).send({ responseCode: error.code, message: error.message });
    }
    if (error instanceof HttpError) {
      const data = error.field === undefined ? undefined : { field: error.field };
      return reply.code(error.status).send({ responseCode: error.code, message: error.message, data });
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      const field = error.validation[0]?.instancePath.replace(/^\//, '').replaceAll('/', '.') ?? '';
      return reply
        .code(400)
        .send({ responseCode: 400, message: `Data tidak valid: ${field}`, data: { field } });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) {
      const field = error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' ? { field: 'body' } : undefined;
      return reply
        .code(status)
        .send({ responseCode: status, message: texts[status] ?? 'Data tidak valid', data: field });
    }
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).send({ responseCode: 500, message: disturbance });
  });
}
