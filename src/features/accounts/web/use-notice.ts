import { useEffect } from 'react';
import { toast } from '../../../platform/web/ui/toast.ts';

/** Why a page redirected here, by the `notice` of the address. */
const NOTICES: Record<string, { title: string; text: string }> = {
  'create-listing': { title: 'Authentication Required', text: 'Please sign in to create a listing' },
};

/** Shows the notice once on arrival. If the button already showed it, the toast is not shown twice. */
export function useNotice(notice: string | null): void {
  useEffect(() => {
    const known = notice === null ? undefined : NOTICES[notice];
    if (known) toast({ tone: 'error', ...known });
  }, [notice]);
}
