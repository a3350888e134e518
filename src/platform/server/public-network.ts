import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Allows only IPv6 ranges assigned to the public internet, without those that tunnel to other networks. */
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet('2000::', 3, 'ipv6');
const SPECIAL = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  SPECIAL.addSubnet(net, bits, 'ipv6');
}
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  SPECIAL.addSubnet(net, bits, 'ipv4');
}

/** Whether a network address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !SPECIAL.check(address, 'ipv4');
  return version === 6 && PUBLIC_6.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6');
}

/** Whether a host is a public name, and not an IP address in any notation. */
export const isNamedHost = (hostname: string): boolean =>
  isIP(hostname) === 0 && !hostname.startsWith('[') && /\.[a-z][a-z0-9-]*$/.test(hostname);

/**
 * Resolves names to public addresses only. Used by the connection itself, so that a name can't resolve
 * differently after a check.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, resolved) => {
    const addresses = error ? [] : resolved.filter(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (first === undefined) {
      callback(error ?? new Error(`${hostname} is not on the public internet`), '', 0);
    } else if (options.all) {
      callback(null, addresses);
    } else {
      callback(null, first.address, first.family);
    }
  });
};
