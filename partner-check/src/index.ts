export { checkBiller } from './check-biller';
export { checkPartner } from './check-partner';
