import { STORAGE_KEYS } from '@poku/domain/brand';

/** The report that is being written, as it survives a reload: phones drop the tab while something else is looked up. */
interface KeptReport {
  /** Client id of its member; nobody else sees it. */
  readonly owner: string;
  readonly message: string;
}

const isKept = (value: unknown): value is KeptReport =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  typeof value.owner === 'string' &&
  'message' in value &&
  typeof value.message === 'string';

/** The place in session storage. Without storage nothing is kept. */
export const keptReport = {
  /** What the owner wrote; empty when nothing is kept for them. */
  read(owner: string): string {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEYS.report) ?? 'null');
      return isKept(kept) && kept.owner === owner ? kept.message : '';
    } catch {
      // Forbidden storage, or no JSON: nothing is kept.
      return '';
    }
  },
  keep(owner: string, message: string): void {
    if (message === '') return this.forget();
    try {
      const kept: KeptReport = { owner, message };
      sessionStorage.setItem(STORAGE_KEYS.report, JSON.stringify(kept));
    } catch {
      // Storage is full or forbidden.
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(STORAGE_KEYS.report);
    } catch {
      // Storage is forbidden, so nothing is kept.
    }
  },
};
