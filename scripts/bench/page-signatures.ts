import type { SignedText } from '@poku/contract';
import { signEntry } from '../release/entries';
import type { EntrySignatures } from '../release/index-html';
import type { Signer } from '../release/keys/key-pair';
import type { RegistryDocument } from '../release/registry-document';
import { signPresent } from '../release/timestamp';

/** What a page of a measurement carries: entries that one key has signed. */
export const pageSignatures = (signer: Signer, { channel, remotes }: RegistryDocument): EntrySignatures =>
  new Map(
    Object.entries(remotes).flatMap(([remote, entry]) => {
      const { page } = signEntry(signer, { channel, remote, entry });
      return page ? [[remote, page] as const] : [];
    }),
  );

/** What says that a registry of a measurement is live. */
export const benchTimestamp = (signer: Signer, document: RegistryDocument): SignedText =>
  signPresent(signer, document, { registry: '', revoked: [], stopped: [] });
