import type { Signature } from './signing';

/**
 * What a remote declares once, in its `remote.config.ts`, and what the build makes of it.
 * A remote is a folder of immutable files plus one `release.json`; the registry of a channel says which
 * release of each remote is live.
 */

/** Who may open a route: everyone, guests only (members go to `/dashboard`), or members only ([A] §2). */
export type RouteAccess = 'public' | 'guest' | 'member';

/**
 * `page`: header with title and back, content, bottom menu. `tab`: the same without back. `bare`: the page draws
 * everything but the bottom menu. `focus`: header with back, no bottom menu (forms, checkout), one column of 480 px.
 */
export type PageLayout = 'page' | 'tab' | 'bare' | 'focus';

/** One address that a remote answers for. */
export interface RouteClaim {
  /** React Router path, absolute, without a trailing slash; parameters as `:name`. */
  readonly path: string;
  readonly access: RouteAccess;
  /** Key of the page, exposed as `./pages/<key>`. Kebab case. Two claims may name one page. */
  readonly page: string;
  /** How the shell frames the page, also while it is on its way. Default `page`. */
  readonly layout?: PageLayout;
  /**
   * API calls (GET, relative to the API base) that the page makes first, at its address without a query in any case. Filled in are
   * `{clientId}`, a parameter of the path, `{:id}`, and, as a whole value of the call's query, one of the address's, `{?id}`: what the
   * address has not is left out, and a call of which all are left out is not made.
   */
  readonly preload?: readonly string[];
  /** API calls by POST that change nothing, which the page makes first at its address without a query. */
  readonly preloadPosts?: readonly PreloadPost[];
}

