import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../../../../platform/web/page/use-site.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { signInAddress } from '../../../people/accounts/web/accounts.ts';
import { minutesAndSeconds, useSavedRecordings } from '../../voice/web/voice.ts';
import type { VoiceAccess } from './use-voice-access.ts';

const ROW =
  'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-bubble bg-surface-2 py-2 ps-3.5 pe-2.5 text-md leading-snug md:bg-surface';

/** Says in one line why voice isn't available, and offers only what would help. */
export function VoiceRow({ voice }: { voice: VoiceAccess }) {
  const { pathname, search } = useLocation();
  const hasPlans = !useSite().off.includes('plans');
  const [isExplained, setExplained] = useState(false);
  if (voice.kind === 'open' && !voice.isTrial) return null;
  const isForPlan = voice.kind === 'premium' || voice.kind === 'open';
  return (
    <div className={ROW}>
      <Icon name={isForPlan ? 'crown' : 'mic-off'} className="icon text-ink-2" />
      <p className="min-w-0 flex-[1_1_9rem]">
        {voice.kind === 'open' ? (
          <>
            <b className="font-[650]">Your first recording is free.</b>{' '}
            {hasPlans ? 'More are part of Premium.' : 'More need an account.'}
          </>
        ) : voice.kind === 'premium' ? (
          <>
            <b className="font-[650]">{hasPlans ? 'Voice is part of Premium.' : 'Voice needs an account.'}</b>{' '}
            Photos and typing are free.
          </>
        ) : voice.kind === 'sign-in' ? (
          <>
            <b className="font-[650]">Voice needs an account.</b> Photos and typing are free.
          </>
        ) : (
          <b className="font-[650]">Voice doesn't work in this browser.</b>
        )}
      </p>
      {isForPlan && (
        <ButtonLink to="/pricing" variant="line" className="px-4 text-sm">
          Upgrade to Premium
        </ButtonLink>
      )}
      {voice.kind === 'sign-in' && (
        <ButtonLink to={signInAddress(pathname + search)} variant="line" className="px-4 text-sm">
          Log in
        </ButtonLink>
      )}
      {voice.kind === 'not-here' && (
        <>
          <Button
            variant="line"
            className="px-4 text-sm"
            aria-expanded={isExplained}
            onClick={() => setExplained(!isExplained)}
          >
            Why?
          </Button>
          {isExplained && <p className="basis-full pb-1 text-sm text-ink-2">{voice.help}</p>}
        </>
      )}
    </div>
  );
}

/** A saved recording without a transcript. Shown even if all credits are used. */
export function SavedRow({ person, onOpen }: { person: string; onOpen: () => void }) {
  const { saved } = useSavedRecordings(person);
  const [recording] = saved;
  if (recording === undefined) return null;
  return (
    // On phones it replaces the picture.
    <div className={ROW} data-saved-recording="">
      <Icon name="rotate-ccw-clock" className="icon text-ink-2" />
      <p className="min-w-0 flex-[1_1_9rem]">
        <b className="font-[650]">A recording waits on this device.</b> {minutesAndSeconds(recording.seconds)}
        , not written down yet.
      </p>
      <Button variant="line" className="px-4 text-sm" onClick={onOpen}>
        Open it
      </Button>
    </div>
  );
}
