import { useRef, useState } from 'react';
import type { ApiAnswer } from '../../../../platform/web/api.ts';
import { newId } from '../../../../platform/web/new-id.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../../platform/web/use-api-action.ts';

/**
 * The text of a post or reply that is being written. It stays until it is stored; sending it again after a lost answer
 * stores it once.
 */
export function useWriting() {
  /** Names this text for the server. */
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
    /** Set where somebody writes too fast. */
    waitSeconds,
    stopWaiting: () => setWaitSeconds(null),
  };
}
