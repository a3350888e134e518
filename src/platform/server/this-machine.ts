/**
 * Whether a site is opened on the machine it runs on, according to its public address. Only there may things
 * be free for everyone, such as the test checkout.
 */
export function isThisMachine(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl);
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/.test(hostname)
  );
}
