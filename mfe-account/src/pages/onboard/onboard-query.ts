/** The four steps of [A] §2. */
export type OnboardStep = 1 | 2 | 3 | 4;

const STEPS: readonly OnboardStep[] = [1, 2, 3, 4];
/** What a partner adds to the address when it sends a member back ([A] §4), in lower case. */
const PARTNER_KEYS: readonly string[] = ['source', 'authorizationcode', 'mandateid', 'refnum'];

/** The step of an address; the first one when it names none. */
export function stepOf(query: URLSearchParams): OnboardStep {
  return STEPS.find((step) => String(step) === query.get('step')) ?? 1;
}

/**
 * The partner that a member comes back from.
 * @returns its source, empty when it named none; `undefined` when no partner sent the member
 */
export function returningSource(query: URLSearchParams): string | undefined {
  const keys = [...query.keys()].filter((key) => PARTNER_KEYS.includes(key.toLowerCase()));
  return keys.length === 0 ? undefined : (query.get('source') ?? '');
}
