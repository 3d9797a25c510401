import { BRAND, BRAND_DESCRIPTION } from '@poku/domain/brand';
import type { ChannelEntry, ChannelRegistry, FarRemote, Signature, SignedText } from '@poku/contract';
import { pageEntry } from '@poku/platform/release';
import type { PageHead } from '../site/page-about';
import { type PaintedDocument, SHOW_HASH } from './paint/painted-document';
import type { RegistryDocument, ShellRelease } from './registry-document';

/** SHA-256 of the empty text. */
export const EMPTY_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/**
 * The content security policy of the page. Nothing inline runs but the early script, named by its hash; no `unsafe-*`.
 * `style-src` names the hash of the empty text: styled-components makes an empty `<style>` and fills it through the
 * CSSOM, so an injected style with any text is refused and no nonce is needed on a static page.
 * Every script address goes through the page's one Trusted Types policy, `default`.
 * @param earlyHash `sha256-…` of the inline script
 * @param paymentOrigins e-wallets whose pages a payment's form is posted to (D49); forms go nowhere else
 * @param paintedHashes `sha256-…` of each style that was painted. Default nothing was
 */
export const policyWith = (
  earlyHash: string,
  paymentOrigins: readonly string[],
  paintedHashes: readonly string[] = [],
): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", `'${earlyHash}'`, ...(paintedHashes.length > 0 ? [`'${SHOW_HASH}'`] : [])].join(
      ' ',
    ),
    ['style-src', ...[EMPTY_HASH, ...paintedHashes].map((hash) => `'${hash}'`)].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    ["form-action 'self'", ...paymentOrigins].join(' '),
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ].join('; ');

/** JSON that can stand inside a script element: no `<` can close it. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** Text that can stand between tags and in a quoted attribute. */
const text = (value: string): string =>
  value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** JSON that can stand in a quoted attribute. */
const attributeJson = (value: unknown): string => text(JSON.stringify(value));

/** So many remotes, in the order in which they first came, stand in the page with all that they need; see decision 019. */
const NEAR_REMOTES = 8;

/** A widget may stand on the page that is opened first, so who has one cannot be far. */
const hasWidgets = ({ live, canary }: ChannelEntry): boolean =>
  [live, canary?.release].some((release) => release !== undefined && release.slots.length > 0);

const pathsOf = ({ live, canary }: ChannelEntry): string[] => [
  ...new Set([live, canary?.release].flatMap((release) => release?.routes.map(({ path }) => path) ?? [])),
];

/** Signatures of what a page carries of the remotes, by remote; see `ChannelEntry`. */
export type EntrySignatures = ReadonlyMap<string, Signature>;

/**
 * What the page carries of a channel: of the first remotes the releases that may be run at once, each signed for itself, of all
 * others their paths. The releases before are read when there is something to repair.
 */
export const pageRegistry = (
  { channel, revision, remotes }: RegistryDocument,
  signatures: EntrySignatures,
): ChannelRegistry => {
  const all = Object.entries(remotes);
  const isNear = ([, entry]: (typeof all)[number], index: number) =>
    index < NEAR_REMOTES || hasWidgets(entry);
  const far = all
    .filter((one, index) => !isNear(one, index))
    .map(([name, entry]): [string, FarRemote] => [name, { since: entry.since ?? 0, paths: pathsOf(entry) }]);
  return {
    channel,
    revision,
    remotes: Object.fromEntries(
      all.filter(isNear).map(([name, entry]) => {
        const signature = signatures.get(name);
        return [name, { ...pageEntry(entry), ...(signature && { signature }) }];
      }),
    ),
    ...(far.length > 0 && { far: Object.fromEntries(far) }),
  };
};

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`index.html has the unknown placeholder {{${name}}}.`);
    return value;
  });

/** What shared links show, below the origin; 1200 × 630. */
const SHARE_CARD = '/media/icons/share.png';

/** What a page is about. */
const thing = (origin: string, { name, brand, description, image }: PageHead): object => ({
  '@type': 'Product',
  name,
  description,
  ...(brand !== '' && { brand: { '@type': 'Brand', name: brand } }),
  ...(image !== undefined && { image: origin + image }),
});

