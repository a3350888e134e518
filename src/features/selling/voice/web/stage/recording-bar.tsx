import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { useFocusOnArrival } from '../../../../../platform/web/use-focus-on-arrival.ts';
import { minutesAndSeconds, type Recording } from '../recording/recording.ts';
import { PlayButton } from './play-button.tsx';
import { Wave } from './wave.tsx';

interface RecordingBarProps {
  recording: Recording;
  onRecordAgain: () => void;
}

/** The collapsed recorder, shown once the words are there so that they are in view. */
export function RecordingBar({ recording, onRecordAgain }: RecordingBarProps) {
  const section = useFocusOnArrival<HTMLElement>();
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="on-night-ground flex items-center gap-3.5 rounded-full p-3.5"
      aria-label="Your recording"
    >
      <PlayButton recording={recording} />
      <Wave levels={recording.wave} className="h-8 min-w-0 flex-1 text-on-night-2" />
      <span className="num font-display text-lg leading-none font-extrabold">
        {minutesAndSeconds(recording.seconds)}
      </span>
      <Button variant="night" onClick={onRecordAgain}>
        <Icon name="mic" />
        <span className="max-md:hidden">Record again</span>
        <span className="md:hidden">
          New<span className="sr-only"> recording</span>
        </span>
      </Button>
    </section>
  );
}
