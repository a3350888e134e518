import { type CSSProperties, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Distance in pixels from the end that still counts as being there. */
const AT_END_PX = 48;
/** Distance in pixels at which older messages are loaded in advance. */
const AHEAD_PX = 400;

interface ThreadScrollOptions {
  /** Key of the newest message, sent or unsent. */
  lastKey: string;
  /** Sequence number of the newest stored message. */
  lastSeq: number;
  /** Sequence number of the oldest message shown; null without messages. */
  firstSeq: number | null;
  /** Whether one of the two blocks the other. What is in view counts as seen afterwards. */
  blocked: boolean;
  /** Called when the oldest message is near. */
  onTop: () => void;
  /** Called when everything up to the newest message is in view. */
  onSeen: () => void;
}

/**
 * Keeps the newest message in view for readers at the end, and the scroll position for all others. The list
 * is laid out from its end, so that older messages above shift nothing.
 */
export function useThreadScroll({ lastKey, lastSeq, firstSeq, blocked, onTop, onSeen }: ThreadScrollOptions) {
  const ref = useRef<HTMLDivElement>(null);
  const topRef = useRef<HTMLElement>(null);
  const [awaySince, setAwaySince] = useState<number | null>(null);
  const before = useRef<{ lastKey: string; height: number | null }>({ lastKey, height: null });
  const visible = useVisible();
  const nearTop = useEffectEvent(onTop);
  const seen = useEffectEvent(onSeen);

  const onScroll = useEffectEvent(() => {
    const isAway = Math.abs(ref.current?.scrollTop ?? 0) > AT_END_PX;
    setAwaySince((since) => (isAway ? (since ?? lastSeq) : null));
  });

  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const follow = () => onScroll();
    list.addEventListener('scroll', follow, { passive: true });
    return () => list.removeEventListener('scroll', follow);
  }, []);

  // New messages below must not shift what the reader is looking at. At the end nothing shifts, and nothing is measured.
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const { lastKey: knownKey, height } = before.current;
    if (awaySince !== null && height !== null && lastKey !== knownKey)
      list.scrollTop -= list.scrollHeight - height;
    before.current = { lastKey, height: awaySince === null ? null : list.scrollHeight };
  });

  // Observed again after each page: if it doesn't fill the screen, the top is still near.
  useEffect(() => {
    const [root, top] = [ref.current, topRef.current];
    if (!root || !top || firstSeq === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) nearTop();
      },
      { root, rootMargin: `${AHEAD_PX}px 0px 0px` },
    );
    observer.observe(top);
    return () => observer.disconnect();
  }, [firstSeq]);

  useEffect(() => {
    if (visible && !blocked && awaySince === null && lastSeq > 0) seen();
  }, [visible, blocked, awaySince, lastSeq]);

  return {
    ref,
    topRef,
    /** Sequence number of the newest message when the reader left the end; null at the end. */
    awaySince,
    toEnd() {
      setAwaySince(null);
      if (ref.current) ref.current.scrollTop = 0;
    },
  };
}

/** Whether the page is visible, and not in a background tab. */
function useVisible(): boolean {
  const [visible, setVisible] = useState(true);
  useEffect(() => {
    const check = () => setVisible(document.visibilityState === 'visible');
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, []);
  return visible;
}

/**
 * Returns the part of the screen above a phone's keyboard, as style. Without it, elements fixed to the bottom
 * would be hidden below the keyboard.
 */
export function useVisibleArea(): CSSProperties | undefined {
  const [area, setArea] = useState<{ top: number; height: number } | null>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      const { offsetTop, height, scale } = viewport;
      // Ignored while the person has zoomed in.
      setArea(scale > 1 || height >= window.innerHeight ? null : { top: offsetTop, height });
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return area
    ? ({
        '--area-top': `${area.top}px`,
        '--area-height': `${area.height}px`,
        '--area-end': '0px',
      } as CSSProperties)
    : undefined;
}
