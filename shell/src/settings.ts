/** Put in by the build. */
declare const POKU_ROOT_KEY: string;

/** Where the API stands for the composed site (D4). */
export const API_BASE = '/gateway';

/** Public half of the root key, which vouches for whoever changes the registry; 32 bytes in base64url. */
export const rootKey = (): string => POKU_ROOT_KEY;
