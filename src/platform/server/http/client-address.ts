import ipaddr from 'ipaddr.js';

/** Providers give each home or server at least one IPv6 network with a prefix of this length. */
const IPV6_NETWORK_BITS = 64;

/**
 * Returns the client's address, which limits are counted by. Each trusted proxy appends the address it saw to
 * X-Forwarded-For, so the client's is the n-th from the right. Anything further left is claimed by the
 * client. An IPv6 address is reduced to its network, because clients can choose the rest freely.
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

/**
 * Removes the port: some proxies write `1.2.3.4:5678` or `[2001:db8::1]:5678`, with another port per
 * connection.
 */
function withoutPort(hop: string): string {
  const [, ipv6, ipv4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(hop.trim()) ?? [];
  return ipv6 ?? ipv4 ?? hop.trim();
}

/** Returns the network of an address; null for anything else. */
function network(address: string): string | null {
  const isIPv4 = ipaddr.IPv4.isValidFourPartDecimal(address);
  if (!isIPv4 && !ipaddr.IPv6.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_NETWORK_BITS}`).toString();
}
