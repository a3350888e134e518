import { Icon } from './icon.tsx';

/** Shows a sentence that says what to fix. Renders nothing without a message. */
export function FieldError({ id, message }: { id?: string; message?: string | null }) {
  if (!message) return null;
  return (
    <p className="field-error" id={id}>
      <Icon name="circle-exclamation-point" />
      {message}
    </p>
  );
}
