import type { LiveRelease } from '@poku/contract';
import { filesOf, type Wanted } from '../remotes/exposed-module';

/** Modules of pages that nobody opened since may have so many bytes on the network in one visit. */
export const UNUSED_BYTES_MAX = 300_000;

const idOf = ({ remote, kind, key }: Wanted): string => `${remote}/${kind}/${key}`;

/** What a file cost the visitor; nothing when it was on the device already. */
const bytesOf = (address: string): number =>
  performance
    .getEntriesByName(new URL(address, location.href).href, 'resource')
    .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0), 0);

/** Bounds what is fetched of modules that nobody opens. */
export const createModuleBudget = (sizeOf: (address: string) => number = bytesOf) => {
  /** Addresses of the files of modules that were fetched ahead and not opened, by module. */
  const unused = new Map<string, readonly string[]>();
  return {
    /** Whether more may be fetched. */
    isLeft: (): boolean => {
      const addresses = new Set([...unused.values()].flat());
      return [...addresses].reduce((sum, address) => sum + sizeOf(address), 0) < UNUSED_BYTES_MAX;
    },
    /** Notes that the files of a module are about to be fetched; what the page fetched before costs nothing. */
    spend: (wanted: Wanted, release: LiveRelease): void => {
      if (unused.has(idOf(wanted))) return;
      const files = filesOf(release, wanted).map((file) => release.base + file);
      unused.set(
        idOf(wanted),
        files.filter((address) => sizeOf(address) === 0),
      );
    },
    /** Notes that a module was opened. Its files are used, also where other modules share them. */
    use: (wanted: Wanted): void => {
      const used = new Set(unused.get(idOf(wanted)));
      unused.delete(idOf(wanted));
      for (const [id, files] of unused)
        unused.set(
          id,
          files.filter((file) => !used.has(file)),
        );
    },
  };
};
