import { join } from 'node:path';
import { createSite, type Present } from '@poku/build/site';
import { storeFolder } from '@poku/build/store';
import type { Stage } from './phases';
import type { Staged } from './stages';
import { type Traffic, watchTraffic } from './traffic';
import { type Variant, VARIANTS } from './variants';

/** A variant, served. */
export interface ServedSite {
  readonly url: string;
  readonly traffic: Traffic;
  /** Serves what was live at a stage, to everybody who asks from now on. */
  readonly show: (stage: Stage) => void;
}

/** Where the sites of a run are. */
export interface Places {
  /** Port of the first variant; the others follow. */
  readonly firstPort: number;
  /** Address of the API. */
  readonly api: string;
  /** Folder of the plain bundles. */
  readonly plainStore: string;
}

/** Ports of all variants. */
export const portsOf = (firstPort: number): readonly number[] =>
  VARIANTS.map((_, index) => firstPort + index);

/** Serves each variant by a server of its own. @returns them, and how to stop them all */
export const serveVariants = async (
  stages: ReadonlyMap<Stage, Staged>,
  { firstPort, api, plainStore }: Places,
) => {
  const stops: (() => Promise<unknown>)[] = [];
  const serve = async (variant: Variant, port: number): Promise<ServedSite> => {
    const presentAt = (stage: Stage): Present => {
      const staged = stages.get(stage);
      if (!staged) throw new Error(`Nothing was prepared for the stage "${stage}".`);
      return staged[variant];
    };
    let present = presentAt('present');
    const site = await createSite({
      store: variant === 'composed' ? storeFolder() : plainStore,
      live: () => Promise.resolve(present),
      media: join(storeFolder(), 'media'),
      api,
    });
    const traffic = watchTraffic(site.server);
    await site.listen({ port, host: '127.0.0.1' });
    stops.push(() => site.close());
    return { url: `http://localhost:${port}`, traffic, show: (stage) => void (present = presentAt(stage)) };
  };
  const ports = portsOf(firstPort);
  const served = await Promise.all(
    VARIANTS.map(async (variant, index) => [variant, await serve(variant, ports[index] ?? NaN)] as const),
  );
  return {
    sites: Object.fromEntries(served) as Record<Variant, ServedSite>,
    stop: async (): Promise<void> => void (await Promise.all(stops.map((stop) => stop()))),
  };
};
