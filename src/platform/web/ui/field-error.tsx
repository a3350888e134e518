import { CircleAlert } from 'lucide-react';

/** One sentence that says what to fix. Renders nothing without a message. */
export function FieldError({ id, message }: { id?: string; message?: string | null }) {
  if (!message) return null;
  return (
    <p className="field-error" id={id}>
      <CircleAlert aria-hidden="true" />
      {message}
    </p>
  );
}
