import type { FastifyReply } from 'fastify';
import type { Brand } from '../brands';
import { Html, html } from './html';
import { stylesOf } from './styles';

/** A page of a partner. */
export interface Page {
  title: string;
  body: Html;
  status?: number;
  /** Origins that a form of the page may lead to, besides the partner's own. */
  formOrigins?: readonly string[];
  /** Wider, for pages with tables. */
  isWide?: boolean;
}

const footer =
  'Halaman ini bagian dari sandbox: partner, akun dan saldonya hanya contoh. Pesan SMS ada di halaman depan layanan ini.';

/** Sends a page in the partner's colours: no script, no frame, nothing from elsewhere. */
export function sendPage(reply: FastifyReply, brand: Brand, page: Page): FastifyReply {
  const { css, hash } = stylesOf(brand);
  const policy = [
    "default-src 'none'",
    `style-src ${hash}`,
    `form-action ${["'self'", ...(page.formOrigins ?? [])].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  const document = html`<!doctype html>
    <html lang="id">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title} – ${brand.name}</title>
        ${new Html(`<style>${css}</style>`)}
      </head>
      <body>
        <header>
          <div>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="${brand.sign}" fill="#fff" /></svg>
            <p class="brand"><strong>${brand.name}</strong><span>${brand.claim}</span></p>
          </div>
        </header>
        <main ${page.isWide ? html`class="all"` : undefined}><div class="card">${page.body}</div></main>
        <footer>${footer}</footer>
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
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(document.text);
}

/** A message that is read out at once. */
export const alertOf = (text: string | undefined): Html | undefined =>
  text === undefined ? undefined : html`<p role="alert" id="problem">${text}</p>`;
