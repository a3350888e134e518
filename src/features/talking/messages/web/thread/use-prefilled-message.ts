import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { MESSAGE_LIMITS } from '../../contract/message-limits.ts';

/** Query parameter with a prefilled message, which the person reads before sending. */
const WORDS_PARAM = 'words';

/** Fills in the message once, then removes the parameter. */
export function usePrefilledMessage(write: (words: string) => void): void {
  const [params, setParams] = useSearchParams();
  const words = (params.get(WORDS_PARAM) ?? '').trim().slice(0, MESSAGE_LIMITS.text);
  const newest = useRef({ write, setParams });
  useEffect(() => {
    newest.current = { write, setParams };
  });
  useEffect(() => {
    if (words === '') return;
    newest.current.write(words);
    const withoutWords = (before: URLSearchParams) => {
      before.delete(WORDS_PARAM);
      return before;
    };
    newest.current.setParams(withoutWords, { replace: true, preventScrollReset: true });
  }, [words]);
}
