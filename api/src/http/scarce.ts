import type { ApiConfig } from '../config/env';

/**
 * Route setting of the calls that send something, check a code or tell about numbers and addresses (D19): a tenth of
 * the other calls per minute and address, since they cost more and are worth more to a stranger.
 */
export const scarce = ({ rateLimit }: Pick<ApiConfig, 'rateLimit'>) => ({
  rateLimit: { max: Math.ceil(rateLimit / 10), timeWindow: '1 minute' },
});
