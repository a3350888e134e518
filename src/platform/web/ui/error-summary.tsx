import { Icon } from './icon.tsx';

type ErrorSummaryProps = {
  title: string;
  text?: string;
  /** One link per field. `fieldId` is the id of its control. */
  errors?: readonly { fieldId: string; message: string }[];
  /**
   * Change it, for example to a counter of attempts, to focus the summary again after another failed attempt.
   */
  attempt?: number | string;
};

/** Shows the problem with a form, above it. Takes the focus when it appears. */
export function ErrorSummary({ title, text, errors = [], attempt }: ErrorSummaryProps) {
  return (
    <div key={attempt} className="error-summary" role="alert" tabIndex={-1} ref={focus}>
      <h2>
        <Icon name="circle-exclamation-point" className="icon" />
        {title}
      </h2>
      {text && <p>{text}</p>}
      {errors.length > 0 && (
        <ul>
          {errors.map((error) => (
            <li key={error.fieldId}>
              <a
                href={`#${error.fieldId}`}
                onClick={(event) => {
                  const control = document.getElementById(error.fieldId);
                  if (!control) return;
                  event.preventDefault();
                  control.focus();
                  control.scrollIntoView({ block: 'center' });
                }}
              >
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Called once per element and therefore once per attempt, which is its key. */
const focus = (element: HTMLElement | null) => element?.focus();
