import { useEffect, useRef, useState } from 'react';

/** Plays a recording. */
export function usePlayback(audio: Blob) {
  const player = useRef<HTMLAudioElement | null>(null);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    const address = URL.createObjectURL(audio);
    const element = new Audio(address);
    const handlePause = () => setPlaying(false);
    element.addEventListener('ended', handlePause);
    element.addEventListener('pause', handlePause);
    element.addEventListener('play', () => setPlaying(true));
    player.current = element;
    return () => {
      element.pause();
      player.current = null;
      URL.revokeObjectURL(address);
    };
  }, [audio]);

  return {
    playing,
    toggle() {
      if (playing) player.current?.pause();
      // Recordings that can't be played can still be sent.
      else player.current?.play().catch(() => setPlaying(false));
    },
  };
}
