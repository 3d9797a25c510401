import type { AppDeps } from '../../deps';
import { listTopics } from './repository';

/** The help centre. */
export function createHelpService({ db }: Pick<AppDeps, 'db'>) {
  return {
    /** The topics with their entries, in their order ([C] §3). */
    topics: () => listTopics(db),
  };
}
