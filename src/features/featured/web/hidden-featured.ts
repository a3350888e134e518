/**
 * The featured listings that somebody hid: a cookie for each, so that the first HTML leaves them out too, and the
 * browser ends each by itself.
 */
const PREFIX = 'hidden_featured_';
const DAY_IN_SECONDS = 86_400;

/** Their ids, from the Cookie header of a request or of the page. */
export const hiddenFromCookie = (header: string | null | undefined): string[] =>
  [...(header ?? '').matchAll(/(?:^|;\s*)hidden_featured_([0-9a-f-]{36})=/g)].flatMap(([, id]) => id ?? []);

/** Hides a listing on this device for 24 hours. */
export function hideFeatured(id: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${PREFIX}${id}=1; Path=/; Max-Age=${DAY_IN_SECONDS}; SameSite=Lax${secure}`;
}
