import type { ChannelRule, ReleaseRule } from '../facts';
import { contractRules } from './contract';
import { claimRules, removalRules, slotRules } from './exposes';
import { chunkRules, compressedRules, foreignRules, listingRules } from './files';
import { containerRules, identityRules, orderRules } from './identity';
import { preloadRules } from './preload';
import { grantRules, linkRules, ownRouteRules, removedRouteRules, stolenRouteRules } from './routes';
import { copyRules, moduleRules, sharedRules } from './second-copy';
import { libraryRules, nameRules } from './shared-libraries';
import { budgetRules, growthRules } from './size';
import { toldRules } from './told';
import { typeRules } from './types';

/** What can be said of a release before it meets a channel. @param name what is released */
export const releaseRules = (name: string): readonly ReleaseRule[] => [
  identityRules(name),
  listingRules,
  compressedRules,
  foreignRules,
  chunkRules,
  budgetRules,
  claimRules,
  ownRouteRules,
  grantRules,
  preloadRules,
  toldRules,
  copyRules,
  sharedRules,
  moduleRules,
];

/** What a release must keep to with the shell that is live. */
export const shellRules: readonly ChannelRule[] = [
  contractRules,
  libraryRules,
  nameRules,
  typeRules,
  slotRules,
];

/** What a release must keep to with everything that is live. */
export const channelRules: readonly ChannelRule[] = [
  ...shellRules,
  containerRules,
  orderRules,
  growthRules,
  removalRules,
  stolenRouteRules,
  removedRouteRules,
  linkRules,
];
