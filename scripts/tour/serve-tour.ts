import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commonConfig, compile } from '@poku/build/webpack';
import { pokuHome, portsInUse, requireFreePorts, ROOT } from '@poku/tooling';
import { runningOrStarted } from './running';
import { shownOrigins, tourOrigin, tourPartners } from './addresses';
import { createFront } from './front';
import { readState } from './read-state';
import { translators } from './translate';

/** Nothing but the tour's own script, and the panes: below its own name. */
const policyFor = (port: number): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'unsafe-inline'",
    "connect-src 'self'",
    `img-src 'self' http://poku.tour.localhost:${port}`,
    `frame-src http://*.tour.localhost:${port}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const buildPage = async (folder: string): Promise<void> => {
  const common = commonConfig();
  await compile({
    ...common,
    context: `${ROOT}scripts/tour`,
    entry: { tour: './page/main.tsx' },
    output: { ...common.output, path: folder, filename: 'tour.js' },
  });
};

/** Shows a member's phone, messages, shop, till and ledger side by side, until this process is told to end. */
export const serveTour = async (): Promise<void> => {
  const port = Number(process.env.POKU_UI_PORT ?? 3030);
  await requireFreePorts([{ what: 'tour', variable: 'POKU_UI_PORT', port }]);
  const api = `http://127.0.0.1:${portsInUse().api.port}`;
  const folder = join(pokuHome(), 'tour');
  await Promise.all([runningOrStarted(), buildPage(folder)]);

  const origin = tourOrigin(port);
  const shown = await shownOrigins(port);
  const partners = await tourPartners();
  const front = createFront(shown, origin);
  const { outwards } = translators(shown);
  const policy = policyFor(port);

  const send = (response: ServerResponse, type: string, body: string | Buffer): void => {
    response
      .writeHead(200, {
        'content-type': `${type}; charset=utf-8`,
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      .end(body);
  };
  const answer = async ({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(url, origin);
    if (pathname === '/tour.js') send(response, 'text/javascript', await readFile(join(folder, 'tour.js')));
    else if (pathname === '/state') {
      const state = await readState(api, partners, searchParams.get('of') ?? '');
      send(response, 'application/json', outwards(JSON.stringify(state)));
    } else if (pathname === '/')
      send(response, 'text/html', await readFile(join(ROOT, 'scripts/tour/page/index.html')));
    else response.writeHead(404).end();
  };

  createServer((request, response) => {
    if (front(request, response)) return;
    if (`http://${request.headers.host}` !== origin)
      response.writeHead(302, { location: `${origin}/` }).end();
    else
      answer(request, response).catch((error: unknown) => {
        response.writeHead(502, { 'content-type': 'text/plain' }).end(String(error));
      });
  }).listen(port, '127.0.0.1', () => console.log(`The tour: ${origin} (Ctrl-C ends it)`));
};
