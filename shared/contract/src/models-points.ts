/** Sources of points. See `models.ts` for units. */

/** `numerator` points for `denominator` units of a partner (D38). */
export interface Rate {
  readonly numerator: number;
  readonly denominator: number;
}

/** A balance at a partner ([A] §3 partner point entry). `id` '0' is Poku itself. */
export interface PartnerPoints {
  readonly partnerId: string;
  readonly name: string;
  readonly image: string;
  /** Balance in the partner's own unit. */
  readonly balance: number;
  /** The same as points. */
  readonly points: number;
  readonly kind: 'loyalty' | 'ewallet';
  /** Text of the rate, for example `1 poin = Rp1`. */
  readonly exchangeRate: string;
  /** The rate of the moment (D38). */
  readonly rate: Rate;
  readonly maximumPoints: number;
  readonly needsOtp: boolean;
  /** Empty when the source can be used; otherwise why it cannot ([C] §4). */
  readonly message: string;
  readonly note: string;
  readonly expiresAt: string | null;
  /** When the balance was read from the partner, ISO 8601 (D31); `null` when it never was. */
  readonly readAt: string | null;
}
