/** Which script to load, and from where. */
export type LoadOptions = {
  /** Origin of Poku's site, `https://poku.example`. */
  readonly site: string;
} & (
  | { readonly version?: undefined; readonly integrity?: undefined }
  | {
      /** Exactly one release. Default the newest that keeps the promises of `v1`. */
      readonly version: string;
      /** Of its `loader.js`, as `release.json` has it. Default any bytes are run. */
      readonly integrity?: string;
    }
);

/** The element did not come, and why. */
export class CatalogueLoadError extends Error {
  override readonly name = 'CatalogueLoadError';
  /**
   * @param reason `blocked`: the script did not come, was changed on its way, or the page's policy forbids it; `timeout`: 10 s are over;
   * `no-page`: there is no document, as on a server
   */
  constructor(readonly reason: 'blocked' | 'timeout' | 'no-page') {
    super(`<poku-catalogue> was not defined: ${reason}`);
  }
}

const TAG = 'poku-catalogue';
const TIMEOUT_MS = 10_000;

/** The part of Trusted Types that is used here; the DOM library has no types for it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

let scriptUrl: ((address: string) => string) | undefined;

/** An address as a page with Trusted Types lets a script have it. @throws TypeError where the page does not allow the policy */
const trusted = (address: string): string => {
  if (!scriptUrl) {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    const policy = trustedTypes?.createPolicy('poku-embed-loader', { createScriptURL: (own) => own });
    scriptUrl = (own) => policy?.createScriptURL(own) ?? own;
  }
  return scriptUrl(address);
};

/** The script of the page with this address, its own or one that is put in. @throws TypeError where the page forbids it */
const scriptOf = (address: string, integrity: string | undefined): HTMLScriptElement => {
  const present = [...document.scripts].find(({ src }) => src === address);
  if (present) return present;
  const script = document.createElement('script');
  script.async = true;
  if (integrity !== undefined) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }
  script.src = trusted(address);
  document.head.append(script);
  return script;
};

const load = ({ site, version = 'v1', integrity }: LoadOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    let script: HTMLScriptElement;
    try {
      script = scriptOf(new URL(`/embed/${version}/loader.js`, site).href, integrity);
    } catch {
      return reject(new CatalogueLoadError('blocked'));
    }
    const fail = (reason: CatalogueLoadError['reason']) => () => {
      // The next try puts in another one: this one would not run again.
      if (!customElements.get(TAG)) script.remove();
      reject(new CatalogueLoadError(reason));
    };
    script.addEventListener('error', fail('blocked'), { once: true });
    const timer = setTimeout(fail('timeout'), TIMEOUT_MS);
    return void customElements.whenDefined(TAG).then(() => {
      clearTimeout(timer);
      resolve();
    });
  });

let loading: Promise<void> | undefined;

/**
 * Puts the loader's script into the page, once: later calls give the same promise, a script that stands in the page already is waited
 * for, and nothing is loaded where the element is defined. After a failure the next call tries again.
 * @returns settles when `<poku-catalogue>` is defined
 * @throws CatalogueLoadError by rejection; nothing else
 */
export const loadCatalogue = (options: LoadOptions): Promise<void> => {
  if (typeof document === 'undefined') return Promise.reject(new CatalogueLoadError('no-page'));
  if (customElements.get(TAG)) return Promise.resolve();
  loading ??= load(options).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
