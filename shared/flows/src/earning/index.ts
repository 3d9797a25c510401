/** Points that partners report (D64): what a member who owes some is told. */
export { DebtNotice, type DebtNoticeProps } from './debt-notice';
