import { keyOf, type Causes } from './expected';
import type { SimulatedNotice } from './notice.repository';
import type { Watched } from './watch';

/** What is known of a world's notices at its end. */
export interface NoticeFacts extends Causes {
  readonly notices: readonly SimulatedNotice[];
  readonly watched: readonly Watched[];
}

/** Names a notice in a sentence. */
export const nameOf = ({ member_id, kind, object }: SimulatedNotice): string =>
  keyOf(member_id, kind, object);
