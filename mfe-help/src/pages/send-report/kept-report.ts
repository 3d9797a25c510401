import { STORAGE_KEYS } from '@poku/domain/brand';
import { tabValue } from '@poku/kit/tab';

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

const kept = tabValue(STORAGE_KEYS.report, isKept);

/** What this tab keeps of it. */
export const keptReport = {
  /** What the owner wrote; empty when nothing is kept for them. */
  read(owner: string): string {
    const found = kept.read();
    return found?.owner === owner ? found.message : '';
  },
  keep(owner: string, message: string): void {
    if (message === '') kept.forget();
    else kept.keep({ owner, message });
  },
  forget: kept.forget,
};
