import { readRate } from '@poku/domain/point-sources';
import type { LinkablePartner } from '@poku/flows/linking/calls/partners';
import type { EarnPartner, EarnReward } from '../../calls/earn';
import { paths } from '../../paths';
import { rewardWords } from '../../reward-words';
import { firstPointsWording } from '../../wording/first-points';
import { rewardWording } from '../../wording/reward';

/** Ways that are shown at most. */
export const MAX_WAYS = 3;

/** A way to the first points: what to do, what it gives, and where it is done. */
export interface FirstWay {
  readonly id: string;
  readonly image: string;
  readonly title: string;
  readonly text: string;
  readonly reward: string;
  readonly to: string;
}

const worth = ({ exchangeRate }: LinkablePartner): number => {
  const { numerator, denominator } = readRate(exchangeRate);
  return numerator / denominator;
};

/** To link a partner, told by the one whose points are worth most; its points are there already. */
function linkWay(partners: readonly LinkablePartner[]): FirstWay[] {
  const [best] = partners
    .filter(({ canLink, isLinked, exchangeRate }) => canLink && !isLinked && exchangeRate !== '')
    .sort((left, right) => worth(right) - worth(left));
  if (best === undefined) return [];
  const { numerator, denominator } = readRate(best.exchangeRate);
  return [
    {
      id: 'link',
      image: best.image,
      title: firstPointsWording.link,
      text: firstPointsWording.linkText,
      reward: firstPointsWording.linkRate(numerator, denominator, best.name),
      to: paths.partnerLinks(),
    },
  ];
}

const smallest = (rupiah: number | null): string =>
  rupiah === null ? firstPointsWording.shopText : firstPointsWording.shopFromText(rupiah);

function earnWay({ id, name, image }: EarnPartner, reward: EarnReward): FirstWay {
  const { firstPurchase, minimumRupiah } = reward;
  const to = paths.earnPartner(id);
  if (firstPurchase === null) {
    const title = firstPointsWording.shop(name);
    return { id, image, title, text: smallest(minimumRupiah), reward: rewardWords(reward), to };
  }
  const from = Math.max(firstPurchase.minimumRupiah ?? 0, minimumRupiah ?? 0);
  return {
    id,
    image,
    title: firstPointsWording.firstShop(name),
    text: smallest(from === 0 ? null : from),
    reward: rewardWording.bonus(firstPurchase.points),
    to,
  };
}

/**
 * The ways to the first points, three at most: to link a partner, then to buy where a first purchase gets most on top, then at the
 * others in their order. What gives no points that are known beforehand is no way.
 * @param partners loyalty partners with the member's links; empty where there is no page to link them
 */
export function firstWays(
  earnPartners: readonly EarnPartner[],
  partners: readonly LinkablePartner[],
): readonly FirstWay[] {
  const bonus = (reward: EarnReward): number => reward.firstPurchase?.points ?? 0;
  const shops = earnPartners
    .flatMap((partner) => (partner.reward === null ? [] : [{ partner, reward: partner.reward }]))
    .sort((left, right) => bonus(right.reward) - bonus(left.reward))
    .map(({ partner, reward }) => earnWay(partner, reward));
  return [...linkWay(partners), ...shops].slice(0, MAX_WAYS);
}
