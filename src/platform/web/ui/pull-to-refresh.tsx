import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** How far a finger has to pull, in px. */
const THRESHOLD = 84;
/** The list follows at half the finger's speed. */
const RESISTANCE = 0.5;
/** Below this, it may become a tap or a swipe to the side. */
const SLOP = 12;

interface PullToRefreshProps {
  onRefresh: () => Promise<unknown>;
}

/**
 * Refreshes a list when a finger pulls it down from the top of the page, in place of the browser's own gesture. For
 * keyboards and screen readers it is a button, hidden until it has the focus.
 */
export function PullToRefresh({ onRefresh }: PullToRefreshProps) {
  const [pulled, setPulled] = useState(0);
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const isBusy = state === 'busy';

  async function refresh() {
    if (isBusy) return;
    setState('busy');
    await onRefresh().finally(() => setState('done'));
  }

  const onPull = useEffectEvent(setPulled);
  const onRelease = useEffectEvent((distance: number) => {
    setPulled(0);
    if (distance >= THRESHOLD) void refresh();
  });

  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) return;
    const { style } = document.documentElement;
    style.overscrollBehaviorY = 'contain';
    const stop = listenForPulls(
      (distance) => onPull(distance),
      (distance) => onRelease(distance),
    );
    return () => {
      stop();
      style.overscrollBehaviorY = '';
    };
  }, []);

  const shown = isBusy ? THRESHOLD : Math.min(pulled, THRESHOLD * 1.5);
  return (
    <>
      {shown > 0 && (
        <span
          aria-hidden="true"
          className="fixed start-1/2 top-0 z-(--z-top-bar) -ms-5.5 grid size-11 place-items-center rounded-full bg-surface shadow-2"
          style={{ translate: `0 ${shown * RESISTANCE + 12}px`, opacity: Math.min(1, shown / THRESHOLD) }}
        >
          {isBusy ? (
            <span className="spinner" />
          ) : (
            <Icon
              name="refresh-cw"
              className={pulled >= THRESHOLD ? 'icon' : 'icon text-ink-3'}
              style={{ rotate: `${shown * 3}deg` }}
            />
          )}
        </span>
      )}
      <Button
        variant="line"
        className="fixed start-4 top-18 z-(--z-top-bar) not-focus-visible:sr-only"
        onClick={() => void refresh()}
      >
        Refresh
      </Button>
      <span className="sr-only" role="status">
        {state === 'idle' ? '' : isBusy ? 'Refreshing' : 'Refreshed'}
      </span>
    </>
  );
}

/**
 * Calls back with the distance of a finger that pulls down from the top of the page, and when it lets go.
 * @returns A function that stops listening.
 */
function listenForPulls(
  onPull: (distance: number) => void,
  onRelease: (distance: number) => void,
): () => void {
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  let start: { x: number; y: number } | null = null;
  let distance = 0;

  document.addEventListener(
    'touchstart',
    ({ touches, target }) => {
      const [touch] = touches;
      const isFree = touches.length === 1 && window.scrollY <= 0 && !isInOwnScroller(target);
      start = isFree && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    options,
  );
  document.addEventListener(
    'touchmove',
    ({ touches }) => {
      const [touch] = touches;
      if (start === null || touch === undefined) return;
      const down = touch.clientY - start.y;
      const isPull = distance > 0 || (down > SLOP && down > 2 * Math.abs(touch.clientX - start.x));
      if (down < 0 || (distance === 0 && Math.abs(touch.clientX - start.x) > SLOP)) start = null;
      const next = start !== null && isPull ? Math.max(0, down - SLOP) : 0;
      if (next === distance) return;
      distance = next;
      onPull(distance);
    },
    options,
  );
  const end = () => {
    if (distance > 0) onRelease(distance);
    start = null;
    distance = 0;
  };
  document.addEventListener('touchend', end, options);
  document.addEventListener(
    'touchcancel',
    () => {
      distance = Math.min(distance, 1);
      end();
    },
    options,
  );
  return () => listening.abort();
}

/** Whether something other than the page would scroll, or a dialog covers it. */
function isInOwnScroller(target: EventTarget | null): boolean {
  for (
    let element = target instanceof Element ? target : null;
    element !== null;
    element = element.parentElement
  ) {
    if (element.matches('dialog, [popover], textarea, .leaflet-container')) return true;
    if (element.scrollTop > 0 && element !== document.documentElement && element !== document.body)
      return true;
  }
  return false;
}
