import type { SharedNames } from '../shared-names';
import { digestOfFact, type Fact, reportedFacts } from './report-file';

/** What every remote gives the shell, whatever it imports. */
const GIVEN_BY_ALL = ['@poku/shared/contract#PageExports', '@poku/shared/contract#WidgetExports'];

const subjectOf = (key: string): string => (/^[\w$]+/.exec(key) ?? [key])[0];

const digests = (facts: readonly Fact[]): Record<string, string> =>
  Object.fromEntries(facts.map((fact) => [fact.key, digestOfFact(fact)]));

/** Digests of every type that the shell gives. */
export const givenTypes = async (): Promise<Record<string, string>> => digests(await reportedFacts());

/** The facts that can be reached from some names, in the report's order. */
export const reachedFacts = (facts: readonly Fact[], roots: readonly string[]): readonly Fact[] => {
  const bySubject = new Map<string, Fact[]>();
  for (const fact of facts) {
    const subject = subjectOf(fact.key);
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), fact]);
  }
  const reached = new Set<Fact>();
  const waiting = facts.filter(({ key }) => roots.includes(key));
  for (let fact = waiting.pop(); fact; fact = waiting.pop()) {
    if (reached.has(fact)) continue;
    reached.add(fact);
    for (const [word] of `${fact.key.includes('|') ? fact.key : ''} ${fact.text}`.matchAll(
      /[A-Za-z_$][\w$]*/g,
    ))
      waiting.push(...(bySubject.get(word) ?? []));
  }
  return facts.filter((fact) => reached.has(fact));
};

/** Digests of the types that a remote can reach by what it imports. */
export const usedTypes = async (uses: SharedNames): Promise<Record<string, string>> => {
  const facts = await reportedFacts();
  const roots = Object.entries(uses).flatMap(([module, names]) =>
    names.includes('*')
      ? facts.filter(({ key }) => key.startsWith(`${module}#`)).map(({ key }) => key)
      : names.map((name) => `${module}#${name}`),
  );
  return digests(reachedFacts(facts, [...roots, ...GIVEN_BY_ALL]));
};
