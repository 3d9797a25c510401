/** What a member likes ([A] §3). */
export { interestsDraft } from './chosen-interests';
export { InterestTiles, type InterestTilesProps } from './interest-tiles';
