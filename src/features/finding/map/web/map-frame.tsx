import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { OfflineText } from '../../../../platform/web/connection/offline-text.tsx';
import { followDrag } from '../../../../platform/web/ui/drag-sheet.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { OfflineBar } from '../../../../platform/web/ui/offline-bar.tsx';

/** Moves of fewer pixels count as a tap. */
const MIN_SWIPE = 24;

interface MapFrameProps {
  /** Title of the phone's top bar. */
  title: string;
  /** Id of the heading of the list. */
  labelledBy: string;
  backTo: string;
  map: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** A map beside its list. On phones the list is a sheet over the map, half or full height. */
export function MapFrame({ title, labelledBy, backTo, map, children }: MapFrameProps) {
  const [isFull, setFull] = useState(false);
  return (
    <div className="max-md:fixed max-md:inset-0 max-md:flex max-md:flex-col md:grid md:grid-cols-[432px_minmax(0,1fr)]">
      <OfflineBar
        className="flex-none px-3 md:hidden"
        text={<OfflineText stays="This map stays as it is until you're back." />}
      />
      <div className="flex h-15 flex-none items-center gap-2 px-4 md:hidden">
        <Link to={backTo} className="icon-btn -ms-2.5" aria-label="Back" title="Back">
          <Icon name="arrow-left" className="icon-lg!" />
        </Link>
        <strong className="font-display text-xl leading-none font-extrabold tracking-[-0.03em]">
          {title}
        </strong>
      </div>
      <div className="max-md:relative max-md:min-h-0 max-md:flex-1 max-md:overflow-hidden md:contents">
        <section
          className={clsx(
            'peer max-md:absolute max-md:inset-x-0 max-md:bottom-0 max-md:z-(--z-above) max-md:overflow-y-auto max-md:overscroll-contain max-md:rounded-t-xl max-md:bg-surface max-md:px-4 max-md:shadow-3 max-md:transition-[top] max-md:duration-(--t-slow) max-md:ease-(--ease-out) max-md:data-dragged:transition-none md:px-8 md:pt-2 md:pb-14',
            isFull ? 'max-md:top-0' : 'max-md:top-[44%]',
          )}
          aria-labelledby={labelledBy}
        >
          <Grip isFull={isFull} onChange={setFull} />
          {children}
        </section>
        {/* Content covered by the sheet is also hidden from keyboards and screen readers. */}
        <div
          className={clsx(
            'max-md:absolute max-md:inset-x-0 max-md:top-0 max-md:h-[calc(44%+var(--radius-xl))] max-md:peer-data-dragged:visible! md:sticky md:top-19 md:h-[calc(100dvh-(--spacing(19)))] md:overflow-hidden md:rounded-ss-[36px]',
            isFull && 'max-md:invisible max-md:transition-[visibility] max-md:delay-(--t-slow)',
          )}
        >
          {map}
        </div>
      </div>
    </div>
  );
}

interface GripProps {
  isFull: boolean;
  onChange: (isFull: boolean) => void;
}

/** Handle that expands or collapses the sheet, which follows it, by click, swipe or arrow keys. */
function Grip({ isFull, onChange }: GripProps) {
  const grip = useRef<HTMLButtonElement>(null);
  const swiped = useRef(false);
  const onSwipe = useEffectEvent((way: number) => {
    swiped.current = Math.abs(way) >= MIN_SWIPE;
    if (swiped.current) onChange(way < 0);
  });

  useEffect(() => {
    const sheet = grip.current?.closest('section');
    if (!grip.current || !sheet) return undefined;
    let top = 0;
    return followDrag(grip.current, {
      begin() {
        top = sheet.offsetTop;
        sheet.dataset.dragged = '';
        return true;
      },
      move(way) {
        sheet.style.top = `${Math.max(0, top + way)}px`;
      },
      end(way, speed) {
        delete sheet.dataset.dragged;
        sheet.style.top = '';
        onSwipe(speed === null ? 0 : way);
      },
    });
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onChange(event.key === 'ArrowUp');
  }
  return (
    <button
      ref={grip}
      type="button"
      className="sticky top-0 z-(--z-above) -mx-4 grid h-11 w-[calc(100%+2rem)] touch-none place-items-center rounded-t-xl bg-surface md:hidden"
      aria-expanded={isFull}
      aria-label={isFull ? 'Show the map' : 'Make the list larger'}
      onKeyDown={onKeyDown}
      // A swipe also ends with a click.
      onClick={() => {
        if (!swiped.current) onChange(!isFull);
        swiped.current = false;
      }}
    >
      <span className="h-1.5 w-11 rounded-full bg-line-strong" />
    </button>
  );
}