/** A call of the API by POST that only reads. */
export interface PreloadPost {
  /** Relative to the API base. */
  readonly path: string;
  /** As it is sent, in the order of its fields; in its texts `{clientId}` and a parameter of the path, `{:id}`, are filled in. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Name of an early answer of a call by POST: two are the same when they send the same. @param body as JSON */
export const postKey = (url: string, body: string): string => `POST ${url} ${body}`;

/** A widget that a remote offers for a place of the shell or of another remote. */
export interface SlotClaim {
  /** Name of the place, for example `dashboard`. */
  readonly slot: string;
  /** Key of the widget, exposed as `./widgets/<key>`. Kebab case. */
  readonly widget: string;
  /** Position inside the place; lower is earlier. */
  readonly order: number;
  /** Height that the place keeps free until the widget is there, in CSS pixels at 360 px width. */
  readonly heightPx: number;
  /** API calls (GET, relative to the API base) that the widget always makes first; `{clientId}` is filled in. */
  readonly preload?: readonly string[];
}

/** Declaration of a remote. */
export interface RemoteDefinition {
  /** Folder and federation name in kebab case, for example `mfe-help`. */
  readonly name: string;
  readonly routes: readonly RouteClaim[];
  readonly slots: readonly SlotClaim[];
  /** Routes of other remotes that it leads to, as those claim them. They may not go without notice. Default none. */
  readonly links?: readonly string[];
  /** Slots that it has for widgets of others. Default none. */
  readonly offers?: readonly string[];
  /**
   * Paths inside own ones that another remote may claim, by path: `{ '/kategori/5': 'mfe-rewards' }` beside `/kategori/:categoryId`.
   * Without it such a claim is refused. Default none.
   */
  readonly grants?: Readonly<Record<string, string>>;
  /** Most bytes of brotli-compressed JavaScript that all files of this remote may have together. */
  readonly budgetBytes: number;
}

/**
 * Checks nothing at run time; it gives `remote.config.ts` its type while it keeps the literal names.
 * @returns the same object
 */
export function defineRemote<const T extends RemoteDefinition>(definition: T): T {
  return definition;
}

/** One immutable file of a release. */
export interface ReleaseFile {
  /** File name relative to the release folder. */
  readonly name: string;
  /** Subresource integrity, `sha384-…`. */
  readonly integrity: string;
  /** Size in bytes, uncompressed. */
  readonly bytes: number;
  /** Size in bytes, brotli. */
  readonly brotliBytes: number;
}

/** A script that is run where releases are made live, and by nobody else. */
export type ServerFile = Omit<ReleaseFile, 'brotliBytes'>;

/** `release.json`: all that the rest of the system needs to know of a release. */
export interface Release {
  readonly name: string;
  /** Version, unique per content; the folder name in the store. */
  readonly version: string;
  /** Semver of `@poku/contract` that it was built against. */
  readonly contractVersion: string;
  /** Name of the global variable that the entry sets; unique per release, so that two releases can share a page. */
  readonly container: string;
  /** Entry script, an item of `files`. */
  readonly entry: string;
  readonly files: readonly ReleaseFile[];
  /** What paints its pages as HTML; no browser loads it. Missing in releases from before. */
  readonly server?: ServerFile;
  /** Chunks (file names) by page key: what to fetch early for a route. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Chunks (file names) by widget key. */
  readonly widgets: Readonly<Record<string, readonly string[]>>;
  readonly routes: readonly RouteClaim[];
  readonly slots: readonly SlotClaim[];
  /** Versions of the shared libraries it was built against, by package name. */
  readonly shared: Readonly<Record<string, string>>;
  /** Commit it was built from, or `unknown` outside a checkout. */
  readonly commit: string;
  /** Set when files that it was built from were not as they are in that commit. */
  readonly hasUncommittedChanges?: boolean;
  readonly budgetBytes: number;
  /** Routes of other remotes that it leads to. */
  readonly links?: readonly string[];
  /** Slots that it has for widgets of others. */
  readonly offers?: readonly string[];
  /** Paths inside own ones that another remote may claim, by path. */
  readonly grants?: Readonly<Record<string, string>>;
  /** Names that it imports of each shared module; `*` stands for all of them. Missing in releases from before the gate. */
  readonly uses?: Readonly<Record<string, readonly string[]>>;
  /** Digests of the types that it was built against, by their line in the report of `shared`; only those that it can reach. */
  readonly types?: Readonly<Record<string, string>>;
  /**
   * Bytes of code, before it is minified and compressed, by package and by folder of own sources: what it grew by is found by
   * comparing two releases.
   */
  readonly parts?: Readonly<Record<string, number>>;
  /** Integrity of the source maps, which the store keeps apart from what is served. Missing in releases from before. */
  readonly maps?: string;
}

/** What the browser needs of a release: no sizes, only the scripts. Inlined into `index.html`. */
export interface LiveRelease {
  readonly version: string;
  /** Folder address, absolute path with a trailing slash. */
  readonly base: string;
  /** Name of the global variable that the entry sets. */
  readonly container: string;
  readonly entry: string;
  /** Integrity of the entry and of every chunk, by file name. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly widgets: Readonly<Record<string, readonly string[]>>;
  readonly routes: readonly RouteClaim[];
  readonly slots: readonly SlotClaim[];
}

/** One remote as a member has it. */
export interface RegistryEntry {
  /** The release that this member runs: the live one, the canary, or one that is looked at before it is live. */
  readonly live: LiveRelease;
  /** What to go back to when it cannot be loaded. */
  readonly previous?: LiveRelease;
}

/** The registry as one member has it, made of the channel's by `resolveRegistry`. */
export interface Registry {
  readonly channel: string;
  /** Counts changes; a higher number is newer. */
  readonly revision: number;
  readonly remotes: Readonly<Record<string, RegistryEntry>>;
  /** See `ChannelRegistry`. */
  readonly far?: FarRemotes;
}

/** A release that a share of the members has before it is live. */
export interface Canary {
  readonly release: LiveRelease;
  /** Share of the members, 0 to 1; who they are follows from `bucketOf`. */
  readonly share: number;
}

/** One remote in the registry of a channel, before it is settled which release a member has. */
export interface ChannelEntry {
  /** Missing while a new remote has only a canary. */
  readonly live?: LiveRelease;
  /** The release that was live before. In the store's registry only; the page carries what may be run at once. */
  readonly previous?: LiveRelease;
  readonly canary?: Canary;
  /** Revision of the channel that made it what it is. */
  readonly since?: number;
  /**
   * In the page only: of a key that may release the remote, over what the page has of it (`pageEntryText`). Missing when it was made
   * before pages carried it; then the remote's own entry is read.
   */
  readonly signature?: Signature;
}

/** A remote that the page names by its paths alone. */
export interface FarRemote {
  /** `since` of its entry when the page was made. An entry of an earlier revision says what is no more so. */
  readonly since: number;
  readonly paths: readonly string[];
}

/** The remotes whose entry is read when one of them is opened, by remote. */
export type FarRemotes = Readonly<Record<string, FarRemote>>;

/** The registry of a channel, as it is signed and stands in the page. */
export interface ChannelRegistry {
  readonly channel: string;
  /** Counts changes; a higher number is newer. */
  readonly revision: number;
  readonly remotes: Readonly<Record<string, ChannelEntry>>;
  /** Remotes that the page names by their paths alone, so that it stays small however many there are. Default none. */
  readonly far?: FarRemotes;
}

/** The entry of one remote, as it is signed for itself. */
export interface RemoteEntry {
  readonly channel: string;
  readonly remote: string;
  readonly entry: ChannelEntry;
}
