/** What an address does not look like that a partner wrote down: no control or white character, no backslash, no fragment. */
const ODD = /[\p{Cc}\s\\#]/u;
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|(?:[a-z0-9-]+\.)+localhost)$/;

/** Whether what is sent there can be read by nobody on the way: https, or http that stays on this device (D56). */
export function isSecureAddress({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}

/**
 * Where a logout on a partner's origin leads ([A] §2, D16): the partner's callback address with the word 'dashboard'
 * removed from its path. The server takes callback addresses from the partner's allow-list alone; this looks once more
 * at what the browser kept. The host never changes.
 * @param callbackUrl absolute address
 * @returns `undefined` for anything but https, or http on loopback, written as a browser writes it, without credentials
 */
export function logoutAddress(callbackUrl: string): string | undefined {
  if (ODD.test(callbackUrl) || !URL.canParse(callbackUrl)) return undefined;
  const url = new URL(callbackUrl);
  // Credentials, other spellings of the host and tricks with slashes all differ from the plain origin.
  if (!isSecureAddress(url) || !callbackUrl.startsWith(`${url.origin}/`)) return undefined;
  url.pathname = url.pathname.replace(/\bdashboard\b/, '');
  return url.href;
}
