import { type CSSProperties, useEffect, useState } from 'react';

/**
 * The part of the screen that the keyboard of a phone leaves, as style: what is fixed to the screen's lower edge would
 * else lie below the keyboard.
 */
export function useVisibleArea(): CSSProperties | undefined {
  const [area, setArea] = useState<{ top: number; height: number } | null>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      const { offsetTop, height, scale } = viewport;
      // Somebody who zooms in looks at a part on purpose.
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
    ? ({ '--area-top': `${area.top}px`, '--area-height': `${area.height}px` } as CSSProperties)
    : undefined;
}
