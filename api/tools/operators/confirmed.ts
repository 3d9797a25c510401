import type { Operator } from '../../src/modules/operators/act.repository';
import { operatorOf } from './operator';

/** A change of the books that an operator confirmed. */
export interface Confirmation {
  operator: Operator;
  reason: string;
}

/** `--confirm --reason "…" [--by <name>]` as they were typed. */
export interface ConfirmOptions {
  readonly confirm?: boolean;
  readonly reason?: string;
  readonly by?: string;
}

/**
 * The confirmation that the options of a command give; undefined without any of them. Throws its usage for a reason or a name
 * without `--confirm`, and when a confirmation gives no reason.
 */
export function readConfirmation(
  command: string,
  { confirm: isConfirmed = false, by, ...given }: ConfirmOptions,
): Confirmation | undefined {
  const usage = `npm run ops -- ${command} [--confirm --reason "…" [--by <name>]]`;
  const reason = given.reason?.trim() ?? '';
  const operator = operatorOf(by);
  if (!isConfirmed) {
    if (reason !== '' || by !== undefined) throw new Error(usage);
    return undefined;
  }
  if (reason === '' || operator.name === '') throw new Error(`--confirm needs --reason "…"\n${usage}`);
  return { operator, reason };
}
