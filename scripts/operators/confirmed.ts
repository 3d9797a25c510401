import { parseArgs } from 'node:util';
import type { Operator } from '../../api/src/modules/operators/act.repository';
import { operatorOf } from './operator';

/** A change of the books that an operator confirmed. */
export interface Confirmation {
  operator: Operator;
  reason: string;
}

/**
 * Reads `--confirm --reason "…" [--by <name>]` of a command; undefined without any of them. Throws its usage for anything else, and
 * when a confirmation gives no reason.
 */
export function readConfirmation(command: string): Confirmation | undefined {
  const usage = `npm run ${command} [-- --confirm --reason "…" [--by <name>]]`;
  const parse = () =>
    parseArgs({
      options: { confirm: { type: 'boolean' }, reason: { type: 'string' }, by: { type: 'string' } },
    }).values;
  let values: ReturnType<typeof parse>;
  try {
    values = parse();
  } catch (error) {
    throw new Error(usage, { cause: error });
  }
  const reason = values.reason?.trim() ?? '';
  const operator = operatorOf(values.by);
  if (values.confirm !== true) {
    if (reason !== '' || values.by !== undefined) throw new Error(usage);
    return undefined;
  }
  if (reason === '' || operator.name === '') throw new Error(`--confirm needs --reason "…"\n${usage}`);
  return { operator, reason };
}
