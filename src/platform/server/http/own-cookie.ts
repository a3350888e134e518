/**
 * Returns the full name of one of our cookies. Over HTTPS it gets a prefix that browsers accept only from
 * this very host over HTTPS, so neither a subdomain nor an insecure connection can set it.
 */
export const cookieName = (name: string, publicUrl: string): string =>
  publicUrl.startsWith('https:') ? `__Host-offhand.${name}` : `offhand.${name}`;
