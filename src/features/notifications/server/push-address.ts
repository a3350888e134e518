import { isNamedHost } from '../../../platform/server/public-network.ts';

/**
 * Whether an address that a browser says its push service gave it may be one: they come from clients, who might name
 * a server of ours. Push services have names and use https. What a name leads to is looked at with each connection.
 */
export function isPushAddress(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  return protocol === 'https:' && port === '' && username === '' && password === '' && isNamedHost(hostname);
}
