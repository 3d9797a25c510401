import {
  type EntrySignatures,
  type RegistryDocument,
  signEntry,
  type Signer,
  signPresent,
} from '@poku/build/store';
import type { SignedText } from '@poku/contract';

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
