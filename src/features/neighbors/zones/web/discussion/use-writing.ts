import { useRef, useState } from 'react';
import type { ApiAnswer } from '../../../../../platform/web/api.ts';
import { newId } from '../../../../../platform/web/new-id.ts';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../../../platform/web/use-api-action.ts';

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

  function changeText(next: string) {
    clientId.current = newId();
    setText(next);
  }

  async function send<Written>(
    call: (written: { clientId: string; text: string }) => Promise<ApiAnswer<Written>>,
    done: (written: Written) => void,
  ): Promise<void> {
    setWaitSeconds(null);
    await run(() => call({ clientId: clientId.current, text }), {
      done: (written) => {
        changeText('');
        done(written);
      },
      failed: ({ code, title, detail, retryAfter }) => {
        if (code === 'POSTING_TOO_FAST') setWaitSeconds(retryAfter ?? 1);
        else toast({ tone: 'error', title, text: detail });
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
