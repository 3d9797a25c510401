/** A message that Poku or a partner sent. */
export interface TourMessage {
  /** `Poku`, or the partner's name. */
  readonly from: string;
  readonly channel: 'sms' | 'email' | 'push';
  readonly to: string;
  readonly text: string;
  readonly otp?: string;
  /** Address of the site, as the phone of the tour opens it. */
  readonly link?: string;
  /** ISO 8601. */
  readonly sentAt: string;
}

/** Part of a journal: points, or a partner's units; a credit above 0, a debit below. */
export interface TourEntry {
  readonly asset: string;
  readonly purpose: string;
  readonly isMembers: boolean;
  readonly amount: number;
}

export interface TourJournal {
  readonly id: number;
  readonly kind: string;
  readonly reference: string;
  readonly about: string | null;
  readonly at: string;
  readonly entries: readonly TourEntry[];
}

/** What the API's sandbox tells of a member. */
export interface TourTrail {
  readonly name: string;
  readonly signedInAt: string | null;
  readonly couponUsedAt: string | null;
  readonly accounts: readonly {
    readonly asset: string;
    readonly purpose: string;
    readonly balance: number;
  }[];
  /** Newest first. */
  readonly journals: readonly TourJournal[];
}

/** What the page shows; all of it was read from the running services. */
export interface TourState {
  readonly trail: TourTrail;
  /** Newest first. */
  readonly messages: readonly TourMessage[];
  /** Names of the assets of the ledger. */
  readonly assets: Readonly<Record<string, string>>;
}
