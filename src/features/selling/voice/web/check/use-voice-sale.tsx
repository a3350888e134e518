import { useRef, useState } from 'react';
import type { VoiceSale } from '../../../../paying/billing/web/billing.ts';
import { useVoiceCheck } from './use-voice-check.ts';
import { isWorthBuying } from './voice-check.ts';
import { NoVoiceHere, VoiceNeeds } from './voice-needs.tsx';

/**
 * Returns what voice requires before it is bought. If this browser can't use it, the buyer has to check a box
 * first.
 */
export function useVoiceSale(): VoiceSale {
  const { check, help } = useVoiceCheck();
  const checkbox = useRef<HTMLInputElement>(null);
  const [isElsewhere, setElsewhere] = useState(false);
  const [isAsked, setAsked] = useState(false);
  // While checking, shows the text that applies to every browser, as in the server's HTML.
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
    canBuy() {
      if (works || isElsewhere) return true;
      setAsked(true);
      checkbox.current?.focus();
      return false;
    },
  };
}
