import { createHash } from 'node:crypto';
import type { Signature, SignedText } from '@poku/contract';
import { type EntrySignatures, policyWith, renderPage } from './page-document';
import type { RegistryDocument, ShellRelease } from './registry-document';

export { type EntrySignatures, entrySignaturesIn, signatureIn } from './page-document';

/**
 * The content security policy of a page; see `policyWith`.
 * @param earlyScript text of the inline script
 */
export const contentSecurityPolicy = (earlyScript: string, paymentOrigins: readonly string[]): string =>
  policyWith(`sha256-${createHash('sha256').update(earlyScript).digest('base64')}`, paymentOrigins);

/**
 * Renders the page of a channel with its policy; see `renderPage`.
 * @param paymentOrigins see `policyWith`
 */
export const renderIndex = (
  shell: ShellRelease,
  document: RegistryDocument,
  signatures: EntrySignatures,
  paymentOrigins: readonly string[],
  sign: (text: string) => Signature,
  timestamp?: SignedText,
): string =>
  renderPage(
    shell,
    document,
    signatures,
    contentSecurityPolicy(shell.earlyScript, paymentOrigins),
    sign,
    timestamp,
  );
