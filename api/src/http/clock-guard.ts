import type { FastifyInstance } from 'fastify';
import type { ClockWatch } from '../modules/health/clock-watch';
import { unavailable } from './errors';
import { isHouse } from './policy';

/** Refuses members' and partners' calls (503) while the clock of this process is wrong; those who run it are answered. */
export function guardClock(app: FastifyInstance, clock: ClockWatch): void {
  app.addHook('onRequest', async (request) => {
    if (request.is404 || isHouse(request.routeOptions.url ?? '')) return;
    const isRight = await request.databaseCall.waiting(() => clock.isRight());
    if (!isRight) throw unavailable();
  });
}
