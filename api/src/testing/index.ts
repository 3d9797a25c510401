export { partnerKeys } from './partners';
export { startTestPartners, type TestPartners } from './sandbox-partners';
