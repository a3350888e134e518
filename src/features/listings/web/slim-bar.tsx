import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { PriceTag } from '../../../platform/web/ui/price-tag.tsx';

interface SlimBarProps {
  /** Shown once this element has scrolled out at the top. */
  below: RefObject<HTMLElement | null>;
  priceCents: number;
  busy: boolean;
  onMessage: () => void;
}

/** On phones: price and Message button while those of the page are out of view. */
export function SlimBar({ below, priceCents, busy, onMessage }: SlimBarProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!below.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setShown(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
    observer.observe(below.current);
    return () => observer.disconnect();
  }, [below]);
  return (
    <div className="slim-bar" data-shown={shown || undefined}>
      <PriceTag cents={priceCents} zest flat />
      <Button busy={busy} onClick={onMessage}>
        <Icon name="message-circle" />
        Message
      </Button>
    </div>
  );
}
