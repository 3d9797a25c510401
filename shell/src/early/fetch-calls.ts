import type { RouteClaim } from '@poku/contract';
import { fetchEarly } from '../remotes/early-scripts';

/** Where the chunk that makes the calls of the API lies, as `data-calls` beside the registry says it. */
export interface CallsChunk {
  /** Folder of the shell's release, with a trailing slash. */
  readonly base: string;
  readonly file: string;
  /** `sha384-…` */
  readonly integrity: string;
}

/** Whether a page may call the API before anybody touches it: all but those for guests that ask for nothing beforehand. */
export const isCallAwaited = (claim: RouteClaim | undefined): boolean =>
  claim?.access !== 'guest' || (claim.preload ?? []).length > 0;

/** Starts fetching the chunk beside the shell's script, so that the first call waits for no second round. */
export const fetchCalls = (): void => {
  const told = document.getElementById('poku-registry')?.dataset['calls'];
  if (!told) return;
  const { base, file, integrity } = JSON.parse(told) as CallsChunk;
  fetchEarly({ base, integrity: { [file]: integrity } }, [file]);
};
