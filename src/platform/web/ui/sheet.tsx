import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { useDragSheet } from './use-drag-sheet.ts';
import { ModalContent, useModal } from './use-modal.ts';

type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Buttons that stay visible below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A modal that slides up from the bottom edge on phones. Its content is rendered only while it is shown. */
export function Sheet({ open, onClose, title, footer, children }: SheetProps) {
  const id = useId();
  const { shown, closing, props } = useModal(open, onClose);
  useDragSheet(props.ref, shown, onClose);
  return (
    <dialog {...props} className="dialog sheet" aria-labelledby={id}>
      {shown && (
        <ModalContent closing={closing}>
          <div className="dialog-head">
            <h2 id={id}>{title}</h2>
            <IconButton label="Close" onClick={onClose}>
              <Icon name="x" />
            </IconButton>
          </div>
          <div className="sheet-body">{children}</div>
          {footer && <div className="sheet-foot">{footer}</div>}
        </ModalContent>
      )}
    </dialog>
  );
}
