import { openStore } from '../channel';
import { ownSigner } from '../keys/key-home';
import { previewLink } from '../preview-link';
import { portsInUse } from '../../site/ports';
import { remoteNames } from '../remotes';

const DEFAULT_HOURS = 24;

/** What the command is told. */
export interface PreviewOptions {
  readonly channel: string;
  /** Default 24. */
  readonly hours?: string;
  readonly devtools: boolean;
  /** Default that of `npm start`. */
  readonly site?: string;
}

/**
 * `npm run release -- preview`: a link, signed with the own key, that shows published releases before they are live.
 * @param wanted each `<name>@<version>`; may be empty with `devtools`
 * @throws Error when a release is not published or not signed
 */
export const preview = async (wanted: readonly string[], options: PreviewOptions): Promise<string> => {
  const releases = wanted.map((text) => {
    const [name = '', version = ''] = text.split('@');
    return { name, version };
  });
  const known = await remoteNames();
  const unknown = releases.find(({ name, version }) => !known.includes(name) || version === '');
  if (unknown || (releases.length === 0 && !options.devtools))
    throw new Error(`preview takes <name>@<version>, where <name> is one of ${known.join(', ')}.`);
  const store = await openStore();
  for (const { name, version } of releases) await store.verifyRelease(name, version);
  const {
    channel,
    devtools,
    hours = DEFAULT_HOURS,
    site = `http://localhost:${portsInUse().site.port}`,
  } = options;
  return previewLink(
    { releases, channel, devtools, site, hours: Number(hours), now: Date.now() },
    await ownSigner(),
  );
};
