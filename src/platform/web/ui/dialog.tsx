import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Read out with the title when the dialog opens. */
  description?: ReactNode;
  /** Id of the content that is read out in place of a description. */
  describedBy?: string;
  wide?: boolean;
  /** On phones at the bottom edge, for what is more than a question. */
  bottom?: boolean;
  children?: ReactNode;
};

/** A modal dialog. Its content is rendered only while it is open. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  describedBy,
  wide,
  bottom,
  children,
}: DialogProps) {
  const id = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      className={clsx('dialog', wide && 'dialog-wide', bottom && 'dialog-bottom')}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : describedBy}
    >
      {open && (
        <div>
          <div className="dialog-head">
            <h2 id={`${id}-title`} dir="auto">
              {title}
            </h2>
            <IconButton label="Close" onClick={onClose}>
              <Icon name="x" />
            </IconButton>
          </div>
          <div className="dialog-body">
            {description && (
              <p className="hint" id={`${id}-text`}>
                {description}
              </p>
            )}
            {children}
          </div>
        </div>
      )}
    </dialog>
  );
}
