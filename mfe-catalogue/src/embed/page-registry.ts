/** What the bundle gives to the loader. */
export interface EmbedBundle {
  /**
   * Shows the catalogue.
   * @param element carries the settings and dispatches the events
   * @param frame element inside its shadow root, emptied
   * @param origin Poku's site
   * @param onBroken it cannot go on, and shows nothing any more
   */
  readonly mount: (
    element: HTMLElement,
    frame: HTMLElement,
    origin: string,
    onBroken: () => void,
  ) => MountedCatalogue;
}

/** A catalogue that is shown. */
export interface MountedCatalogue {
  /** Reads the settings of the element again. */
  update(): void;
  /** Takes everything away that `mount` made. */
  unmount(): void;
}

/** What every release of the embed in a page uses together. */
interface PageRegistry {
  /** Bundles that ran, by their version. */
  readonly bundles: Record<string, EmbedBundle | undefined>;
  /** Makes an address one that a page with Trusted Types lets a script have. */
  readonly scriptUrl: (address: string) => string;
  /** Elements that were made; each gets a number. */
  count: number;
  /** Asks the API for a partner; the loader brings it, and an older one has not. */
  askBrand?: (site: string, slug: string) => Promise<unknown>;
}

const KEY = Symbol.for('poku.embed');

/** The part of Trusted Types that we use; the DOM library has no types for it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string | null },
  ): { createScriptURL(address: string): string };
}

const createRegistry = (): PageRegistry => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('poku-embed', {
    createScriptURL: (address) => (new URL(address).pathname.startsWith('/embed/') ? address : null),
  });
  return {
    bundles: {},
    scriptUrl: (address) => policy?.createScriptURL(address) ?? address,
    count: 0,
  };
};

/** The one registry of the page. Its Trusted Types policy can be made once, so it is shared by all releases of the embed. */
export const pageRegistry = (): PageRegistry => {
  const page = globalThis as { [KEY]?: PageRegistry };
  return (page[KEY] ??= createRegistry());
};
