export { askTopup, giveUpTopup, listBillers, listTopups, showTopup } from './biller';
export { listCampaigns, listPurchases, listTerms, showPurchase } from './earn';
export { listEarnPartners, showEarnPartner } from './earn-partner';
export {
  importBillerFile,
  importCampaignFile,
  importCouponFile,
  importEarnPartnerFile,
  importMerchantFile,
  importMissionFile,
  importPartnerFile,
  importSynonymFile,
  importTermsFile,
} from './import-file';
export { knownBiller } from './known-biller';
export { expirePoints } from './ledger-expire';
export { proveJournals } from './ledger-prove';
export { rebuildBooks } from './ledger-rebuild';
export { reopenPoints } from './ledger-reopen';
export { verifyBooks } from './ledger-verify';
export { checkMerchant } from './merchant-check';
export {
  cancelPromotion,
  listNoticeKinds,
  listPromotions,
  memberNotices,
  previewNotice,
  schedulePromotion,
  showPromotion,
} from './notify';
export { inquireOrder, listOrders, reconcileOrders, refundOrder, showOrder } from './orders';
export { listDoubles, listMerchants, listRefusals, listUses, voidUse } from './redeem';
export { sandboxAccount } from './sandbox-account';
export { endSessions, listEvents } from './security';
export { closeDifference, listDifferences, listSettledDays, runSettlement } from './settle';
export { answerTicket, listTickets, showTicket } from './tickets';
export { exportTopics, importTopics } from './topics';
