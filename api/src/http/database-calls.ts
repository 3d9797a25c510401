import type { FastifyInstance } from 'fastify';
import { createCall, inCall, type DatabaseCall } from '../db/call';
import { afterAnswer } from './after-answer';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request waits for the database: its address's until its member is known. */
    databaseCall: DatabaseCall;
  }
}

/** The sandbox's reset and clock are its developer's and take the time they take. */
const isUnlimited = (path: string): boolean => path.startsWith('/sandbox');

/** Lets the database know whose call it works for, so that each has a share of it and an end. */
export function countDatabaseCalls(app: FastifyInstance): void {
  app.decorateRequest('databaseCall');
  app.addHook('onRequest', (request, _reply, next) => {
    const { url = '' } = request.routeOptions;
    request.databaseCall = isUnlimited(url)
      ? createCall(undefined, Infinity)
      : createCall(`address ${request.ip}`);
    inCall(request.databaseCall, next);
  });
  // The body arrives outside of the hooks before.
  app.addHook('preValidation', (request, _reply, next) => inCall(request.databaseCall, next));
  afterAnswer(app, (request) => request.databaseCall.end());
}
