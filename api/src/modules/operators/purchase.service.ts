import { first } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { referencesOf } from '../earning/booking-reference';
import type { TermsVersion } from '../earning/reckon';
import { termsAt } from '../earning/terms.repository';
import { ledger } from '../ledger/service';
import {
  listMoves,
  listPurchases,
  purchaseByReference,
  type MoveLine,
  type PurchaseFilter,
  type PurchaseLine,
} from './purchase.repository';
import { listCampaigns, listTerms } from './terms.repository';

/** Everything of one purchase. */
export interface PurchaseFile {
  purchase: PurchaseLine;
  /** The terms that it was reckoned by, or else those of when it was made; undefined when there are none. */
  version: TermsVersion | undefined;
  moves: readonly MoveLine[];
  /** Points that its member owes now; undefined while it is nobody's. */
  debt: number | undefined;
}

const versionOf = async (db: Tx, { why, partner_slug, partner_id, made_at }: PurchaseLine) => {
  if (why?.terms !== undefined)
    return first(await listTerms(db, { partner: partner_slug, version: why.terms }));
  return made_at === null ? undefined : termsAt(db, partner_id, made_at);
};

/** What operators see of purchases that partners report, and of what these earn by (D64). */
export function createPurchaseDesk({ db }: Pick<AppDeps, 'db'>) {
  return {
    /** Those that were reported last first. */
    list: (filter: PurchaseFilter, limit: number): Promise<PurchaseLine[]> =>
      listPurchases(db, filter, limit),

    /** A partner's purchase by the partner's reference. Throws when there is none. @param partner its slug */
    async show(partner: string, reference: string): Promise<PurchaseFile> {
      const purchase = first(await purchaseByReference(db, partner, reference));
      if (purchase === undefined) throw new Error(`${partner} reported no purchase ${reference}`);
      const { number, moves, member_id: memberId } = purchase;
      return {
        purchase,
        version: await versionOf(db, purchase),
        moves: number === null ? [] : await listMoves(db, referencesOf(number, moves)),
        debt: memberId === null ? undefined : await ledger.owed(db, memberId),
      };
    },

    /** Versions of terms by partner, the newest first. @param partner slug of one alone */
    terms: (partner?: string) => listTerms(db, { partner }),

    /** The newest version of each campaign, with what was given. */
    campaigns: () => listCampaigns(db),
  };
}
