import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { useDragSheet } from './use-drag-sheet.ts';
import { ModalContent, useModal } from './use-modal.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Announced with the title when the dialog opens. */
  description?: ReactNode;
  /** Id of the content that is announced instead of a description. */
  describedBy?: string;
  wide?: boolean;
  /** A sheet at the bottom edge on phones, for more than a question. */
  bottom?: boolean;
  children?: ReactNode;
};

/** A modal dialog. Its content is rendered only while it is shown. */
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
  const { shown, closing, props } = useModal(open, onClose);
  useDragSheet(props.ref, shown && bottom === true, onClose);
  return (
    <dialog
      {...props}
      className={clsx('dialog', wide && 'dialog-wide', bottom && 'dialog-bottom')}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : describedBy}
    >
      {shown && (
        <ModalContent closing={closing}>
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
        </ModalContent>
      )}
    </dialog>
  );
}
