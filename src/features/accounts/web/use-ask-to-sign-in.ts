import { useNavigate } from 'react-router';
import { toast } from '../../../platform/web/ui/toast.ts';
import type { ErrorSpec } from '../../../shared/errors.ts';
import { signInAddress } from './next-address.ts';

/** Says what one has to sign in for, and leads there; afterwards to `next`. */
export function useAskToSignIn(): (reason: ErrorSpec, next: string) => void {
  const navigate = useNavigate();
  return ({ title, detail }, next) => {
    toast({ tone: 'error', title, text: detail });
    void navigate(signInAddress(next));
  };
}
