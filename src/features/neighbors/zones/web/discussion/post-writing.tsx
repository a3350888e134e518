import clsx from 'clsx';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiAnswer } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { newId } from '../../../../../platform/web/new-id.ts';
import { useSecondsLeft } from '../../../../../platform/web/time/use-seconds-left.ts';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { Notice } from '../../../../../platform/web/ui/notice.tsx';
import { dismissToast, toast } from '../../../../../platform/web/ui/toast.ts';
import { counted } from '../../../../../shared/counted.ts';
import { toastOfText } from '../../../../trust/text-rules/web/text-rules.ts';
import { zonePostErrors } from '../../contract/discussion/post-errors.ts';
import type { DiscussionReaders } from '../../contract/zone.ts';

interface WrittenText {
  clientId: string;
  text: string;
  /** A rule asked about the text, and the person is sure. */
  sure?: boolean;
}

/**
 * Manages the text of a new post or reply. The text stays until it is stored. Sending it again after a lost response
 * stores it once.
 */
export function useWriting() {
  /** Idempotency key of this text. */
  const clientId = useRef(newId());
  const [text, setText] = useState('');
  const [waitSeconds, setWaitSeconds] = useState<number | null>(null);
  const { busy, run } = useApiAction();
  // Its button sends the text that it is about, so it leaves with that text.
  const shownToast = useRef<number | null>(null);

  useEffect(() => () => dismissShown(shownToast), []);

  function changeText(next: string) {
    dismissShown(shownToast);
    clientId.current = newId();
    setText(next);
  }

  async function send<Written>(
    call: (written: WrittenText) => Promise<ApiAnswer<Written>>,
    done: (written: Written) => void,
    sure = false,
  ): Promise<void> {
    setWaitSeconds(null);
    await run(() => call({ clientId: clientId.current, text, ...(sure && { sure }) }), {
      done: (written) => {
        changeText('');
        done(written);
      },
      failed: (problem) => {
        if (problem.code === 'POSTING_TOO_FAST') setWaitSeconds(problem.retryAfter ?? 1);
        else shownToast.current = toast(toastOfText(problem, () => void send(call, done, true)));
      },
    });
  }

  return {
    text,
    changeText,
    isBlank: text.trim() === '',
    busy,
    send,
    /** Set after posting too fast. */
    waitSeconds,
    stopWaiting: () => setWaitSeconds(null),
  };
}

function dismissShown(shown: RefObject<number | null>): void {
  if (shown.current !== null) dismissToast(shown.current);
}

const HINTS = {
  everyone: { icon: 'eye', text: 'Visitors can read this too' },
  members: { icon: 'lock', text: 'Only members can read this' },
} as const satisfies Record<DiscussionReaders, unknown>;

/** Tells authors who can read the discussion. */
export function ReadersHint({ readers, className }: { readers: DiscussionReaders; className: string }) {
  const { icon, text } = HINTS[readers];
  return (
    <p className={clsx('hint flex items-center gap-1.5', className)}>
      <Icon name={icon} className="icon-sm" />
      {text}
    </p>
  );
}

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
      Wait <span aria-hidden="true">{counted(left, 'second')}</span>
      <span className="sr-only">{counted(seconds, 'second')}</span>. Your text is saved.
    </Notice>
  );
}
