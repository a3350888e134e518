import { useEffect } from 'react';
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import { ownAddress } from '../../features/people/accounts/web/accounts.ts';
import { connection } from '../../platform/web/connection/connection.ts';
import { pageTitle } from '../../platform/web/page/page-meta.ts';
import { Skeleton } from '../../platform/web/ui/skeleton.tsx';

export const meta: MetaFunction = ({ matches }) => [
  pageTitle(matches, 'Offline'),
  { name: 'robots', content: 'noindex' },
];

/**
 * Opens another page (`?to=`) in its place. The service worker caches only this page for everyone, and leads here offline
 * where it cached the data of a page, but not the page itself.
 */
export default function OfflinePage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const to = ownAddress(params.get('to')) ?? '/';
  useEffect(() => {
    connection.lose('nothing');
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return (
    <div className="wrap py-12" aria-busy="true">
      <Skeleton />
    </div>
  );
}
