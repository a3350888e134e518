import { useEffect, useEffectEvent } from 'react';
import { Notice } from '../../../../../platform/web/ui/notice.tsx';
import { useSecondsLeft } from '../../../../../platform/web/use-seconds-left.ts';
import { zonePostErrors } from '../../contract/discussion/post-errors.ts';

/** Shows how long to wait before the next post, and disappears when the wait is over. */
export function TooFast({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const left = useSecondsLeft(seconds);
  const over = useEffectEvent(onOver);
  const isOver = left === 0;

  useEffect(() => {
    if (isOver) over();
  }, [isOver]);

  return (
    <Notice tone="warn" icon="timer">
      <strong className="block">{zonePostErrors.POSTING_TOO_FAST.title}</strong>
      Wait <span aria-hidden="true">{left === 1 ? '1 second' : `${left} seconds`}</span>
      <span className="sr-only">{seconds === 1 ? '1 second' : `${seconds} seconds`}</span>. Your text is
      saved.
    </Notice>
  );
}
