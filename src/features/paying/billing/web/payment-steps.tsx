import clsx from 'clsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';

type StepState = 'done' | 'now' | 'next' | 'failed';

export interface PaymentStep {
  text: string;
  state: StepState;
}

const SPOKEN: Readonly<Record<StepState, string>> = {
  done: ', done',
  now: ', waiting',
  next: '',
  failed: ', failed',
};

/** Shows the progress of a payment. */
export function PaymentSteps({ steps }: { steps: readonly PaymentStep[] }) {
  return (
    <ol className="mt-6.5 grid">
      {steps.map(({ text, state }, index) => (
        <li
          key={text}
          className={clsx(
            'relative flex min-h-11 items-center gap-3.5',
            state === 'next' ? 'text-ink-2' : 'font-[650]',
            index > 0 &&
              'before:absolute before:start-3 before:-top-[9px] before:h-[18px] before:w-0.5 before:bg-line',
          )}
        >
          <Sign state={state} />
          <span>
            {text}
            <span className="sr-only">{SPOKEN[state]}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Sign({ state }: { state: StepState }) {
  if (state === 'now') return <span className="spinner size-6.5! text-focus" aria-hidden="true" />;
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid size-6.5 flex-none place-items-center rounded-full text-surface',
        state === 'done' && 'bg-success',
        state === 'failed' && 'bg-danger',
        state === 'next' && 'bg-surface-3',
      )}
    >
      {state !== 'next' && <Icon name={state === 'done' ? 'check' : 'x'} className="icon-sm" />}
    </span>
  );
}
