/** @public What tests sign is written by it too. */
export { base64urlOf } from './base64url';
export { pageEntry, pageEntryText } from './entry-text';
export { toLiveRelease } from './live-release';
export { encodePermit, PermitError, type PermitProblem, type Permission, readPermit } from './permission';
export { memberSeed, resolveEntry, resolveRegistry, storedClientId } from './resolve-registry';
export { certificateText, type SignedKind, signedMessage } from './signed-message';
export { readTimestamp, TIMESTAMP } from './timestamp';
export { foreignClaims, verifyEntry } from './verify-entry';
export { isSignedBy, SignatureError, verifyText, type VerifyOptions } from './verify-text';
