import { useState } from 'react';
import { api } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { downloadFile } from '../../../../platform/web/files/download-file.ts';
import { useFocusOnArrival } from '../../../../platform/web/focus/use-focus-on-arrival.ts';
import { useRetainedFocus } from '../../../../platform/web/focus/use-retained-focus.ts';
import { useSavedValue } from '../../../../platform/web/stored/use-saved-value.ts';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { CreditPill } from '../../../paying/credits/web/credits.ts';
import { useEntitlement, useViewer } from '../../../people/accounts/web/accounts.ts';
import type { ListingDraft } from '../../listing-drafts/contract/listing-draft.ts';
import { ENHANCEMENT_LABELS, type EnhancementType } from '../contract/enhancements.ts';
import { GeneratedListing } from './listing/generated-listing.tsx';
import { useGenerateFromVoice } from './listing/use-generate-from-voice.ts';
import { WordsToForm } from './listing/words-to-form.tsx';
import { minutesAndSeconds, type Recording, transcriptFileName } from './recording/recording.ts';
import { SignInToRecord } from './sign-in-to-record.tsx';
import { PlayButton } from './stage/play-button.tsx';
import { PrivacyLine } from './stage/privacy-line.tsx';
import { RecorderStage } from './stage/recorder-stage.tsx';
import { SavedRecording } from './stage/saved-recording.tsx';
import { Wave } from './stage/wave.tsx';
import { EnhancePanel } from './transcript/enhance-panel.tsx';
import {
  NO_TEXT,
  parseTranscript,
  savedName,
  type Transcript,
  wordCount,
} from './transcript/saved-transcript.ts';
import { TranscriptField } from './transcript/transcript-field.tsx';
import { useVoice } from './use-voice.ts';
import { confidencePercent, confidenceTone, NO_TRANSCRIPT } from './voice-texts.ts';

/** Length of each recorded chunk, in milliseconds. */
const CHUNK_MS = 250;

interface RecorderToolProps {
  /** Fills the form with a generated listing. */
  onUseInForm: (draft: ListingDraft) => void;
}

/** Records speech, and turns it into a transcript, an enhanced one, and a listing. */
export function RecorderTool({ onUseInForm }: RecorderToolProps) {
  const { account } = useViewer();
  return account === null ? (
    <SignInToRecord />
  ) : (
    <MemberRecorderTool person={account.id} onUseInForm={onUseInForm} />
  );
}

interface MemberRecorderToolProps extends RecorderToolProps {
  person: string;
}

