/** What sending a coupon asks and shows. */
export { SendDialog } from './send-dialog';
export { TakeBackDialog } from './take-back-dialog';
