/**
 * Returns the name of a cookie of ours. Over HTTPS browsers accept one with this prefix only from this very host and over
 * HTTPS, so neither a subdomain nor a plain connection can plant it.
 */
export const cookieName = (name: string, publicUrl: string): string =>
  publicUrl.startsWith('https:') ? `__Host-offhand.${name}` : `offhand.${name}`;
