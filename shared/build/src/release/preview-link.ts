import { encodePermit, type Permission } from '@poku/platform/release';
import { signText, type Signer } from './keys/key-pair';

const HOUR_MS = 3_600_000;
/** How long a link may hold, in hours: what is looked at before it is live is released or forgotten by then. */
const MOST_PREVIEW_HOURS = 168;

/** What a link is for. */
export interface PreviewRequest {
  /** Releases to show, by remote; none for the devtools alone. */
  readonly releases: readonly { readonly name: string; readonly version: string }[];
  readonly channel: string;
  /** How long the link holds. More than 0, at most 168. */
  readonly hours: number;
  readonly devtools: boolean;
  /** Address that the link leads to. */
  readonly site: string;
  /** Unix time in milliseconds. */
  readonly now: number;
}

/**
 * Makes the link that shows releases before they are live.
 * @throws Error when the hours or the site are no such, or the key may not release one of them
 */
export const previewLink = (
  { releases, channel, hours, devtools, site, now }: PreviewRequest,
  signer: Signer,
): string => {
  if (!(hours > 0 && hours <= MOST_PREVIEW_HOURS))
    throw new Error(`--hours must be more than 0 and at most ${MOST_PREVIEW_HOURS}.`);
  if (!/^https?:\/\//.test(site) || !URL.canParse(site)) throw new Error(`--site ${site} is no address.`);
  const { id, names, channels } = signer.certificate;
  const foreign = releases.find(({ name }) => !names.includes('*') && !names.includes(name));
  if (foreign) throw new Error(`The key "${id}" may not release ${foreign.name}.`);
  if (!channels.includes('*') && !channels.includes(channel))
    throw new Error(`The key "${id}" may do nothing in the channel ${channel}.`);

  const previews = releases.map(({ name, version }) => `${name}@${version}`);
  const until = new Date(now + hours * HOUR_MS).toISOString();
  const permission: Permission = { channel, previews, devtools, until };
  const link = new URL(site);
  for (const preview of previews) link.searchParams.append('preview', preview);
  link.searchParams.set('permit', encodePermit(signText(signer, 'permission', JSON.stringify(permission))));
  return link.href;
};
