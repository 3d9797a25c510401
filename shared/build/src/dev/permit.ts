import { encodePermit, type Permission } from '@poku/platform/release';
import { type Signer, signText } from '../release/keys/key-pair';

const HOUR_MS = 3_600_000;
/** A day's work. */
const VALID_MS = 12 * HOUR_MS;

/** The permission to look at one release before it is live, signed, as it stands in an address. */
export const permitFor = (
  signer: Signer,
  channel: string,
  name: string,
  version: string,
  now = Date.now(),
): string => {
  const permission: Permission = {
    channel,
    previews: [`${name}@${version}`],
    devtools: true,
    until: new Date(now + VALID_MS).toISOString(),
  };
  return encodePermit(signText(signer, 'permission', JSON.stringify(permission)));
};
