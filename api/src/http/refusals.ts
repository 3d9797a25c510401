import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAnswer } from './after-answer';
import { CommonCode } from './codes';
import { BusinessError, HttpError } from './errors';
import { isSignedCall, isPublic } from './policy';

/** Why a call was refused that no page of ours makes as it should be used. */
export type RefusalReason = 'step-up' | 'member' | 'reference' | 'origin' | 'limit' | 'input';

/** A call that was refused. */
export interface RefusedCall {
  why: RefusalReason;
  /** `METHOD path` as registered. */
  call: string;
  memberId: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What the call failed with. */
    failure: unknown;
    /** Why it was refused and who asked, where what it failed with does not say it. */
    refusedFor: Pick<RefusedCall, 'why' | 'memberId'> | undefined;
  }
}

const inputStatuses: readonly unknown[] = [400, 413, 415];

const statusOf = (failure: unknown): unknown => {
  if (failure instanceof HttpError) return failure.status;
  return typeof failure === 'object' && failure !== null && 'statusCode' in failure
    ? failure.statusCode
    : undefined;
};

/** A session that is missing or over is none: browsers come with one every day. */
function reasonOf({ failure, session, method, routeOptions }: FastifyRequest): RefusalReason | undefined {
  if (failure instanceof BusinessError) {
    if (failure.code === CommonCode.stepUpNeeded) return 'step-up';
    // What is another member's is answered like what is not there.
    const isOwnAlone = session !== null && !isPublic(method, routeOptions.url ?? '');
    return isOwnAlone && failure.code === CommonCode.notFound ? 'reference' : undefined;
  }
  const status = statusOf(failure);
  if (status === 429) return 'limit';
  if (status === 400 && failure instanceof HttpError && failure.field === 'Origin') return 'origin';
  return inputStatuses.includes(status) ? 'input' : undefined;
}

/**
 * Tells of calls that were refused, once they are answered, so that nobody waits for it. Those of partners have a guard of their own.
 * @param tell must not reject
 */
export function watchRefusals(
  app: FastifyInstance,
  tell: (refused: RefusedCall, request: FastifyRequest) => Promise<void>,
): void {
  app.decorateRequest('failure', undefined);
  app.decorateRequest('refusedFor', undefined);
  afterAnswer(app, (request) => {
    const { failure, refusedFor, method, routeOptions, session } = request;
    const { url = 'unknown' } = routeOptions;
    const why = refusedFor?.why ?? reasonOf(request);
    const memberId = refusedFor?.memberId ?? session?.memberId;
    if (failure !== undefined && why !== undefined && !isSignedCall(url))
      void tell({ why, call: `${method} ${url}`, memberId }, request);
  });
}
