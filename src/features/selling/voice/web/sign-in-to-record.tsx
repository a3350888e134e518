import { useLocation } from 'react-router';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { signInAddress } from '../../../people/accounts/web/accounts.ts';
import { thisBrowser } from './check/this-browser.ts';
import { useVoiceCheck } from './check/use-voice-check.ts';
import { helpText } from './check/voice-help.ts';
import { refusalText } from './voice-texts.ts';

/**
 * Shown instead of the recorder to visitors and guests, who have no credits. Says so where voice would not
 * work with an account either.
 */
export function SignInToRecord() {
  const { pathname, search } = useLocation();
  const { check, help } = useVoiceCheck();
  // An account would not help.
  const unsupported = check.kind === 'no-microphone' || help !== null;
  return (
    <section
      className="flex flex-wrap items-center gap-3.5 rounded-lg bg-surface-2 px-3.5 py-3"
      aria-label="Recorder"
    >
      <span
        className="grid size-11 flex-none place-items-center rounded-md bg-lilac text-on-lilac"
        aria-hidden="true"
      >
        <Icon name={unsupported ? 'mic-off' : 'log-in'} className="icon" />
      </span>
      <p className="min-w-0 flex-1 basis-55 font-medium">
        {unsupported
          ? help
            ? helpText(help)
            : refusalText('unsupported', thisBrowser(), 'absent').text
          : 'Log in to record. New members get 1 voice credit a month.'}
      </p>
      {!unsupported && (
        <ButtonLink variant="line" to={signInAddress(pathname + search)}>
          Log in
        </ButtonLink>
      )}
    </section>
  );
}
