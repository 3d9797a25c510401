import { ownSigner, renderIndex, signText } from '@poku/build/store';
import type { Present } from '@poku/build/site';
import { benchLive } from '../bench-live';
import { benchTimestamp, pageSignatures } from '../page-signatures';
import type { PlainBundle } from './plain-bundle';
import { PLAIN_VARIANTS, type PlainVariant } from './variants';

/** What a site serves of a build of the plain bundle, in each way that it can be started. */
export const plainPages = async ({
  release,
  remotes,
}: PlainBundle): Promise<Readonly<Record<PlainVariant, Present>>> => {
  const signer = await ownSigner();
  const pageOf = (variant: PlainVariant): Promise<Present> => {
    const shell = variant === 'plain' ? { ...release, earlyScript: '' } : release;
    const document = { channel: variant, revision: 1, remotes };
    const html = renderIndex(
      shell,
      document,
      pageSignatures(signer, document),
      [],
      (text) => signText(signer, 'page', text).signature,
      benchTimestamp(signer, document),
    );
    const signed = signText(signer, 'registry', JSON.stringify(document));
    return benchLive({ html, shell, registry: JSON.stringify(signed) })();
  };
  const pages = await Promise.all(PLAIN_VARIANTS.map(async (name) => [name, await pageOf(name)] as const));
  return Object.fromEntries(pages) as Record<PlainVariant, Present>;
};
