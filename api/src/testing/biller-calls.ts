import { signedHeaders } from '@poku/partner-protocol';
import type { TestApi } from './api';

/** Sends a hint as a biller, signed; gives the HTTP status. @param keys default the biller's own */
export async function sendHint(
  api: TestApi,
  reference: string,
  { slug = 'isi-nusa', keys = api.deps.config.billers[slug]?.keys.partner ?? ['none'] }: Hint = {},
): Promise<number> {
  const path = `/billers/${slug}/events`;
  const body = JSON.stringify({ type: 'topup.changed', reference });
  const headers = signedHeaders(keys, { method: 'POST', path, body });
  return postHint(api, path, body, headers);
}

interface Hint {
  slug?: string;
  keys?: readonly string[];
}

/** Posts a hint as it is; gives the HTTP status. */
export async function postHint(
  api: TestApi,
  path: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const answer = await fetch(`${api.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return answer.status;
}
