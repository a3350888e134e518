import { isIP } from 'node:net';
import type { Config } from '../../../platform/server/config.ts';

/** Browsers bind passkeys to the name of a site; one that people reach at an IP address has none. */
export function canHavePasskeys({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  const { hostname } = new URL(publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
}
