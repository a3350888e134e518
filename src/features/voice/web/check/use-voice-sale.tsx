import { useRef, useState } from 'react';
import type { VoiceSale } from '../../../billing/web/billing.ts';
import { useVoiceCheck } from './use-voice-check.ts';
import { isWorthBuying } from './voice-check.ts';
import { NoVoiceHere, VoiceNeeds } from './voice-needs.tsx';

/** Says what voice needs before it is bought. Where this browser can't have it, buying takes a deliberate check mark. */
export function useVoiceSale(): VoiceSale {
  const { check, help } = useVoiceCheck();
  const checkbox = useRef<HTMLInputElement>(null);
  const [isElsewhere, setElsewhere] = useState(false);
  const [isAsked, setAsked] = useState(false);
  // While it is being checked, the text that is true in every browser stays, as in the server's HTML.
  const works = isWorthBuying(check);
  return {
    note: works ? (
      <VoiceNeeds />
    ) : (
      <NoVoiceHere
        help={help}
        checkbox={checkbox}
        checked={isElsewhere}
        isAsked={isAsked}
        onCheck={setElsewhere}
      />
    ),
    mayBuy() {
      if (works || isElsewhere) return true;
      setAsked(true);
      checkbox.current?.focus();
      return false;
    },
  };
}
