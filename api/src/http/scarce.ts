import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiConfig } from '../config/env';
import { tooManyRequests } from './errors';
import { requesterOf } from './networks';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many calls of one address the route takes at once; a minute later they are all there again. */
    scarceCalls?: number;
  }
}

/**
 * Route setting of the calls that send something, check a code or tell about numbers and addresses (D19): a tenth of
 * the other calls per minute and address, since they cost more and are worth more to a stranger. It holds over all processes.
 */
export const scarce = ({ rateLimit }: Pick<ApiConfig, 'rateLimit'>) => ({
  scarceCalls: Math.ceil(rateLimit / 10),
});

/** Takes one of `calls` a minute from a route and an address; false when none is left. */
export type ScarceTaker = (route: string, requester: string, calls: number) => Promise<boolean>;

/** Refuses calls of routes with the setting of `scarce` with 429, after the limit of all calls has looked at them. */
export function guardScarce(app: FastifyInstance, take: ScarceTaker): void {
  app.addHook('onRoute', (route) => {
    const calls = route.config?.scarceCalls;
    if (calls === undefined) return;
    const guard = async (request: FastifyRequest): Promise<void> => {
      if (!(await take(`${request.method} ${route.url}`, requesterOf(request.ip), calls)))
        throw tooManyRequests();
    };
    route.onRequest = [...[route.onRequest ?? []].flat(), guard];
  });
}