/** What a page is, for search engines (schema.org); a block of data, which no policy has to allow. */
const structuredData = (origin: string, { path, title, description, head }: PaintedDocument): string =>
  `<script type="application/ld+json">${inlineJson({
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: head?.name ?? title ?? BRAND.name,
    description: head?.description ?? description,
    url: origin + path + (head?.search ?? ''),
    inLanguage: 'id',
    isPartOf: { '@type': 'WebSite', name: BRAND.name, url: `${origin}/` },
    ...(head && { mainEntity: thing(origin, head) }),
  })}</script>`;

/** Whether a page is of one address alone, so that it knows its own. */
const isOneAddress = ({ path }: PaintedDocument): boolean => !path.includes(':');

/** What a page tells search engines and sites that show a link to it. @param page what is painted of its address; none where nothing is */
const sharingTags = (origin: string, page: PaintedDocument | undefined): string => {
  const address = page && text(origin + page.path + (page.head?.search ?? ''));
  return [
    ...(page && isOneAddress(page)
      ? [`<link rel="canonical" href="${address}" />`, `<meta property="og:url" content="${address}" />`]
      : []),
    `<meta property="og:image" content="${text(origin + SHARE_CARD)}" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta name="twitter:card" content="summary_large_image" />',
    // Only public pages say what they are about.
    ...(page?.description === undefined || !isOneAddress(page) ? [] : [structuredData(origin, page)]),
  ].join('\n    ');
};

/** Name of the chunk that makes the calls of the API; a release of the shell from before decision 037 has none. */
const CALLS = /^calls\.\w+\.js$/;

/** Where the inline script finds that chunk, as JSON beside the registry (`CallsChunk` of the shell); nothing when there is none. */
const callsOf = ({ version, files }: ShellRelease): string => {
  const calls = files.find(({ name }) => CALLS.test(name));
  if (!calls) return '';
  const { name, integrity } = calls;
  return attributeJson({ base: `/shell/${version}/`, file: name, integrity });
};

/**
 * Renders the page of a channel: the shell's template with its scripts, the policy and the signed registry inlined.
 * @param signatures of the entries of the remotes
 * @param policy see `policyWith`
 * @param sign signs the registry as it stands in the page
 * @param timestamp what is live now; a page of the store carries none, for it is put in when the page is served
 * @param painted what of the address is painted. Default nothing, as in the page of the store
 * @param siteOrigin see `UntrustedStore`; the page of the store has none
 */
export const renderPage = (
  shell: ShellRelease,
  document: RegistryDocument,
  signatures: EntrySignatures,
  policy: string,
  sign: (text: string) => Signature,
  timestamp?: SignedText,
  painted?: PaintedDocument,
  siteOrigin?: string,
): string => {
  const registry = inlineJson(pageRegistry(document, signatures));
  const entry = shell.files.find(({ name }) => name === shell.entry);
  if (!entry) throw new Error(`shell ${shell.version} does not describe its entry ${shell.entry}.`);
  const title = painted?.head?.name ?? painted?.title;
  return fill(shell.template, {
    policy,
    registry,
    signature: attributeJson(sign(registry)),
    timestamp: timestamp ? attributeJson(timestamp) : '',
    early: shell.earlyScript,
    calls: callsOf(shell),
    entry: `/shell/${shell.version}/${shell.entry}`,
    integrity: entry.integrity,
    description: text(painted?.head?.description ?? painted?.description ?? BRAND_DESCRIPTION),
    title: title === undefined ? BRAND.name : text(`${title} · ${BRAND.name}`),
    sharing: siteOrigin === undefined ? '' : sharingTags(siteOrigin, painted),
    painted: painted?.html ?? '',
  });
};

/** The signature that a rendered page carries; undefined when it carries none. */
export const signatureIn = (html: string): Signature | undefined => {
  const attribute = /data-signature="([^"]*)"/.exec(html)?.[1];
  if (attribute === undefined) return undefined;
  const text = attribute.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
  return JSON.parse(text) as Signature;
};

/** The signatures of entries that a rendered page carries; none when it carries no registry. */
export const entrySignaturesIn = (html: string): EntrySignatures => {
  const registry = /data-signature="[^"]*">([^<]*)/.exec(html)?.[1];
  if (!registry) return new Map();
  const { remotes } = JSON.parse(registry) as ChannelRegistry;
  return new Map(
    Object.entries(remotes).flatMap(([remote, { signature }]) =>
      signature ? [[remote, signature] as const] : [],
    ),
  );
};
