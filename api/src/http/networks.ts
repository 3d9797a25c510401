import { isIPv6 } from 'node:net';

/** Groups of 16 bits in front of `::`, or behind it. */
const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

/** The eight groups of an IPv6 address, in lower case and without leading zeros. */
function expand(address: string): string[] {
  // A URL writes every spelling of an address in one way, an IPv4 part at its end as groups too.
  const written = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = '', tail] = written.split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

/** IPv4 in IPv6 (RFC 4291 §2.5.5.2): the groups of `::ffff:a.b.c.d` but the last two. */
const mapped = '0:0:0:0:0:ffff';

/** Whom limits count as one by their address: an IPv4 address, or the /64 of IPv6, which one household has to itself. */
export function requesterOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  const groups = expand(plain);
  if (groups.slice(0, 6).join(':') !== mapped) return `${groups.slice(0, 4).join(':')}::/64`;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.');
}

/** The network that limits count as one: the /24 of IPv4, the /64 of IPv6 (D61). */
export function networkOf(address: string): string {
  const requester = requesterOf(address);
  const parts = requester.split('.');
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.0/24` : requester;
}

/**
 * The network that has one vote about a canary: the /24 of IPv4, the /48 of IPv6, of which anybody may get a whole one with its 65,536
 * networks (RFC 6177).
 */
export function votingNetworkOf(address: string): string {
  const network = networkOf(address);
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network;
}
