import { CircleAlert, CircleCheck, LockKeyhole, Sparkles, X } from 'lucide-react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import type { ToastInput } from './toast.ts';

const icons = { success: CircleCheck, error: CircleAlert, info: Sparkles, premium: LockKeyhole };

/** One message, as the toaster shows it. */
export function ToastCard({ tone, title, text, action, onDismiss }: ToastInput & { onDismiss: () => void }) {
  const Icon = icons[tone];
  return (
    <div className={`toast toast-${tone}`}>
      <span className="toast-icon">
        <Icon className="icon" aria-hidden="true" />
      </span>
      <p className="toast-text">
        <strong>{title}</strong>
        {text && ` ${text}`}
      </p>
      {action && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            action.onSelect();
            onDismiss();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" onClick={onDismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
