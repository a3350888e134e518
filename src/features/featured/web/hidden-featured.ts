/**
 * The featured listings that somebody hid: a cookie for each, so that the first HTML leaves them out too, and the
 * browser ends each by itself.
 */
const PREFIX = 'hidden_featured_';
const DAY_IN_SECONDS = 86_400;

/** Hides a listing on this device for 24 hours. */
export function hideFeatured(id: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${PREFIX}${id}=1; Path=/; Max-Age=${DAY_IN_SECONDS}; SameSite=Lax${secure}`;
}

/** Leaves out what was hidden, by the Cookie header of a request or the cookies of the page. */
export const withoutHidden = <Listing extends { id: string }>(
  featured: readonly Listing[],
  cookies: string | null | undefined,
): Listing[] => featured.filter(({ id }) => !(cookies ?? '').includes(`${PREFIX}${id}=`));
