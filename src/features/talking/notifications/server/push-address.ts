import { isNamedHost } from '../../../../platform/server/public-network.ts';

/**
 * Checks a push service address from a browser. Clients could name a server of ours, so only https addresses with a
 * host name pass. The resolved IP address is checked on each connection.
 */
export function isPushAddress(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  return protocol === 'https:' && port === '' && username === '' && password === '' && isNamedHost(hostname);
}