function MemberRecorderTool({ person, onUseInForm }: MemberRecorderToolProps) {
  const makesListings = useEntitlement('voice_to_listing');
  const [transcript, setTranscript] = useState(NO_TEXT);
  const [mode, setMode] = useState<EnhancementType>('structure');
  const [typing, setTyping] = useState(false);
  const [listing, setListing] = useState<{ of: string; draft: ListingDraft | null } | null>(null);
  const [generating, setGenerating] = useState(false);
  const enhancing = useApiAction();
  const generateFromVoice = useGenerateFromVoice();
  const retainedFocus = useRetainedFocus<HTMLDivElement>();
  useSavedValue({
    name: savedName(person),
    value: transcript,
    parse: parseTranscript,
    restore: setTranscript,
  });

  const voice = useVoice({
    chunkMs: CHUNK_MS,
    async onTranscript({ text, confidence }) {
      change({ original: text, confidence, enhanced: '', enhancedBy: null });
      setListing(null);
      if (makesListings) await generate(text);
      return null;
    },
  });
  const { state, saved, support } = voice;
  const [offered] = saved;

  function change(changed: Partial<Transcript>) {
    setTranscript((before) => ({ ...before, ...changed }));
  }

  async function generate(words: string) {
    setGenerating(true);
    const outcome = await generateFromVoice(words);
    setGenerating(false);
    setListing({ of: words, draft: outcome.ok ? outcome.data : null });
  }

  async function enhance() {
    if (transcript.original.trim() === '') return void toast({ tone: 'error', ...NO_TRANSCRIPT });
    const body = { transcript: transcript.original, enhancementType: mode };
    await enhancing.run(() => api.POST('/api/functions/enhance-transcript', { body }), {
      done({ enhancedText }) {
        change({ enhanced: enhancedText, enhancedBy: mode });
        toast({ tone: 'success', title: 'Enhancement Complete' });
      },
      failed: ({ detail, code }) =>
        toast({
          tone: 'error',
          title: 'Enhancement Failed',
          text: code === 'UNREADABLE_ANSWER' || detail === '' ? 'Could not enhance transcript' : detail,
        }),
    });
  }

  const hasWords = transcript.original.trim() !== '';
  const isReady = hasWords && state.kind !== 'processing';
  return (
    <div className="grid grid-cols-1 gap-4">
      <div {...retainedFocus} className="grid grid-cols-1 gap-4">
        {offered && state.kind === 'idle' && (
          <SavedRecording
            recording={offered}
            check={voice.check}
            onSend={() => voice.sendSaved(offered)}
            onDiscard={() => voice.deleteSaved(offered)}
          />
        )}
        {state.kind === 'done' ? (
          <RecordingBar recording={state.recording} onRecordAgain={() => void voice.record()} />
        ) : (
          <RecorderStage
            voice={voice}
            title="Talk. We write it down."
            // On wide screens it is in the page's header.
            aside={<CreditPill onNight className="md:hidden" />}
            onType={() => setTyping(true)}
          />
        )}
      </div>
      <div className="panel grid grid-cols-1 divide-line max-lg:divide-y lg:grid-cols-[minmax(0,1fr)_256px_minmax(0,1fr)] lg:divide-x">
        <TranscriptField
          title="Original Transcript"
          badge={hasWords && transcript.confidence !== null && <Confidence value={transcript.confidence} />}
          text={transcript.original}
          onChange={(original) => change({ original })}
          empty={{ icon: 'file-text', lines: ['Your words show up here.', 'Edit them before you use them.'] }}
          open={typing}
          focusOnOpen
          waiting={state.kind === 'processing' && state.step === 'transcribe'}
        >
          <span className="hint num ms-auto">{wordCount(transcript.original)}</span>
        </TranscriptField>
        <EnhancePanel
          mode={mode}
          onMode={setMode}
          onEnhance={() => void enhance()}
          busy={enhancing.busy}
          used={transcript.enhancedBy !== null}
        />
        <TranscriptField
          title="Enhanced Transcript"
          badge={
            transcript.enhancedBy && <Badge tone="ai">{ENHANCEMENT_LABELS[transcript.enhancedBy]}</Badge>
          }
          text={transcript.enhanced}
          onChange={(enhanced) => change({ enhanced })}
          empty={{
            icon: 'sparkles',
            lines: ['Pick one of the four, then Enhance.', 'Only your own facts, better put.'],
          }}
          open={transcript.enhancedBy !== null}
        >
          <Button variant="line" onClick={() => download(transcript.enhanced)}>
            <Icon name="download" />
            Download
          </Button>
        </TranscriptField>
      </div>
      {isReady && makesListings && (
        <GeneratedListing
          draft={listing?.draft ?? null}
          outdated={listing !== null && listing.of !== transcript.original}
          generating={generating}
          onGenerate={() => void generate(transcript.original)}
          onUseInForm={onUseInForm}
        />
      )}
      {isReady && !makesListings && <WordsToForm words={transcript.original} onUseInForm={onUseInForm} />}
      {support && (state.kind === 'idle' || state.kind === 'recording') && (
        <PrivacyLine support={support} installing={voice.installing} onInstall={() => void voice.install()} />
      )}
    </div>
  );
}

function Confidence({ value }: { value: number }) {
  return (
    <Badge tone={confidenceTone(value)} className="num">
      {confidencePercent(value)}
    </Badge>
  );
}

function download(text: string) {
  downloadFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), transcriptFileName(Date.now()));
}

interface RecordingBarProps {
  recording: Recording;
  onRecordAgain: () => void;
}

/** The collapsed recorder, shown once the words are there so that they are in view. */
function RecordingBar({ recording, onRecordAgain }: RecordingBarProps) {
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
