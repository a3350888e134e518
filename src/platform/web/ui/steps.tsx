import { Icon } from './icon.tsx';

type StepsProps = {
  steps: readonly string[];
  /** Index of the current step. */
  current: number;
};

/** Shows the progress in a task with several steps. */
export function Steps({ steps, current }: StepsProps) {
  return (
    <ol className="steps" aria-label="Progress">
      {steps.map((step, index) => (
        <li
          key={step}
          data-done={index < current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="step">
            {index < current ? (
              <>
                <Icon name="check" />
                <span className="sr-only">Done: </span>
              </>
            ) : (
              <b className="num">{index + 1}</b>
            )}
            {step}
          </span>
        </li>
      ))}
    </ol>
  );
}
