import { Button } from '../../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { PACKS_PAGE } from '../../../../paying/credits/contract/packs.ts';
import { thisBrowser } from '../check/this-browser.ts';
import { minutesAndSeconds } from '../recording/recording.ts';
import { RETENTION_DAYS } from '../recording/saved-recordings.ts';
import { recognitionMemory } from '../speech/recognition-memory.ts';
import type { Voice } from '../use-voice.ts';
import { NO_CREDITS, REFUSAL_HELP, refusalText } from '../voice-texts.ts';
import { PlayButton } from './play-button.tsx';
import { SaveAudio } from './saved-recording.tsx';
import { StageNotice } from './stage-notice.tsx';
import { Wave } from './wave.tsx';

interface StageTroubleProps {
  voice: Voice;
  onType: (() => void) | undefined;
}

/** Shows what went wrong, what is saved, and what to do. */
export function StageTrouble({ voice, onType }: StageTroubleProps) {
  const { state } = voice;
  const typeIt = onType && (
    <Button variant="night" onClick={onType}>
      Type it
    </Button>
  );
  if (state.kind === 'refused') {
    const missing = recognitionMemory.failure() ?? 'absent';
    const { title, text } = refusalText(state.reason, thisBrowser(), missing);
    return (
      <StageNotice
        icon={state.reason === 'unsupported' ? 'globe' : 'mic-off'}
        title={title}
        text={<p>{REFUSAL_HELP[state.reason] ?? text}</p>}
      >
        {state.reason !== 'unsupported' && (
          <Button variant="night" onClick={() => void voice.record()}>
            Try Again
          </Button>
        )}
        {typeIt}
      </StageNotice>
    );
  }
  if (state.kind === 'stopped') {
    const length = minutesAndSeconds(state.recording.seconds);
    return (
      <StageNotice icon="unplug" title="Microphone unplugged" text={<p>{`We kept the first ${length}.`}</p>}>
        <Button variant="night" onClick={() => void voice.send()}>
          Use {length}
        </Button>
        <Button variant="night" onClick={() => void voice.record()}>
          Record again
        </Button>
      </StageNotice>
    );
  }
  if (state.kind !== 'failed') return null;
  const { recording, failure } = state;
  if (!failure.retry) {
    return (
      <StageNotice icon="volume-x" title={failure.title} text={<p>{failure.detail}</p>}>
        <Button variant="night" onClick={() => void voice.record()}>
          Record again
        </Button>
        {typeIt}
      </StageNotice>
    );
  }
  return (
    <StageNotice icon="mic-off" title={failure.title} text={<p>{failure.detail}</p>} wide>
      <div className="mb-1 flex w-full items-center gap-3.5 rounded-full bg-stage-2 py-2.5 ps-2.5 pe-4.5">
        <PlayButton recording={recording} />
        <Wave levels={recording.wave} className="h-8 min-w-0 flex-1 text-on-night-2" />
        <span className="num font-display text-lg leading-none font-extrabold">
          {minutesAndSeconds(recording.seconds)}
        </span>
      </div>
      <ol className="mb-1 w-full list-decimal ps-5 text-on-night-2">
        <li>Your recording is kept on this device for {RETENTION_DAYS} days.</li>
        <li>Send it again later, or type it now. Typing is free.</li>
      </ol>
      <Button variant="night" onClick={() => void voice.send()}>
        <Icon name="refresh-cw" />
        Send again
      </Button>
      {failure.title === NO_CREDITS.title && (
        <ButtonLink to={PACKS_PAGE} variant="night">
          Get credits
        </ButtonLink>
      )}
      <SaveAudio recording={recording} />
      <Button variant="night" onClick={voice.discard}>
        Discard
      </Button>
      {typeIt}
    </StageNotice>
  );
}
