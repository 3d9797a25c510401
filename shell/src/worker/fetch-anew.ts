import { Strategy, type StrategyHandler } from 'workbox-strategies';

/** Asks the network alone, and keeps the answer in place of what was kept. */
export class FetchAnew extends Strategy {
  override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return handler.fetchAndCachePut(request);
  }
}
