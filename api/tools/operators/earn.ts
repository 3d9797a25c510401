import type { PurchaseFilter } from '../../src/modules/operators/purchase.repository';
import { createPurchaseDesk } from '../../src/modules/operators/purchase.service';
import { purchaseListText, purchaseShowText } from './earn-text';
import { campaignListText, termsListText } from './terms-text';
import { withDatabase } from './with-database';

type Desk = ReturnType<typeof createPurchaseDesk>;

const print = (text: (desk: Desk) => Promise<string>): Promise<void> =>
  withDatabase(async (db) => console.log(await text(createPurchaseDesk({ db }))));

/** Prints purchases that partners reported, the newest report first. */
export const listPurchases = ({
  limit,
  ...filter
}: PurchaseFilter & { readonly limit: number }): Promise<void> =>
  print(async (desk) => purchaseListText(await desk.list(filter, limit)));

/** Prints everything of one purchase, and why it earns what it does. @param partner its slug */
export const showPurchase = (partner: string, reference: string): Promise<void> =>
  print(async (desk) => purchaseShowText(await desk.show(partner, reference)));

/** Prints the versions of terms, by partner, the newest first. */
export const listTerms = ({ partner }: { readonly partner?: string }): Promise<void> =>
  print(async (desk) => termsListText(await desk.terms(partner)));

/** Prints the newest version of each campaign, with what was given. */
export const listCampaigns = (): Promise<void> =>
  print(async (desk) => campaignListText(await desk.campaigns()));
