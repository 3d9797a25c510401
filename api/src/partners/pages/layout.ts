import type { FastifyReply } from 'fastify';
import { Html, html } from './html';
import type { Look } from './look';
import { stylesOf } from './styles';

/** A page of a partner, or of a till. */
export interface Page {
  title: string;
  body: Html;
  status?: number;
  /** Origins that a form of the page may lead to, besides the partner's own. */
  formOrigins?: readonly string[];
  /** Wider, for pages with tables. */
  isWide?: boolean;
  /**
   * Path of the one script that the page runs, with what it imports; it may ask for the camera, and call its own service. Without it
   * the page runs none.
   */
  cameraScript?: string;
  /** As `cameraScript`, for a script that asks for no camera. */
  script?: string;
}

const partnersFooter =
  'Halaman ini bagian dari sandbox: partner, akun dan saldonya hanya contoh. Pesan SMS ada di halaman depan layanan ini.';

/** Sends a page in the colours of a look: no script but the one it names, no frame, nothing from elsewhere. */
export function sendPage(reply: FastifyReply, look: Look, page: Page): FastifyReply {
  const { css, hash } = stylesOf(look);
  const { cameraScript, script = cameraScript } = page;
  const policy = [
    "default-src 'none'",
    `style-src ${hash}`,
    ...(script === undefined ? [] : ["script-src 'self'", "connect-src 'self'"]),
    `form-action ${["'self'", ...(page.formOrigins ?? [])].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  const document = html`<!doctype html>
    <html lang="id">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title} – ${look.name}</title>
        ${new Html(`<style>${css}</style>`)}
        ${script === undefined ? undefined : html`<script type="module" src="${script}"></script>`}
      </head>
      <body>
        <header>
          <div>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="${look.sign}" fill="#fff" /></svg>
            <p class="brand"><strong>${look.name}</strong><span>${look.claim}</span></p>
          </div>
        </header>
        <main ${page.isWide ? html`class="all"` : undefined}><div class="card">${page.body}</div></main>
        <footer>${look.footer ?? partnersFooter}</footer>
      </body>
    </html>`;
  return reply
    .code(page.status ?? 200)
    .headers({
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': `camera=${cameraScript === undefined ? '()' : '(self)'}, geolocation=(), microphone=()`,
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(document.text);
}

/** A message that is read out at once. */
export const alertOf = (text: string | undefined): Html | undefined =>
  text === undefined ? undefined : html`<p role="alert" id="problem">${text}</p>`;
