import { redirect } from 'react-router';

/** Settings have no page of their own, and devices moved to the account. */
export function loader({ url }: { url: URL }) {
  return redirect(url.pathname.endsWith('/devices') ? '/settings/account#devices' : '/settings/account');
}
