import clsx from 'clsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';

interface WordPillProps {
  word: string;
  /** The accessible name of the remove button. */
  label: string;
  /** Whether listings with this word are left out. An icon shows it too. */
  excluded?: boolean;
  onRemove: () => void;
}

/** A search word with a remove button. */
export function WordPill({ word, label, excluded, onRemove }: WordPillProps) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-bubble ps-3 text-md font-semibold max-md:min-h-11 pointer-coarse:min-h-11',
        excluded ? 'bg-danger-soft text-danger' : 'bg-surface-2',
      )}
    >
      {excluded && <Icon name="ban" className="icon-sm flex-none" />}
      <bdi className="min-w-0 py-1.5 leading-tight wrap-anywhere">{word}</bdi>
      <button
        type="button"
        className={clsx(
          '-ms-1 grid size-9 flex-none place-items-center rounded-full max-md:size-11 pointer-coarse:size-11',
          excluded ? 'hover:bg-surface' : 'text-ink-2 hover:bg-surface-3 hover:text-ink',
        )}
        aria-label={label}
        onClick={onRemove}
      >
        <Icon name="x" className="icon-sm" />
      </button>
    </span>
  );
}
