import { readPointer, readRevision } from '../chain';
import { channelKeys } from '../revision';
import type { ReleaseStore } from '../store';
import { examineEntries } from './entries';
import { damage, type Finding } from './finding';
import { examinePage } from './page';

/** What of the pointer, the newest state, the page and the entries does not belong together: a state that is neither old nor new. */
export const tornState = async (store: ReleaseStore, channel: string): Promise<Finding[]> => {
  const { pointer } = await readPointer(store.objects, channel);
  if (!pointer) return [damage(channelKeys(channel).pointer, 'There is no pointer.', 'Promote something.')];
  const head = await readRevision(store.objects, pointer.registry);
  const found = [
    ...(await examinePage(store, pointer, head)),
    ...(await examineEntries(store, pointer, head)),
  ];
  return found.filter(({ kind }) => kind === 'damage');
};
