/** Longest address of a browser's push service that is taken, in characters. */
export const LONGEST_PUSH_ENDPOINT = 1000;

/** Whether a host is one of a list's: `host`, or `*.host` for those below it. */
const isAmong = (hostname: string, hosts: readonly string[]): boolean =>
  hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host));

/**
 * Whether a browser's word for where its messages go (RFC 8030 §4) is an address of a push service that we send to: https on its own
 * port, a host of the setting POKU_PUSH_HOSTS, no name or password, and written as browsers write addresses. Anything else could
 * make the API call an address of a stranger's choice.
 */
export function isPushEndpoint(text: string, hosts: readonly string[]): boolean {
  if (text.length > LONGEST_PUSH_ENDPOINT || !URL.canParse(text)) return false;
  const { href, protocol, hostname, port, username, password, hash } = new URL(text);
  return (
    href === text &&
    protocol === 'https:' &&
    [port, username, password, hash].every((part) => part === '') &&
    isAmong(hostname, hosts)
  );
}
