import { signedHeaders } from '@poku/partner-protocol';
import type { TestApi } from './api';

/** A signed call of a merchant to its paths below `/merchants/{slug}`; status and body. */
export async function askAsMerchant(
  api: TestApi,
  slug: string,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<{ status: number; body: unknown }> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const keys = api.deps.config.merchantKeys(slug);
  const whole = `/merchants/${slug}${path}`;
  const answer = await fetch(`${api.origin}${whole}`, {
    method,
    headers: {
      ...signedHeaders(keys?.partner ?? ['none'], { method, path: whole, body: text }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : text,
  });
  return { status: answer.status, body: await answer.json() };
}
