import { useEffect, useEffectEvent, useState } from 'react';
import { Notice } from '../../../../platform/web/ui/notice.tsx';
import { zonePostErrors } from '../../contract/post-errors.ts';

/** Says how long to wait before the next post, and goes when that is over. */
export function TooFast({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const [left, setLeft] = useState(seconds);
  const over = useEffectEvent(onOver);

  useEffect(() => {
    const until = Date.now() + seconds * 1_000;
    const timer = setInterval(() => {
      const now = Math.ceil((until - Date.now()) / 1_000);
      if (now <= 0) over();
      else setLeft(now);
    }, 1_000);
    return () => clearInterval(timer);
  }, [seconds]);

  return (
    <Notice tone="warn" icon="timer">
      <strong className="block">{zonePostErrors.POSTING_TOO_FAST.title}</strong>
      Wait <span aria-hidden="true">{left === 1 ? '1 second' : `${left} seconds`}</span>
      <span className="sr-only">{seconds === 1 ? '1 second' : `${seconds} seconds`}</span>. Your text is
      saved.
    </Notice>
  );
}
