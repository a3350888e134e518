import { downloadFile } from '../../../../../platform/web/download-file.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { audioFileName } from '../file-names.ts';
import type { Recording } from '../recording/recording.ts';

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
