/** What a member earned and spent, and where to earn, as pages see it. */

export interface EarnEntry {
  readonly id: string;
  readonly partnerName: string;
  readonly partnerImage: string;
  readonly points: number;
  readonly description: string;
  readonly at: string;
  readonly status: 'success' | 'failed';
}

export interface BurnEntry {
  readonly id: string;
  readonly brand: string;
  readonly image: string;
  readonly name: string;
  readonly quantity: number;
  readonly points: number;
  readonly at: string;
  readonly status: 'success' | 'processing' | 'failed';
  /** It had succeeded, and was given back; its status is `failed`. Since 1.6.0. */
  readonly isRefunded: boolean;
  readonly payments: readonly { readonly name: string; readonly points: number }[];
}

/** How a row of the history ended; an earn is never `processing`. */
export type HistoryStatus = BurnEntry['status'];

/** What a burn bought: a coupon (also one of a promotion), or a prepaid package. */
export type BurnKind = 'coupon' | 'prepaid';

/** Which rows of the history are wanted; what is missing lets all through. */
export interface HistoryFilter {
  /** First WIB day, `YYYY-MM-DD`. */
  readonly from?: string;
  /** Last WIB day, inclusive, `YYYY-MM-DD`; not before `from`. */
  readonly to?: string;
  readonly status?: HistoryStatus;
  /** Burns alone. */
  readonly kind?: BurnKind;
  /** Earned at, or paid from, this partner; '0' is Poku itself. */
  readonly partnerId?: string;
}

/** One page of a filtered history. */
export interface HistoryQuery extends HistoryFilter {
  /** `nextCursor` of the page before, with the same filter. Default the first page. */
  readonly cursor?: string;
  /** 1 to 100. Default 5 (D52). */
  readonly perPage?: number;
}

export interface HistoryPage<T> {
  /** Newest first, ties by id (D53). */
  readonly entries: readonly T[];
  /** Rows that the filter lets through, on all pages. */
  readonly total: number;
  /** Number of the successful rows that the filter lets through. Since 1.6.0. */
  readonly succeeded: number;
  /** Their points. */
  readonly points: number;
  /** Partners that the member's whole history of this tab names, whatever the filter says. */
  readonly partners: readonly { readonly id: string; readonly name: string }[];
  /** Where the list goes on; `null` after the last row. */
  readonly nextCursor: string | null;
}

/** A page between ours and a partner's ([C] §2 `/interim`). */
export interface EarnInterim {
  readonly title: string;
  readonly image: string;
  readonly html: string;
  /** Address of the partner that its button opens; only http and https. */
  readonly url: string;
}

/** A partner at which points are earned ([C] §3 earn partner). */
export interface EarnPartner {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly image: string;
  /** The partner's own site, http or https; empty when it has none. */
  readonly url: string;
  readonly interim: EarnInterim | null;
  readonly descriptionHtml: string;
  /** 'Cara Mendapatkan Poin'. */
  readonly howHtml: string;
  /** 'Syarat dan Ketentuan'. */
  readonly termsHtml: string;
}
