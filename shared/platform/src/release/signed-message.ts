import type { Certificate } from '@poku/contract';

/** What a signature is for; one made for a release is none for a registry. */
export type SignedKind =
  | 'certificate'
  | 'policy'
  | 'registry'
  | 'entry'
  | 'page'
  | 'release'
  | 'permission'
  | 'timestamp';

/** The bytes that are signed for a text. */
export const signedMessage = (kind: SignedKind, text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(new TextEncoder().encode(`poku ${kind}\n${text}`));

/** The text of a certificate that the root key signs. */
export const certificateText = ({
  id,
  team,
  publicKey,
  names,
  channels,
  until,
  routes,
  slots,
}: Omit<Certificate, 'signature'>): string =>
  JSON.stringify([
    ...[id, team, publicKey, names, channels, until],
    // Certificates from before claims were delegated have none.
    ...(routes || slots ? [routes ?? ['*'], slots ?? ['*']] : []),
  ]);
