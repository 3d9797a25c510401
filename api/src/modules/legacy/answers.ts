import type { FastifyError, FastifyInstance } from 'fastify';
import { describeFailure } from '../../http/error-handler';
import type { BusinessError, HttpError } from '../../http/errors';
import type { LegacyAnswer } from './schema';

/** Fields of an older call's answer; `secret` is always empty. */
export type LegacyData = {
  readonly [Field in Exclude<keyof NonNullable<LegacyAnswer['data']>, 'secret'>]?: string | undefined;
};

/** A success of an older call; a field without a value is an empty text ([A] §7). */
export const legacyOk = (data: LegacyData): LegacyAnswer => ({
  status: 'ok',
  data: { token: data.token ?? '', secret: '', user_id: data.user_id ?? '', email: data.email ?? '' },
});

/** Failures of the older calls: `{status: 'error', message}`, with HTTP 200 for a refusal (D5, D27). */
export function handleLegacyErrors(app: Pick<FastifyInstance, 'setErrorHandler'>): void {
  app.setErrorHandler<FastifyError | BusinessError | HttpError>((error, request, reply) => {
    request.failure = error;
    const { status, envelope } = describeFailure(error, request.log);
    const answer: LegacyAnswer = { status: 'error', message: envelope.message };
    return reply.code(status).send(answer);
  });
}
