import { STORAGE_KEYS } from '@poku/domain/brand';
import { tabText } from '@poku/kit/tab';

/** The one told last; a browser without storage tells a campaign on every load. */
const told = tabText(STORAGE_KEYS.campaign);

/** Whether a campaign was told in this visit, which is the life of the tab. @param visitor who came by what */
export const campaignVisit = (visitor: string) => ({
  isTold: () => told.read() === visitor,
  mark: () => told.keep(visitor),
  unmark: () => told.forget(),
});
