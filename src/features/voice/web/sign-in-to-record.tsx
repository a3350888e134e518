import { useLocation } from 'react-router';
import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { signInAddress } from '../../accounts/web/accounts.ts';

/** In place of the recorder, for visitors and guests: they have no credits. */
export function SignInToRecord() {
  const { pathname, search } = useLocation();
  return (
    <section
      className="flex flex-wrap items-center gap-3.5 rounded-lg bg-surface-2 px-3.5 py-3"
      aria-label="Recorder"
    >
      <span
        className="grid size-11 flex-none place-items-center rounded-md bg-lilac text-on-lilac"
        aria-hidden="true"
      >
        <Icon name="log-in" className="icon" />
      </span>
      <p className="min-w-0 flex-1 basis-55 font-medium">
        Sign in to record. New members get 1 voice credit a month.
      </p>
      <ButtonLink variant="line" to={signInAddress(pathname + search)}>
        Sign in
      </ButtonLink>
    </section>
  );
}
