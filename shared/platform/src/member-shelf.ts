import type { OfflineShelf } from '@poku/contract';
import type { Vault } from './offline';

/** The shelf with its owner's handles: it follows who is logged in. */
export interface MemberShelf extends OfflineShelf {
  /** From now on values are this member's. Touches no storage. */
  begin(owner: string): void;
  /** Deletes what another member left. */
  claim(): void;
  /** Deletes everything, and keeps and gives nothing until the next `begin`. */
  wipe(): void;
}

/**
 * Makes the shelf. The vault is opened by the first call that needs it; one that cannot be opened keeps nothing, and is
 * tried again by the next call.
 * @param openVault default none: nothing is kept
 */
export function createMemberShelf(openVault?: () => Promise<Vault>): MemberShelf {
  let owner: string | null = null;
  let opening: Promise<Vault | null> | null = null;

  const open = async (): Promise<Vault | null> => {
    opening ??= openVault?.().catch(() => (opening = null)) ?? null;
    return opening;
  };
  const forMember = async <T>(
    run: (vault: Vault, member: string) => Promise<T>,
    otherwise: T,
  ): Promise<T> => {
    const member = owner;
    const vault = member === null ? null : await open();
    // A logout meanwhile has emptied the vault, and nothing may follow.
    return member !== null && vault && owner === member ? run(vault, member) : otherwise;
  };

  return {
    begin(next) {
      owner = next;
    },
    claim: () => void forMember((vault, member) => vault.claim(member), undefined),
    wipe() {
      owner = null;
      void open().then((vault) => vault?.clear());
    },
    put: (name, value, endsAtMs) =>
      forMember((vault, member) => vault.put(member, name, value, endsAtMs), undefined),
    get: (name, read) =>
      forMember(async (vault, member) => {
        const kept = await vault.get(member, name);
        // A second login in between has another owner.
        const value = kept && owner === member ? read(kept.value) : null;
        return kept && value !== null ? { value, savedAt: kept.savedAt } : null;
      }, null),
    remove: (name) => forMember((vault, member) => vault.remove(member, name), undefined),
  };
}
