import clsx from 'clsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { DropTarget } from './use-photo-drag.ts';

/** Makes the selected photo a new item. */
export function PileNewItem({ onMove, isTarget, dropEvents }: DropTarget & { onMove: () => void }) {
  return (
    <li {...dropEvents}>
      <button
        type="button"
        className={clsx(
          'flex size-full min-h-14 items-center justify-center gap-3 rounded-xl border-2 border-dashed border-line-strong font-[650] text-ink-2 hover:bg-surface-2 md:min-h-30 md:flex-col md:gap-2',
          isTarget && 'bg-surface-2',
        )}
        onClick={onMove}
      >
        <Icon name="plus" />
        New item
      </button>
    </li>
  );
}
