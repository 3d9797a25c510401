/** The four steps of [A] §2. */
export type OnboardStep = 1 | 2 | 3 | 4;

const STEPS: readonly OnboardStep[] = [1, 2, 3, 4];

/** The step of an address; the first one when it names none. */
export function stepOf(query: URLSearchParams): OnboardStep {
  return STEPS.find((step) => String(step) === query.get('step')) ?? 1;
}
