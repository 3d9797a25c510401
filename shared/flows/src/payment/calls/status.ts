import { coded } from '@poku/contract/calls';

/** How a purchase stands ([C] §4); another number than those is one that failed. */
export const paymentStatus = coded({ success: 0, processing: 1, failed: 2 }, 'status', 'failed');
