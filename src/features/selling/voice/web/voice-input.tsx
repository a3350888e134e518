import { type ReactNode, useState } from 'react';
import { useFocusOnArrival } from '../../../../platform/web/focus/use-focus-on-arrival.ts';
import { useRetainedFocus } from '../../../../platform/web/focus/use-retained-focus.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { CreditPill } from '../../../paying/credits/web/credits.ts';
import type { Recording } from './recording/recording.ts';
import { SignInToRecord } from './sign-in-to-record.tsx';
import { PlayButton } from './stage/play-button.tsx';
import { PrivacyLine } from './stage/privacy-line.tsx';
import { RecorderStage } from './stage/recorder-stage.tsx';
import { SavedRecording } from './stage/saved-recording.tsx';
import { type Heard, useVoice, type VoiceOptions } from './use-voice.ts';
import { confidencePercent } from './voice-texts.ts';

interface VoiceInputProps {
  chunkMs: number;
  onTranscript: VoiceOptions['onTranscript'];
  /** The title once there are words. */
  doneTitle?: string;
  /** The page's own title for an unusable microphone. */
  microphoneErrorTitle?: string;
  /** Opens the form for typing. */
  onType?: () => void;
  /** Undoes what was done with the words. */
  onUndo?: () => void;
  /** Shown below the words while the browser recognizes them. */
  whileHeard?: (words: string) => ReactNode;
}

/** A recorder that passes its words to the page. For members; others are asked to sign in. */
export function VoiceInput({
  chunkMs,
  onTranscript,
  doneTitle = 'Got it.',
  microphoneErrorTitle,
  onType,
  onUndo,
  whileHeard,
}: VoiceInputProps) {
  const [heard, setHeard] = useState<Heard | null>(null);
  const voice = useVoice({
    chunkMs,
    microphoneErrorTitle,
    async onTranscript(words) {
      setHeard(words);
      return onTranscript(words);
    },
  });
  const retainedFocus = useRetainedFocus<HTMLDivElement>();
  if (voice.needsSignIn) return <SignInToRecord />;
  const { state, saved, support, words } = voice;
  const [offered] = saved;
  return (
    <div {...retainedFocus} className="grid grid-cols-1 gap-3">
      {offered && state.kind === 'idle' && (
        <SavedRecording
          recording={offered}
          check={voice.check}
          onSend={() => voice.sendSaved(offered)}
          onDiscard={() => voice.deleteSaved(offered)}
        />
      )}
      {state.kind === 'done' && heard ? (
        <HeardPanel
          title={doneTitle}
          heard={heard}
          recording={state.recording}
          onRecordAgain={() => void voice.record()}
          onUndo={
            onUndo &&
            (() => {
              onUndo();
              voice.reset();
            })
          }
        />
      ) : (
        <RecorderStage voice={voice} title="Just say it" aside={<CreditPill onNight />} onType={onType}>
          {state.kind === 'recording' && words && (
            <p className="mt-5 text-xl leading-snug font-medium tracking-[-0.01em]" aria-hidden="true">
              “{words.confirmed} <span className="text-on-night-2">{words.tail}…</span>”
            </p>
          )}
          {state.kind === 'recording' && words && whileHeard?.(`${words.confirmed} ${words.tail}`)}
        </RecorderStage>
      )}
      {support && (state.kind === 'idle' || state.kind === 'recording') && (
        <PrivacyLine support={support} installing={voice.installing} onInstall={() => void voice.install()} />
      )}
    </div>
  );
}

interface HeardPanelProps {
  title: string;
  heard: Heard;
  recording: Recording;
  onRecordAgain: () => void;
  onUndo: (() => void) | undefined;
}

/** The collapsed recorder: the words, to compare with what they became. */
function HeardPanel({ title, heard, recording, onRecordAgain, onUndo }: HeardPanelProps) {
  const section = useFocusOnArrival<HTMLElement>();
  const percent = confidencePercent(heard.confidence);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="on-night-ground rounded-xl px-5 py-6 md:px-8.5"
      aria-label="Your recording"
    >
      <div className="flex flex-wrap items-center gap-3">
        <span
          className="grid size-10 flex-none place-items-center rounded-sm rounded-ss-tile bg-stage-2 text-zest"
          aria-hidden="true"
        >
          <Icon name="check" className="icon" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-2xl">{title}</h2>
          {percent && <p className="num mt-1 text-sm font-semibold text-on-night-2">{percent}</p>}
        </div>
        <CreditPill onNight className="max-md:hidden" />
      </div>
      <blockquote className="mt-4 text-xl leading-snug font-medium tracking-[-0.01em]" dir="auto">
        “{heard.text}”
      </blockquote>
      <div className="mt-4.5 flex flex-wrap items-center gap-1.5 md:gap-2 max-md:[&>.btn]:px-3.5">
        <PlayButton recording={recording} withTime />
        <Button variant="night" onClick={onRecordAgain}>
          <Icon name="mic" />
          Record again
        </Button>
        {onUndo && (
          <Button variant="night" onClick={onUndo}>
            <Icon name="undo-2" />
            Undo
          </Button>
        )}
        {/* There is no room for it beside the title. */}
        <CreditPill onNight className="px-3.5 md:hidden" />
      </div>
    </section>
  );
}
