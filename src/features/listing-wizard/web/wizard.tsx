import { useEffect, useRef, useState } from 'react';
import { Steps } from '../../../platform/web/ui/steps.tsx';
import { AddStep } from './add-step.tsx';
import { CheckStep } from './check-step.tsx';
import { LiveStep } from './live-step.tsx';
import { STEPS, useWizard } from './use-wizard.ts';

interface WizardProps {
  /** Whether this site reads photos. */
  reads: boolean;
}

/** From a photo, a few words or a recording to a published listing, in three steps. */
export function Wizard(props: WizardProps) {
  const [round, setRound] = useState(0);
  return <Round key={round} {...props} fresh={round > 0} onAnother={() => setRound(round + 1)} />;
}

function Round({ reads, fresh, onAnother }: WizardProps & { fresh: boolean; onAnother: () => void }) {
  const wizard = useWizard(fresh);
  const top = useRef<HTMLDivElement>(null);
  const { step, published } = wizard;
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // Another step begins at its heading, also for screen readers.
    top.current?.querySelector('h1')?.focus();
    window.scrollTo({ top: 0 });
  }, [step]);

  return (
    <div
      className="wrap flex flex-col max-md:min-h-[calc(100svh-60px-var(--dock-space,0px))] md:pb-14"
      ref={top}
    >
      <div className="mx-auto mt-1.5 mb-5.5 w-full max-w-160">
        <Steps steps={['Add', 'Check', 'Live']} current={STEPS.indexOf(step)} />
      </div>
      {step === 'add' && <AddStep wizard={wizard} reads={reads && !wizard.blind} />}
      {step === 'check' && <CheckStep wizard={wizard} />}
      {published && <LiveStep published={published} onAnother={onAnother} />}
    </div>
  );
}
