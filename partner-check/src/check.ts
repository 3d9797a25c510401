import type { LinkOrder } from '@poku/partner-protocol';
import { randomUUID } from 'node:crypto';
import { type Answer, type Ask, type Service, type Target } from './ask';

/** What a check works with. */
export interface Bench<T extends Service = Target> {
  readonly target: T;
  readonly ask: Ask;
}

/** One rule of the protocol. */
export interface Check<T extends Service = Target> {
  readonly title: string;
  /** @returns what is wrong, or nothing */
  readonly run: (bench: Bench<T>) => Promise<string | undefined>;
}

/** How a check went. */
export interface CheckResult {
  readonly title: string;
  /** What was expected and what came instead; missing when the rule holds. */
  readonly problem?: string;
}

/** A reference that nobody used. */
export const newReference = (): string => `check-${randomUUID()}`;

/** An order of Poku for the target's account. */
export const orderFor = ({ msisdn, email }: Target, reference: string): LinkOrder => ({
  reference,
  state: `state-${reference}`,
  redirectUrl: 'https://poku.invalid/partner-linkage',
  msisdn,
  email,
  scope: ['phone', 'email', 'balance'],
  expiresAt: new Date(Date.now() + 15 * 60_000).toISOString(),
});

const shown = ({ status, json }: Answer): string =>
  status === 0 ? 'no answer' : `HTTP ${status}${json === undefined ? '' : ` ${JSON.stringify(json)}`}`;

/** The problem of an answer that does not have one of these statuses. */
export const expectStatus = (answer: Answer, ...statuses: readonly number[]): string | undefined =>
  statuses.includes(answer.status)
    ? undefined
    : `expected HTTP ${statuses.join(' or ')}, got ${shown(answer)}`;

/** The problem of an answer that is not what the protocol says; `expected` tells it. */
export const expectThat = (isRight: boolean, expected: string, answer: Answer): string | undefined =>
  isRight ? undefined : `expected ${expected}, got ${shown(answer)}`;

/** The first problem of several steps; later steps are not taken. */
export const firstProblem = async (
  ...steps: readonly (() => Promise<string | undefined>)[]
): Promise<string | undefined> => {
  for (const step of steps) {
    const problem = await step();
    if (problem !== undefined) return problem;
  }
  return undefined;
};
