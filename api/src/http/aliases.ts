import { BusinessError } from './errors';

/** Spellings of one field in requests, the first being ours (D7). */
const spellings: Readonly<Record<string, readonly string[]>> = {
  redemptionRuleId: ['redemptionRuleid', 'redemptionId'],
  partnerId: ['partnerIds'],
  redirectToken: ['redirect_token'],
};

const ours: ReadonlyMap<string, string> = new Map(
  Object.entries(spellings).flatMap(([name, others]) => others.map((other) => [other, name] as const)),
);

/** Our spelling of a field: what `unifyAliases` leaves of it. */
export const ourSpelling = (name: string): string => ours.get(name) ?? name;

/**
 * Gives a body or query our spelling of each aliased field (D7). Anything that is no object comes back as it is.
 * Throws 40003 when two spellings of one field disagree.
 */
export function unifyAliases(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const fields = new Map<string, unknown>(Object.entries(input));
  for (const [name, others] of Object.entries(spellings)) {
    const values = [name, ...others].filter((key) => fields.has(key)).map((key) => fields.get(key));
    if (values.length === 0) continue;
    if (new Set(values.map((value) => JSON.stringify(value))).size > 1) {
      throw new BusinessError(40003, `Data ${name} tidak sama`);
    }
    others.forEach((key) => fields.delete(key));
    fields.set(name, values[0]);
  }
  return Object.fromEntries(fields);
}
