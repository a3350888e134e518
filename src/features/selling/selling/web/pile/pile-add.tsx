import clsx from 'clsx';
import { buttonClass } from '../../../../../platform/web/ui/button-class.ts';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { PHOTO_ACCEPT } from '../../../../items/photos/contract/photo-limits.ts';

interface PileAddProps {
  onAdd: (files: readonly File[]) => void;
  /** Whether there are no photos yet, so the button is large. */
  large?: boolean;
}

/** Chooses photos, several at once. */
export function PileAdd({ onAdd, large }: PileAddProps) {
  return (
    <label
      className={clsx(
        'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        large
          ? 'grid min-h-60 place-content-center justify-items-center gap-1.5 rounded-2xl border-2 border-dashed border-line-strong font-[650] hover:bg-surface-2 in-data-photo-drop:border-focus'
          : buttonClass({ variant: 'soft', size: 'lg', className: 'px-4.5 whitespace-nowrap' }),
      )}
    >
      <input
        type="file"
        accept={PHOTO_ACCEPT}
        multiple
        className="sr-only"
        onChange={(event) => {
          onAdd([...(event.target.files ?? [])]);
          // Allows choosing the same file again after it was removed.
          event.target.value = '';
        }}
      />
      {large && <Icon name="image-plus" className="icon-lg" />}
      Add photos
    </label>
  );
}
