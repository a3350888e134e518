import { useId } from 'react';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../../platform/web/ui/icon-names.ts';
import { ENHANCEMENT_LABELS, ENHANCEMENT_TYPES, type EnhancementType } from '../../contract/enhancements.ts';

interface EnhancePanelProps {
  mode: EnhancementType;
  onMode: (mode: EnhancementType) => void;
  onEnhance: () => void;
  busy: boolean;
  /** An enhanced text exists, so this is no longer the main action. */
  used: boolean;
}

const LOOKS: Readonly<Record<EnhancementType, { icon: IconName; hint: string }>> = {
  grammar: { icon: 'spell-check', hint: 'Spelling and commas' },
  professional: { icon: 'briefcase', hint: 'Calm, full sentences' },
  summary: { icon: 'list-collapse', hint: 'Only the key facts' },
  structure: { icon: 'list', hint: 'A title and points' },
};

/** Offers the kinds of enhancement. Nothing is sent before Enhance is pressed. */
export function EnhancePanel({ mode, onMode, onEnhance, busy, used }: EnhancePanelProps) {
  const id = useId();
  return (
    <section className="flex min-w-0 flex-col gap-3 p-5 lg:p-6" aria-labelledby={id}>
      <h2 id={id} className="text-2xl leading-7">
        AI Enhancement
      </h2>
      <fieldset className="grid grid-cols-2 gap-2 lg:grid-cols-1">
        <legend className="sr-only">How to change it</legend>
        {ENHANCEMENT_TYPES.map((type) => (
          <label
            key={type}
            className="flex min-h-14 cursor-pointer items-center gap-2.75 rounded-md px-3 py-2 inset-ring-[1.5px] inset-ring-line hover:bg-surface-2 has-checked:bg-primary has-checked:text-on-primary has-checked:inset-ring-0 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              className="sr-only"
              name={id}
              value={type}
              checked={type === mode}
              onChange={() => onMode(type)}
            />
            <Icon name={LOOKS[type].icon} className="icon max-md:hidden" />
            <span className="min-w-0">
              <b className="block text-md leading-tight font-[650]">{ENHANCEMENT_LABELS[type]}</b>
              <small className="block text-xs leading-snug opacity-85">{LOOKS[type].hint}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <Button
        variant={used ? 'line' : 'primary'}
        block
        className="lg:mt-auto"
        busy={busy}
        busyLabel="Enhancing..."
        onClick={onEnhance}
      >
        <Icon name="sparkles" />
        Enhance
      </Button>
      <p className="hint text-center">Your original stays as it is.</p>
    </section>
  );
}
