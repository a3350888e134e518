import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import type { useMessageSeller } from './use-message-seller.ts';

interface SlimBarProps {
  /** Shown once this element has scrolled out at the top. */
  below: RefObject<HTMLElement | null>;
  priceCents: number;
  message: Pick<ReturnType<typeof useMessageSeller>, 'busy' | 'ahead' | 'begin'>;
}

/** On phones: price and Message button while those of the page are out of view. */
export function SlimBar({ below, priceCents, message }: SlimBarProps) {
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
    <div
      className="fixed inset-x-3 bottom-[calc(var(--dock-space,0px)+4px)] z-(--z-bar) flex items-center justify-between rounded-full bg-raised/94 py-2 ps-4 pe-2 shadow-2 backdrop-blur-lg transition-[translate,opacity,visibility] duration-(--t-base) ease-(--ease-out) not-data-shown:invisible not-data-shown:translate-y-6 not-data-shown:opacity-0 md:hidden"
      data-shown={shown || undefined}
    >
      <PriceTag cents={priceCents} zest flat />
      <Button busy={message.busy} {...message.ahead} onClick={message.begin}>
        <Icon name="message-circle" />
        Message
      </Button>
    </div>
  );
}
