/** Points for rupiah of each partner, and how long they wait; the same in the database (`insertTerms`). */
export const shopTerms = [
  { partnerId: '2', perRupiah: 1000, waitingMinutes: 30 },
  { partnerId: '3', perRupiah: 100, waitingMinutes: 0 },
  { partnerId: '9', perRupiah: 50, waitingMinutes: 180 },
] as const;

/** A purchase in a partner's own books. */
export interface ShopPurchase {
  partnerId: string;
  reference: string;
  memberId: string;
  /** As the partner has it in the end. */
  amountRupiah: number;
  isReversed: boolean;
}

/** What a purchase must have earned in the end. */
export const pointsOf = ({ partnerId, amountRupiah, isReversed }: ShopPurchase): number => {
  const terms = shopTerms.find((one) => one.partnerId === partnerId);
  return isReversed || terms === undefined ? 0 : Math.floor(amountRupiah / terms.perRupiah);
};
