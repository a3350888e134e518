import { Button } from '../../../../platform/web/ui/button.tsx';
import { minutesAndSeconds, type Recording } from '../recording/recording.ts';
import { SaveAudio } from './save-audio.tsx';
import { StageNotice } from './stage-notice.tsx';

interface SavedRecordingProps {
  recording: Recording;
  onSend: () => void;
  onDiscard: () => void;
}

const WHEN: Intl.DateTimeFormatOptions = {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};

/** A recording of an earlier visit that was not written down; shown in the browser only, in its own time. */
export function SavedRecording({ recording, onSend, onDiscard }: SavedRecordingProps) {
  const when = new Date(recording.startedAt).toLocaleString('en-US', WHEN);
  return (
    <section className="on-night-ground rounded-xl p-5" aria-label="Saved recording">
      <StageNotice
        icon="rotate-ccw-clock"
        tone="warn"
        title="You have a saved recording"
        text={<p>{`${minutesAndSeconds(recording.seconds)} from ${when}. It was not written down yet.`}</p>}
      >
        <Button variant="night" onClick={onSend}>
          Send again
        </Button>
        <SaveAudio recording={recording} />
        <Button variant="night" onClick={onDiscard}>
          Discard
        </Button>
      </StageNotice>
    </section>
  );
}
