import clsx from 'clsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';

interface RecordButtonProps {
  phase: 'ready' | 'recording' | 'busy';
  onPress: () => void;
}

const LABELS = { ready: 'Start recording', recording: 'Stop recording', busy: 'Please wait' } as const;

/** One button for start and stop, so that the focus stays on it. */
export function RecordButton({ phase, onPress }: RecordButtonProps) {
  const ring = clsx('absolute rounded-full bg-zest', phase === 'busy' && 'invisible');
  return (
    <div className="relative grid size-33 flex-none place-items-center">
      <span
        className={clsx(ring, 'inset-0 opacity-12', phase === 'recording' && 'motion-safe:animate-breathe')}
      />
      <span className={clsx(ring, 'inset-[11px] opacity-20')} />
      <button
        type="button"
        className={clsx(
          'relative z-(--z-raised) grid size-23 place-items-center rounded-full text-on-zest transition-transform duration-(--t-base) focus-visible:rounded-full',
          phase === 'busy' ? 'cursor-progress bg-stage-2' : 'bg-zest active:scale-94',
        )}
        aria-label={LABELS[phase]}
        aria-disabled={phase === 'busy' || undefined}
        onClick={phase === 'busy' ? undefined : onPress}
      >
        {phase === 'ready' && <Icon name="mic" className="size-8.5" />}
        {phase === 'recording' && <span className="size-7.5 rounded-[9px] bg-on-zest" />}
        {phase === 'busy' && (
          <span className="size-8.5 animate-spin rounded-full border-4 border-zest border-e-transparent" />
        )}
      </button>
    </div>
  );
}
