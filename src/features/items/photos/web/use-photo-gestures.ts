import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { fit, panBy, TAP_SCALE, UNZOOMED, type Zoom, zoomTo } from './zoom-rule.ts';

const MAX_TAP_MS = 300;
const MAX_TAP_MOVE_PX = 12;
/** Minimum distance of a swipe, in pixels. */
const MIN_SWIPE_PX = 60;
const MIN_CLOSE_SWIPE_PX = 110;

interface Handlers {
  /** -1 for the previous photo, 1 for the next. */
  onStep: (step: number) => void;
  onClose: () => void;
}

type Point = { x: number; y: number };

/**
 * Handles wheel, pinch, double tap, panning and swiping on a frame with one photo. One finger swipes while
 * the photo fits the frame, and pans while it is enlarged.
 * @param photo Stored size of the photo, in pixels.
 */
export function usePhotoGestures(
  frame: RefObject<HTMLElement | null>,
  photo: { width: number; height: number },
  { onStep, onClose }: Handlers,
) {
  const [zoom, setZoom] = useState<Zoom>(UNZOOMED);
  /** Distance of the current swipe. */
  const [swipe, setSwipe] = useState<Point>({ x: 0, y: 0 });
  const [held, setHeld] = useState(false);

  const sizes = () => {
    const { clientWidth: width = 1, clientHeight: height = 1 } = frame.current ?? {};
    return [{ width, height }, fit(photo, { width, height })] as const;
  };
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0, width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const scaleBy = (factor: number, point: Point = { x: 0, y: 0 }) =>
    setZoom((now) => zoomTo(now, now.scale * factor, point, ...sizes()));
  const toggle = (point: Point = { x: 0, y: 0 }) =>
    setZoom((now) => (now.scale > 1 ? UNZOOMED : zoomTo(now, TAP_SCALE, point, ...sizes())));

  const onPinch = useEffectEvent((factor: number, point: Point, x: number, y: number) =>
    setZoom((now) => panBy(zoomTo(now, now.scale * factor, point, ...sizes()), x, y, ...sizes())),
  );
  const onTap = useEffectEvent(toggle);
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    scaleBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), fromMiddle(event));
  });
  const onDrag = useEffectEvent((dx: number, dy: number) => {
    if (zoom.scale > 1) setZoom((now) => panBy(now, dx, dy, ...sizes()));
    else setSwipe((now) => ({ x: now.x + dx, y: now.y + dy }));
  });
  const letGo = useEffectEvent(() => {
    setHeld(false);
    setSwipe({ x: 0, y: 0 });
  });
  // The whole way of the finger: a slow phone may not have rendered its last moves.
  const onSwipe = useEffectEvent(({ x, y }: Point) => {
    if (zoom.scale > 1) return;
    if (Math.abs(x) > MIN_SWIPE_PX && Math.abs(x) > Math.abs(y)) onStep(x < 0 ? 1 : -1);
    else if (y > MIN_CLOSE_SWIPE_PX) onClose();
  });
  const pointOf = useEffectEvent(fromMiddle);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const fingers = new Map<number, Point>();
    let pressed: (Point & { at: number }) | null = null;
    let tapped: (Point & { at: number }) | null = null;
    const near = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) < MAX_TAP_MOVE_PX;

    element.addEventListener('wheel', (event) => onWheel(event), { signal, passive: false });
    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0 || (event.target as Element).closest('button')) return;
        element.setPointerCapture(event.pointerId);
        const point = pointOf(event);
        fingers.set(event.pointerId, point);
        pressed = fingers.size === 1 ? { ...point, at: event.timeStamp } : null;
        setHeld(true);
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      (event) => {
        const before = fingers.get(event.pointerId);
        if (!before) return;
        const now = pointOf(event);
        const [other] = [...fingers].flatMap(([id, point]) => (id === event.pointerId ? [] : point));
        fingers.set(event.pointerId, now);
        if (!other) return onDrag(now.x - before.x, now.y - before.y);
        const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        onPinch(apart(now) / apart(before), middle, (now.x - before.x) / 2, (now.y - before.y) / 2);
      },
      { signal },
    );
    const lift = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
      const point = pointOf(event);
      letGo();
      // Two fingers pinched.
      if (!pressed) return;
      onSwipe({ x: point.x - pressed.x, y: point.y - pressed.y });
      if (!near(pressed, point) || event.timeStamp - pressed.at >= MAX_TAP_MS) return;
      if (tapped && near(tapped, point) && event.timeStamp - tapped.at < MAX_TAP_MS) {
        onTap(point);
        tapped = null;
      } else tapped = { ...point, at: event.timeStamp };
    };
    element.addEventListener('pointerup', lift, { signal });
    element.addEventListener(
      'pointercancel',
      (event) => {
        fingers.delete(event.pointerId);
        letGo();
      },
      { signal },
    );
    return () => listening.abort();
  }, [frame]);

  return { zoom, swipe, held, scaleBy, toggle, reset: () => setZoom(UNZOOMED) };
}
