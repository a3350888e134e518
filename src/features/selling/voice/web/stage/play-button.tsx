import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { minutesAndSeconds, type Recording, spokenDuration } from '../recording/recording.ts';

interface PlayButtonProps {
  recording: Recording;
  /** Shows the length beside the icon. */
  withTime?: boolean;
}

/**
 * Plays a recording, styled for a dark panel. Renders nothing if there is no audio because recognition used
 * the microphone.
 */
export function PlayButton(props: PlayButtonProps) {
  return props.recording.audio.size === 0 ? null : <Player {...props} />;
}

function Player({ recording, withTime = false }: PlayButtonProps) {
  const { playing, toggle } = usePlayback(recording.audio);
  const label = `${playing ? 'Pause' : 'Play'} recording, ${spokenDuration(recording.seconds)}`;
  return (
    <button
      type="button"
      className={clsx('btn btn-night', !withTime && 'size-11 flex-none p-0')}
      onClick={toggle}
    >
      <Icon name={playing ? 'pause' : 'play'} className="fill-current" />
      <span className="sr-only">{label}</span>
      {withTime && (
        <span className="num" aria-hidden="true">
          {minutesAndSeconds(recording.seconds)}
        </span>
      )}
    </button>
  );
}

/** Plays a recording. */
function usePlayback(audio: Blob) {
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
