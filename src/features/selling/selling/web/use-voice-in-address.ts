import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { useCheck } from './use-check.ts';

/**
 * Opens the recorder on the first step of a page about voice, and notes in the address if the person prefers photos, for
 * Back and a reload. Returns a function that opens or closes the recorder.
 */
export function useVoiceInAddress({
  isOffered,
  check: { setRecording, voice },
}: {
  isOffered: boolean;
  check: Pick<ReturnType<typeof useCheck>, 'setRecording' | 'voice'>;
}): (isChosen: boolean) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isVoiceChosen = isOffered && new URLSearchParams(search).get('by') !== 'photo';
  const opensRecorder = isVoiceChosen && voice.kind === 'open' && voice.isChecked;
  useEffect(() => {
    if (opensRecorder) setRecording(true);
  }, [opensRecorder, setRecording]);

  return (isChosen) => {
    setRecording(isChosen);
    if (!isOffered || isChosen === isVoiceChosen) return;
    const to = new URLSearchParams(search);
    if (isChosen) to.delete('by');
    else to.set('by', 'photo');
    void navigate(`${pathname}?${to.toString()}`, { replace: true, preventScrollReset: true });
  };
}
