import { downloadFile } from '../../../../../platform/web/files/download-file.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { PACKS_PAGE } from '../../../../paying/credits/contract/packs.ts';
import type { VoiceCheck } from '../check/voice-check.ts';
import { audioFileName, minutesAndSeconds, type Recording } from '../recording/recording.ts';
import { RETENTION_DAYS } from '../recording/saved-recordings.ts';
import { StageNotice } from './stage-notice.tsx';

interface SavedRecordingProps {
  recording: Recording;
  check: VoiceCheck;
  onSend: () => void;
  onDiscard: () => void;
}

const WHEN: Intl.DateTimeFormatOptions = {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};

/** Shows an untranscribed recording of an earlier visit. Rendered only in the browser, in its time zone. */
export function SavedRecording({ recording, check, onSend, onDiscard }: SavedRecordingProps) {
  const isSpent = check.kind === 'premium' || check.kind === 'no-credits';
  const when = new Date(recording.startedAt).toLocaleString('en-US', WHEN);
  return (
    <section className="on-night-ground rounded-xl p-5" aria-label="Saved recording">
      <StageNotice
        icon="rotate-ccw-clock"
        tone="warn"
        title="You have a saved recording"
        text={
          <>
            <p>{`${minutesAndSeconds(recording.seconds)} from ${when}. It was not written down yet.`}</p>
            {isSpent && (
              <p>{`It stays on this device for ${RETENTION_DAYS} days. Send it again once you have credits, or save the audio.`}</p>
            )}
          </>
        }
      >
        <Button variant="night" onClick={onSend}>
          Send again
        </Button>
        {isSpent && (
          <ButtonLink to={PACKS_PAGE} variant="night">
            Get credits
          </ButtonLink>
        )}
        <SaveAudio recording={recording} />
        <Button variant="night" onClick={onDiscard}>
          Discard
        </Button>
      </StageNotice>
    </section>
  );
}

/** Downloads a recording. Renders nothing if there is no audio because recognition used the microphone. */
export function SaveAudio({ recording: { audio, startedAt } }: { recording: Recording }) {
  if (audio.size === 0) return null;
  return (
    <Button variant="night" onClick={() => downloadFile(audio, audioFileName(audio.type, startedAt))}>
      <Icon name="download" />
      Save audio
    </Button>
  );
}
