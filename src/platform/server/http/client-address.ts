import ipaddr from 'ipaddr.js';

/** Providers give each home or server at least as many IPv6 addresses as have these first bits in common. */
const IPV6_NETWORK_BITS = 64;

/**
 * The client's address, by which limits count. Each trusted proxy appends the address it saw to X-Forwarded-For, so
 * the client's is the n-th from the right; anything further left is claimed by the client. Of an IPv6 address only
 * the network counts, given as its first address: the client may choose the rest anew for each request.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const socket = network(socketAddress ?? '') ?? 'unknown';
  if (trustedProxies === 0 || !forwardedFor) return socket;
  const hops = forwardedFor.split(',');
  return network(withoutPort(hops[Math.max(0, hops.length - trustedProxies)] ?? '')) ?? socket;
}

/** Some proxies write `1.2.3.4:5678` or `[2001:db8::1]:5678`; each connection has another port. */
function withoutPort(hop: string): string {
  const [, ipv6, ipv4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(hop.trim()) ?? [];
  return ipv6 ?? ipv4 ?? hop.trim();
}

/** Null for what is no address. */
function network(address: string): string | null {
  const isIPv4 = ipaddr.IPv4.isValidFourPartDecimal(address);
  if (!isIPv4 && !ipaddr.IPv6.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_NETWORK_BITS}`).toString();
}
