import { answerWithin } from '@poku/domain/deadline';
import { EMBED_LOAD_TIMEOUT_MS } from '../limits';
import { type EmbedBundle, pageRegistry } from './page-registry';

/** The bundle that this loader belongs to; written into it by the build. */
export interface BundleFile {
  readonly version: string;
  readonly file: string;
  readonly integrity: string;
}

/** How loading ended without a bundle. */
export type LoadFailure = 'load' | 'timeout';

const run = (address: string, integrity: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('load'));
    };
    script.src = pageRegistry().scriptUrl(address);
    document.head.append(script);
  });

let loading: Promise<EmbedBundle | LoadFailure> | undefined;

const load = async (site: string, { version, file, integrity }: BundleFile) => {
  const address = `${site}/embed/${version}/${file}`;
  const present = () => pageRegistry().bundles[version];
  try {
    if (!present()) await run(address, integrity);
  } catch {
    // The browser keeps a failure under the address, so the second try has another one.
    await run(`${address}?again=${Date.now()}`, integrity).catch(() => undefined);
  }
  return present() ?? 'load';
};

/**
 * Loads the bundle, once for all elements: one retry, and never longer than 10 s. Never rejects. After a failure the next call
 * tries again.
 */
export const loadBundle = async (site: string, bundle: BundleFile): Promise<EmbedBundle | LoadFailure> => {
  loading ??= load(site, bundle);
  const late = () => new Error('timeout');
  const result = await answerWithin(loading, EMBED_LOAD_TIMEOUT_MS, late).catch(() => 'timeout' as const);
  if (typeof result === 'string') loading = undefined;
  return result;
};
