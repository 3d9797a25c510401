import { PassThrough } from 'node:stream';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppDeps } from '../../deps';
import { requireSession } from '../../http/session-guard';
import { createLiveHub, liveTimes } from './hub';

/** An id of an event; a page cannot resume from anything else. */
const eventId = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const query = z.object({ lastEventId: z.string().max(32).optional() });
/** Most bytes that a page may leave unread. Then its stream is ended, and the page resumes. */
const unreadLimitBytes = 64 * 1024;

/** What a member's open pages are told at once: server-sent events with resume (`GET /events`). */
export function liveRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  return (app, _options, next) => {
    const hub = createLiveHub(deps, deps.liveTimes ?? liveTimes, (error) =>
      app.log.error({ err: error }, 'live events failed'),
    );
    app.draining.addEventListener('abort', () => hub.close());
    app.addHook('preClose', (done) => {
      hub.close();
      done();
    });
    app.get('/events', { schema: { tags: ['live'], querystring: query } }, async (request, reply) => {
      const session = requireSession(request);
      // The connection is closed with the stream: kept open for another call, it would delay the end of the process.
      void reply.type('text/event-stream; charset=utf-8');
      void reply.headers({ 'x-accel-buffering': 'no', connection: 'close' });
      if (request.method === 'HEAD') return reply.send();
      const asked = request.headers['last-event-id'] ?? request.query.lastEventId;
      // A value that is not an id becomes one that no event has, so that the page cannot resume.
      const lastEventId =
        asked === undefined ? undefined : eventId.catch(Number.MAX_SAFE_INTEGER).parse(asked);
      const stream = new PassThrough();
      const leave = await hub.open(session, lastEventId, {
        write(text) {
          if (stream.writableLength > unreadLimitBytes) stream.destroy();
          else if (!stream.writableEnded) stream.write(text);
        },
        end: () => stream.end(),
      });
      stream.once('close', leave);
      return reply.send(stream);
    });
    next();
  };
}
