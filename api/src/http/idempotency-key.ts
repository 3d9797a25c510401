import { IDEMPOTENCY_KEY } from '@poku/contract/calls';
import type { FastifyRequest } from 'fastify';
import { badField } from './errors';

const keyMaxChars = 128;

/** What names a call and its repeats (D46); null when nothing does. Refuses a longer one with a 400. */
export function idempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers[IDEMPOTENCY_KEY.toLowerCase()];
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > keyMaxChars) throw badField(IDEMPOTENCY_KEY);
  return key;
}
