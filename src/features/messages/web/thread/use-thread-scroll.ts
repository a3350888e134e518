import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end that still count as being there. */
const AT_END_PX = 48;
/** Older messages are asked for this far before they come into view. */
const AHEAD_PX = 400;

interface ThreadScrollOptions {
  /** Of the newest message, on its way or stored. */
  lastKey: string;
  /** Number of the newest stored message. */
  lastSeq: number;
  /** Number of the oldest one that is shown; null while none is. */
  firstSeq: number | null;
  /** The oldest message is near. */
  onTop: () => void;
  /** Everything up to the newest message is in view. */
  onSeen: () => void;
}

/**
 * Keeps the newest message in view for those who are at the end, and the place of those who are not. The list is laid
 * out from its end, so that older messages above move nothing.
 */
export function useThreadScroll({ lastKey, lastSeq, firstSeq, onTop, onSeen }: ThreadScrollOptions) {
  const ref = useRef<HTMLDivElement>(null);
  const topRef = useRef<HTMLElement>(null);
  const [awaySince, setAwaySince] = useState<number | null>(null);
  const before = useRef({ lastKey, height: 0 });
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

  // What comes below somebody who reads further up must not push it away.
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const grown = list.scrollHeight - before.current.height;
    if (awaySince !== null && lastKey !== before.current.lastKey) list.scrollTop -= grown;
    before.current = { lastKey, height: list.scrollHeight };
  });

  // Observed anew with each older page: where it is not enough for the screen, the top is still near.
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
    if (visible && awaySince === null && lastSeq > 0) seen();
  }, [visible, awaySince, lastSeq]);

  return {
    ref,
    topRef,
    /** Number of the newest message there was when the reader left the end; null at the end. */
    awaySince,
    toEnd() {
      setAwaySince(null);
      if (ref.current) ref.current.scrollTop = 0;
    },
  };
}

/** Whether somebody can see the page: not in a tab behind another. */
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
