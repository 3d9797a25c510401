export { partnerKeys } from './partners';
export { startTestPartners, type TestPartners } from './sandbox-partners';
export { startTestBillers, type TestBillers } from './sandbox-billers';
