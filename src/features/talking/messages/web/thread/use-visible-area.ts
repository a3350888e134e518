import { type CSSProperties, useEffect, useState } from 'react';

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
    ? ({ '--area-top': `${area.top}px`, '--area-height': `${area.height}px` } as CSSProperties)
    : undefined;
}
