import { pageEntryText, verifyEntry, verifyText } from '@poku/platform/release';
import { entrySignaturesIn, renderIndex, signatureIn } from '../index-html';
import type { ShellRelease } from '../registry-document';
import { channelKeys, digestOf, type Pointer, type StoredRevision } from '../revision';
import type { ReleaseStore } from '../store';
import { damage, type Finding, problemOf } from './finding';

const AGAIN = 'Make any change in the channel, or renew: that writes the page and the pointer anew.';

/** Origins that the page lets payments go to: a setting of whoever made it, so they are the page's own affair. */
const originsIn = (html: string): string[] =>
  (/form-action 'self'([^;"]*)/.exec(html)?.[1] ?? '').split(' ').filter(Boolean);

const pageProblem = async (
  { rootKey, ...store }: Pick<ReleaseStore, 'rootKey' | 'objects'>,
  shell: ShellRelease,
  { revision, signed }: StoredRevision,
  page: string,
): Promise<string | undefined> => {
  const html = (await store.objects.read(page))?.bytes.toString();
  if (html === undefined) return 'The page of the channel is not there.';
  const signature = signatureIn(html);
  if (!signature) return 'The page carries no signature.';
  let text = '';
  const signatures = entrySignaturesIn(html);
  const expected = renderIndex(shell, revision, signatures, originsIn(html), (registry) => {
    text = registry;
    return signature;
  });
  if (html !== expected) return 'The page is not the one of the registry that the channel points at.';
  // As the change itself: whoever made it signed both.
  if (signature.certificate.publicKey !== signed.signature.certificate.publicKey)
    return 'The page is signed by another key than its registry.';
  const asked = { rootKey, kind: 'page', channel: revision.channel, now: Date.parse(revision.at) } as const;
  await verifyText({ text, signature }, asked);
  for (const [remote, own] of signatures) {
    const entry = revision.remotes[remote] ?? {};
    const signedEntry = { text: pageEntryText(revision.channel, remote, entry), signature: own };
    await verifyEntry(signedEntry, entry, { rootKey, channel: revision.channel, subject: remote, now: 0 });
  }
  return undefined;
};

/** Looks whether the pointer and the page say what the newest revision says. */
export const examinePage = async (
  store: ReleaseStore,
  pointer: Pointer,
  head: StoredRevision,
): Promise<Finding[]> => {
  const { revision, signed } = head;
  const { channel, shell, embed } = revision;
  const keys = channelKeys(channel);
  const page = shell && keys.revision(revision.revision, digestOf(signed.text), 'html');
  const isTrue =
    pointer.revision === revision.revision &&
    pointer.page === page &&
    pointer.shell === shell?.live &&
    pointer.embed === embed?.live;
  const findings = isTrue
    ? []
    : [damage(keys.pointer, 'The pointer says something else than the revision that it names.', AGAIN)];
  if (!shell || page === undefined) return findings;
  try {
    const release = await store.releases.read<ShellRelease>('shell', shell.live);
    const problem = await pageProblem(store, release, head, page);
    return problem === undefined ? findings : [...findings, damage(page, problem, AGAIN)];
  } catch (error) {
    return [...findings, damage(page, problemOf(error), AGAIN)];
  }
};
