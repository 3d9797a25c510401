import { buyCall, type Purchase } from '@poku/mfe-checkout/calls/purchase';
import { read, write } from '@poku/contract/calls';

/** What a purchase answered, as it is kept for its repeats (D46): as the wire has it, whichever release wrote it. */
export type StoredReply = Readonly<Record<string, unknown>>;

/** The text that is kept of an answer. */
export const toStored = (reply: Purchase): string => JSON.stringify(write(buyCall.answer, reply));

/** The answer that was kept. */
export const fromStored = (kept: StoredReply): Purchase => read(buyCall.answer, kept, 'reply');
