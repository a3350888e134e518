import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { shortDate } from '../../../../shared/dates.ts';
import type { Credits } from '../../../credits/contract/credits.ts';
import { PACKS_PAGE } from '../../../credits/contract/packs.ts';
import { NO_CREDITS } from '../voice-texts.ts';
import { StageNotice } from './stage-notice.tsx';

interface NoCreditsProps {
  credits: Credits;
  onType: (() => void) | undefined;
}

/** Why nothing is recorded, when there will be credits again, and the ways until then. */
export function NoCredits({ credits: { resetsAt }, onType }: NoCreditsProps) {
  const renewed = resetsAt === null ? '' : ` New ones come on ${shortDate(resetsAt)}.`;
  return (
    <StageNotice icon="mic-off" title={NO_CREDITS.title} text={`${NO_CREDITS.text}.${renewed}`}>
      <ButtonLink to={PACKS_PAGE} variant="night">
        Get credits
      </ButtonLink>
      <ButtonLink to="/pricing" variant="night">
        See plans
      </ButtonLink>
      {onType && (
        <Button variant="night" onClick={onType}>
          Type it instead
        </Button>
      )}
    </StageNotice>
  );
}
