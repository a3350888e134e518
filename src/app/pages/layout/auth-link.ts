/**
 * The address of the sign-in page that leads back to where one is. On the sign-in page itself the way
 * back stays the one it was opened with.
 */
export function authLink(pathname: string, search: string): string {
  const next =
    pathname === '/auth'
      ? new URLSearchParams(search).get('next')
      : pathname === '/'
        ? null
        : pathname + search;
  return next ? `/auth?next=${encodeURIComponent(next)}` : '/auth';
}
