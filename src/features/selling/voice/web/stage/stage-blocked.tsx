import type { ReactNode } from 'react';
import { useSiteSupport } from '../../../../../platform/web/page/site-support.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { CopyButton } from '../../../../../platform/web/ui/copy-button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../../platform/web/ui/icon-names.ts';
import { dayAndMonth } from '../../../../../shared/dates.ts';
import { allowanceOf } from '../../../../paying/credits/contract/allowances.ts';
import type { Credits } from '../../../../paying/credits/contract/credits.ts';
import { PACKS_PAGE } from '../../../../paying/credits/contract/packs.ts';
import { thisBrowser } from '../check/this-browser.ts';
import type { VoiceHelp } from '../check/voice-help.ts';
import type { Voice } from '../use-voice.ts';
import { NO_CREDITS, NOT_SUPPORTED, REFUSAL_HELP, refusalText } from '../voice-texts.ts';
import { StageNotice } from './stage-notice.tsx';

interface StageBlockedProps {
  voice: Voice;
  onType: (() => void) | undefined;
}

/**
 * Shows the one reason why recording isn't possible here, free alternatives first. Renders nothing if it is
 * possible.
 */
export function StageBlocked({ voice, onType }: StageBlockedProps) {
  const { vision } = useSiteSupport();
  const { check, help, support } = voice;
  const press = () => void voice.record();
  const typeIt = onType && (
    <Button variant="night" onClick={onType}>
      Type it
    </Button>
  );
  switch (check.kind) {
    case 'premium':
      return (
        <StageNotice
          icon="lock"
          tone="quiet"
          title="Upgrade to Premium"
          text={
            <p>
              {`Premium has ${allowanceOf('premium_monthly')} recordings a month. `}
              {vision ? 'Photos and one line of text do' : 'One line of text does'} the same job, free.
            </p>
          }
          onRecord={press}
        >
          {typeIt}
          <ButtonLink to="/pricing" variant="night">
            See Premium
          </ButtonLink>
        </StageNotice>
      );
    case 'no-credits':
      return (
        <StageNotice
          icon="mic-off"
          tone="quiet"
          title={NO_CREDITS.title}
          text={<NoCredits credits={check.credits} vision={vision} />}
          onRecord={press}
        >
          {typeIt}
          <ButtonLink to={PACKS_PAGE} variant="night">
            Get credits
          </ButtonLink>
        </StageNotice>
      );
    case 'no-recognition':
      return (
        <StageNotice
          icon="mic-off"
          tone="quiet"
          title={NOT_SUPPORTED}
          text={help && <Help help={help} />}
          onRecord={press}
        >
          {typeIt}
          {support?.installable && (
            <Button
              variant="night"
              busy={voice.installing}
              busyLabel="Downloading..."
              onClick={() => void voice.install()}
            >
              <Icon name="download" />
              Recognize speech on this device
            </Button>
          )}
          {help?.browser && <CopyButton variant="night" text={window.location.href} label="Copy link" />}
        </StageNotice>
      );
    case 'no-microphone': {
      const { title, text } = refusalText(check.reason, thisBrowser(), 'absent');
      return (
        <StageNotice
          icon="mic-off"
          title={title}
          text={<p>{REFUSAL_HELP[check.reason] ?? text}</p>}
          onRecord={press}
        >
          {check.reason !== 'unsupported' && (
            <Button variant="night" onClick={press}>
              Try Again
            </Button>
          )}
          {typeIt}
        </StageNotice>
      );
    }
    default:
      return null;
  }
}

function NoCredits({ credits, vision }: { credits: Credits; vision: boolean }) {
  const { planType, resetsAt } = credits;
  const free = vision ? 'a photo or a line of text costs nothing' : 'a line of text costs nothing';
  return (
    <>
      <p>{NO_CREDITS.text}</p>
      <p>
        {resetsAt === null ? (
          `Meanwhile, ${free}.`
        ) : (
          <>
            <b className="text-on-night">{`${allowanceOf(planType)} new ones on ${dayAndMonth(resetsAt)}.`}</b>
            {` Until then, ${free}.`}
          </>
        )}
      </p>
    </>
  );
}

function Help({ help: { reason, keyboard, browser } }: { help: VoiceHelp }) {
  return (
    <>
      <p>{reason}</p>
      {keyboard && <Option icon="keyboard">{keyboard}</Option>}
      {browser && <Option icon="globe">{keyboard ? browser : browser.replace(/^Or o/, 'O')}</Option>}
    </>
  );
}

function Option({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="flex gap-2.5 text-on-night">
      <Icon name={icon} className="mt-0.5 icon-sm flex-none text-on-night-2" />
      <span>{children}</span>
    </p>
  );
}
