import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors';

/** PostgreSQL has no text with a zero character, and half of a character is none. */
const unstorable = /[\0\p{Cs}]/u;
/** No call of ours has more; what goes through a value by calling itself would run out of stack. */
const deepest = 16;

const wrong = (field: string): HttpError => new HttpError(400, `Data tidak valid: ${field}`, field);

/** As it may stand in a message. */
const legible = (name: string): string => name.replace(/[\0\p{Cs}]/gu, '\ufffd');

/** Refuses the first text or name within a value that cannot be stored, and a value that is nested too deep. */
function demandReadableValue(value: unknown, field: string, depth = 0): void {
  if (typeof value === 'string' && unstorable.test(value)) throw wrong(field);
  if (typeof value !== 'object' || value === null) return;
  if (depth === deepest) throw wrong(field);
  for (const [name, inner] of Object.entries(value)) {
    const place = field === '' ? legible(name) : `${field}.${legible(name)}`;
    if (unstorable.test(name)) throw wrong(place);
    demandReadableValue(inner, place, depth + 1);
  }
}

/**
 * The one place that keeps from the database what it cannot hold: zero characters and halves of characters anywhere in the path,
 * the query or the body. Header fields cannot have them (RFC 9110 §5.5).
 * @throws HttpError 400 that names the field
 */
export function demandReadable({ params, query, body }: FastifyRequest): void {
  for (const part of [params, query]) demandReadableValue(part, '');
  demandReadableValue(body, typeof body === 'string' ? 'body' : '');
}
