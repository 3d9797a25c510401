import { verifyAsync } from '@noble/ed25519';

/** Verifies a signature without the browser's own Ed25519. */
export const verifyEd25519 = (
  signature: Uint8Array,
  message: Uint8Array,
  publicKey: Uint8Array,
): Promise<boolean> => verifyAsync(signature, message, publicKey);
