import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../../platform/web/api.ts';

/** Tells the site that the link a listing was shared by was opened. Whether that counts, it decides. */
export function useOpenShare(): void {
  const [params] = useSearchParams();
  const token = params.get('share');
  useEffect(() => {
    if (token === null || token === '') return;
    // A failure does not matter to who opened it.
    void api
      .POST('/api/flash-drop-shares/{token}/opened', { params: { path: { token } } })
      .catch(() => undefined);
  }, [token]);
}
