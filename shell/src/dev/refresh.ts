import type { LiveRelease } from '@poku/contract';
import { loadScript } from '../remotes/load-script';
import type { NewPatch } from './follow-dev';

/** What a remote in development leaves, by container: puts the modules of a patch in place. @returns false when it is not for what runs */
interface RefreshScope {
  readonly pokuRefresh?: Readonly<Record<string, (from: string, to: string) => boolean>>;
}

/**
 * Brings a remote that runs to its next build without another container, so that React keeps what it has. The script is of the
 * same origin as the page, which runs one out of the folder of the release alone.
 * @param ran the release that was loaded
 * @returns whether that was possible; when not, a part may be in place, and the whole build must follow
 */
export const refresh = async (ran: LiveRelease, { version, from, integrity }: NewPatch): Promise<boolean> => {
  const { pokuRefresh } = globalThis as RefreshScope;
  const take = pokuRefresh?.[ran.container];
  if (!take) return false;
  try {
    await loadScript(`${ran.base}patch-${version}.js`, integrity);
    return take(from, version);
  } catch (error) {
    console.warn('[poku]', version, error);
    return false;
  }
};
