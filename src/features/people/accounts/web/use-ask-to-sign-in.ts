import { type NavigateOptions, useNavigate } from 'react-router';
import { toast } from '../../../../platform/web/ui/toast.ts';
import type { ErrorSpec } from '../../../../shared/errors.ts';
import { signInAddress } from './next-address.ts';

/**
 * Returns a function that shows why signing in is required, and opens the log-in page, which returns to
 * `next`.
 */
export function useAskToSignIn(): (
  reason: Pick<ErrorSpec, 'title' | 'detail'>,
  next: string,
  options?: Pick<NavigateOptions, 'replace'>,
) => void {
  const navigate = useNavigate();
  return ({ title, detail }, next, options) => {
    toast({ tone: 'error', title, text: detail });
    void navigate(signInAddress(next), options);
  };
}
