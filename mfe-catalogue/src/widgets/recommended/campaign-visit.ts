import { STORAGE_KEYS } from '@poku/domain/brand';

/** What a browser without storage gives: the campaign is told on every load. */
const attempt = <T>(act: () => T, otherwise: T): T => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};

/**
 * Whether a campaign was told in this visit, which is the life of the tab: the last one told stands in session storage.
 * @param visitor who came by what
 */
export const campaignVisit = (visitor: string) => ({
  isTold: () => attempt(() => sessionStorage.getItem(STORAGE_KEYS.campaign) === visitor, false),
  mark: () => attempt(() => sessionStorage.setItem(STORAGE_KEYS.campaign, visitor), undefined),
  unmark: () => attempt(() => sessionStorage.removeItem(STORAGE_KEYS.campaign), undefined),
});
