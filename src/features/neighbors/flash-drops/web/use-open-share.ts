import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../../../platform/web/api.ts';

/** Reports that a shared link was opened. The server decides whether it counts. */
export function useOpenShare(): void {
  const [params] = useSearchParams();
  const token = params.get('share');
  useEffect(() => {
    if (token === null || token === '') return;
    // Ignore failures: they don't matter to the visitor.
    void api
      .POST('/api/flash-drop-shares/{token}/opened', { params: { path: { token } } })
      .catch(() => undefined);
  }, [token]);
}
