/** What a member likes ([A] §3). */
export { chosenIds, isSameChoice } from './chosen-interests';
export { InterestTiles, type InterestTilesProps } from './interest-tiles';
