import { redirect } from 'react-router';

/** Redirects: settings have no page of their own, and devices moved to the account page. */
export function loader({ url }: { url: URL }) {
  return redirect(url.pathname.endsWith('/devices') ? '/settings/account#devices' : '/settings/account');
}
