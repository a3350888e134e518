import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { MESSAGE_LIMITS } from '../../contract/message-limits.ts';

/** In an address: what somebody came to write. They read it before they send it. */
const WORDS_PARAM = 'words';

/** Writes them once, as the address forgets them. */
export function useWordsOnArrival(write: (words: string) => void): void {
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
