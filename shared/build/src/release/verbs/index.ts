import { IS_INSTALLED } from '@poku/tooling';
import { checkVerb } from './check';
import { devVerb } from './dev';
import { doctorVerb } from './doctor';
import { errorsVerb } from './errors';
import { historyVerb } from './history';
import { keyCreateVerb, keyListVerb, keyRevokeVerb } from './keys';
import { previewVerb } from './preview';
import { promoteVerb } from './promote';
import { publishVerb } from './publish';
import { renewVerb } from './renew';
import { rollbackVerb } from './rollback';
import { statusVerb } from './status';
import { type Say, UsageError, type Verb } from './verb';
import { timestampVerb } from './timestamp';
import { versionsVerb } from './versions';
import { withdrawVerb } from './withdraw';
import { RELEASE } from '../../own-call';

/** What `npm run release` or `npx poku` can do, by what it is called with; in the order of the help. */
export const VERBS: Readonly<Record<string, Verb>> = {
  // The platform's repository has a command of its own for it.
  ...(IS_INSTALLED && { dev: devVerb }),
  check: checkVerb,
  publish: publishVerb,
  preview: previewVerb,
  promote: promoteVerb,
  rollback: rollbackVerb,
  withdraw: withdrawVerb,
  status: statusVerb,
  errors: errorsVerb,
  versions: versionsVerb,
  history: historyVerb,
  doctor: doctorVerb,
  renew: renewVerb,
  timestamp: timestampVerb,
  'key create': keyCreateVerb,
  'key revoke': keyRevokeVerb,
  'key list': keyListVerb,
};

/** How everything is called. */
const helpText = (): string =>
  [
    ...Object.values(VERBS).map(({ call, does }) => `${RELEASE} ${call}\n      ${does}`),
    '<name>: a remote, shell, or embed. Without --channel it is production.',
  ].join('\n');

/**
 * Runs a verb of the table.
 * @param args as they were typed, the verb first
 * @returns the exit code
 * @throws UsageError when there is no such verb, or it is called wrongly
 */
export const runVerb = async (args: readonly string[], say: Say): Promise<number> => {
  const [first = '', second = ''] = args;
  if (first === '') throw new UsageError(helpText());
  if (first === 'help' || first === '--help') {
    say(helpText());
    return 0;
  }
  const two = VERBS[`${first} ${second}`];
  if (two) return two.run(args.slice(2), say);
  const one = VERBS[first];
  if (one) return one.run(args.slice(1), say);
  throw new UsageError(`There is no verb "${first}"; there are ${Object.keys(VERBS).join(', ')}.`);
};
