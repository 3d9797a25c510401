import { signEntry } from '../release/entries';
import type { EntrySignatures } from '../release/index-html';
import type { Signer } from '../release/keys/key-pair';
import type { RegistryDocument } from '../release/registry-document';

/** What a page of a measurement carries: entries that one key has signed. */
export const pageSignatures = (signer: Signer, { channel, remotes }: RegistryDocument): EntrySignatures =>
  new Map(
    Object.entries(remotes).flatMap(([remote, entry]) => {
      const { page } = signEntry(signer, { channel, remote, entry });
      return page ? [[remote, page] as const] : [];
    }),
  );
