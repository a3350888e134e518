import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import type { ToastInput } from './toast.ts';

const ICONS = {
  success: 'circle-check',
  error: 'circle-exclamation-point',
  warn: 'triangle-exclamation-point',
  info: 'sparkles',
  premium: 'lock-keyhole',
} as const;

/** Shows one toast. */
export function ToastCard({ tone, title, text, action, onDismiss }: ToastInput & { onDismiss: () => void }) {
  return (
    <div className={`toast toast-${tone}`}>
      <span className="toast-icon">
        <Icon name={ICONS[tone]} className="icon" />
      </span>
      <div className="toast-body">
        <p className="toast-text" dir="auto">
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
      </div>
      <IconButton label="Dismiss" onClick={onDismiss}>
        <Icon name="x" />
      </IconButton>
    </div>
  );
}
