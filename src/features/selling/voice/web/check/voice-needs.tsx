import { type Ref, useRef, useState } from 'react';
import { useSiteSupport } from '../../../../../platform/web/page/site-support.ts';
import { CheckboxLine } from '../../../../../platform/web/ui/checkbox.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { Notice } from '../../../../../platform/web/ui/notice.tsx';
import type { VoiceSale } from '../../../../paying/billing/web/billing.ts';
import { useVoiceCheck } from './use-voice-check.ts';
import { isWorthBuying } from './voice-check.ts';
import type { VoiceHelp } from './voice-help.ts';

/**
 * Shows what voice requires on a site without a speech service, true for every browser. Renders nothing if
 * all browsers work.
 */
export function VoiceNeeds() {
  const { speech } = useSiteSupport();
  if (speech) return null;
  return (
    <p className="hint mb-4 flex items-start gap-2">
      <Icon name="mic" className="icon-sm mt-px text-ink-3" />
      <span>
        Voice on this site needs a browser that turns speech into text, such as Chrome or Edge. Try it with
        your free recording before you buy.
      </span>
    </p>
  );
}

interface NoVoiceHereProps {
  /** Null if the browser can't record at all. */
  help: VoiceHelp | null;
  checkbox: Ref<HTMLInputElement>;
  checked: boolean;
  /** The viewer tried to buy before checking the box. */
  isAsked: boolean;
  onCheck: (checked: boolean) => void;
}

/** Shown where this browser can't use voice: the reason, what works instead, and how to buy it anyway. */
function NoVoiceHere({ help, checkbox, checked, isAsked, onCheck }: NoVoiceHereProps) {
  const { vision } = useSiteSupport();
  const { reason, browser } = help ?? NO_RECORDER;
  const dictate = help !== null && help.keyboard !== null ? ', or dictate with your keyboard' : '';
  return (
    <div className="mb-4.5 rounded-lg bg-warn-soft">
      <Notice tone="warn" icon="mic-off" className="bg-transparent">
        <strong>Voice doesn't work in this browser.</strong> {reason}
        {browser !== null && ` ${browser.replace(/^Or o/, 'O')}`} Here, {vision && 'take a photo or '}type
        your listing{dictate}: that's free.
      </Notice>
      <div className="ps-14 pe-4 pt-2.5 pb-5.5 max-[22.5rem]:ps-4.5">
        <CheckboxLine
          ref={checkbox}
          label="I'll use voice in another browser"
          hint={isAsked && !checked ? 'Check this to buy voice from here.' : undefined}
          aria-invalid={(isAsked && !checked) || undefined}
          checked={checked}
          onChange={(event) => onCheck(event.target.checked)}
        />
      </div>
    </div>
  );
}

const NO_RECORDER = { reason: "It can't record.", browser: 'Open this page in Chrome or Edge.' };

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
