import type { Certificate, ChannelEntry, LiveRelease, SignedText } from '@poku/contract';
import { SignatureError, verifyText, type VerifyOptions } from './verify-text';

/** The folder of one release; a step in the path (`..`, `.`, `%2e`) would lead to the files of another one. */
const FOLDER = /^\/remotes\/([\w-]+)\/\w[\w+.-]*\/$/;

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

const covers = (
  list: readonly string[] = ['*'],
  claim: string,
  isOf: (claim: string, delegated: string) => boolean,
): boolean => list.some((delegated) => delegated === '*' || isOf(claim, delegated));

/** Paths and slots that a release claims and the root key did not delegate to the key of a certificate, in words. */
export const foreignClaims = (
  { routes, slots }: Pick<Certificate, 'routes' | 'slots'>,
  release: Pick<LiveRelease, 'routes' | 'slots'>,
): string[] => [
  ...release.routes.filter(({ path }) => !covers(routes, path, isBelow)).map(({ path }) => path),
  ...release.slots
    .filter(({ slot }) => !covers(slots, slot, (claim, delegated) => claim === delegated))
    .map(({ slot }) => `the slot ${slot}`),
];

/**
 * Verifies what a channel has of one remote: signed by a key that may release the remote, and claiming no route or slot that the root
 * key did not delegate to that key, and no files but those in its own folder.
 * @param entry what the signed text says
 * @param options `subject` is the remote
 * @returns the certificate of the key
 * @throws SignatureError
 */
export const verifyEntry = async (
  signed: SignedText,
  { live, previous, canary }: ChannelEntry,
  options: Omit<VerifyOptions, 'kind'> & { readonly subject: string },
): Promise<Certificate> => {
  const certificate = await verifyText(signed, { ...options, kind: 'entry' });
  for (const release of [live, canary?.release, previous]) {
    const claim = release && foreignClaims(certificate, release)[0];
    if (claim !== undefined)
      throw new SignatureError(`The key "${certificate.id}" may not give ${options.subject} ${claim}.`);
    if (release && FOLDER.exec(release.base)?.[1] !== options.subject)
      throw new SignatureError(
        `The key "${certificate.id}" gives ${options.subject} the files ${release.base}.`,
      );
  }
  return certificate;
};
