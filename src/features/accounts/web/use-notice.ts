import { useEffect } from 'react';
import { toast } from '../../../platform/web/ui/toast.ts';

/** Why a page sent somebody here, by the `notice` of the address. */
const NOTICES: Record<string, { title: string; text: string }> = {
  'create-listing': { title: 'Authentication Required', text: 'Please sign in to create a listing' },
};

/** Says it once on arrival; where the button already said it, the same toast stays one toast. */
export function useNotice(notice: string | null): void {
  useEffect(() => {
    const known = notice === null ? undefined : NOTICES[notice];
    if (known) toast({ tone: 'error', ...known });
  }, [notice]);
}
