/** For code that paints pages without a browser, and its tests; a page never loads it. */
import type { PartnerBrand, Platform } from '@poku/contract';
import { createPlatform } from './create-platform';

/** Who a page is painted for: nobody is known while it is. */
export type Visitor = 'guest' | 'member';

const refuse = (): never => {
  throw new Error('A page asks for data while it is painted as HTML: its loader does, or an effect.');
};

/**
 * A platform of which nothing moves: a guest, or a member whose session is being restored. Every address counts as known, since which
 * ones are depends on other remotes, and what is painted follows from one remote and the shell alone.
 */
export const stillPlatform = (visitor: Visitor, partner: PartnerBrand | null): Platform => {
  const { platform, keeper } = createPlatform({
    // There is no page whose origin a path could be of; nothing is asked there.
    config: { apiBase: 'https://poku.invalid/gateway', partner },
    channel: null,
    storage: null,
    tab: null,
    fetch: refuse,
    isOnline: () => true,
    onListenerError: refuse,
    isKnownPath: () => true,
  });
  // Nothing is stored, so it is a guest at once.
  if (visitor === 'guest') void keeper.restore();
  return platform;
};
