import { isIP } from 'node:net';
import type { Config } from '../../../../platform/server/config.ts';

/**
 * Returns whether this site supports passkeys. Browsers bind them to a domain name, so a site at an IP
 * address has none.
 */
export function canHavePasskeys({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  const { hostname } = new URL(publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
}
