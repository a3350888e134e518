import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { dismissToast, showProblem, type ToastInput, toast } from '../../../../platform/web/ui/toast.ts';
import { vibrate } from '../../../../platform/web/vibration.ts';
import { useCredits } from '../../../paying/credits/web/credits.ts';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import { RECORDING_LIMITS } from '../contract/recording-limits.ts';
import { thisBrowser } from './check/this-browser.ts';
import { useVoiceCheck } from './check/use-voice-check.ts';
import { voiceHelp } from './check/voice-help.ts';
import type { Failure, Refusal } from './recording/recorder-state.ts';
import type { Recording } from './recording/recording.ts';
import { useRecorder } from './recording/use-recorder.ts';
import { useSavedRecordings } from './recording/use-saved-recordings.ts';
import { base64Of } from './speech/encode-audio.ts';
import { type HeardWords, listenToSpeech } from './speech/listen.ts';
import { lastingFailure, recognitionMemory } from './speech/recognition-memory.ts';
import type { NoRecognition } from './speech/speech-method.ts';
import { browserPhrases, browserRecognition } from './speech/speech-recognition.ts';
import { transcribe } from './speech/transcribe.ts';
import { SPEECH_LANGUAGE } from './speech/use-speech-support.ts';
import { confidencePercent, NO_CREDITS, refusalText, VOICE_INPUT_ERROR } from './voice-texts.ts';

/** The words of a recording. */
export interface Heard {
  text: string;
  /** From 0 to 1; null if unknown. */
  confidence: number | null;
  recording: Recording;
}

export interface VoiceOptions {
  chunkMs: number;
  /** The page's own title for an unusable microphone. */
  microphoneErrorTitle?: string;
  /**
   * Uses the words. The recorder shows progress until it resolves. Resolves to the reason if it failed, and
   * the recording is retained for another attempt.
   */
  onTranscript: (heard: Heard) => Promise<Failure | null>;
}

/** Records speech, transcribes it, and shows the result. Costs one credit per successful recording. */
export function useVoice({ chunkMs, microphoneErrorTitle, onTranscript }: VoiceOptions) {
  const { account } = useViewer();
  const { check, help, support, installing, install } = useVoiceCheck();
  const { credits, refresh } = useCredits();
  const { saved, save, remove, take } = useSavedRecordings(account?.id ?? null);
  const [words, setWords] = useState<HeardWords | null>(null);
  const handled = useRef<Recording | null>(null);
  /** Set by a tap before it is known whether the viewer can record here. */
  const isWanted = useRef(false);
  /** The toast saying that recording has started. */
  const started = useRef<number | null>(null);

  const { recorder, state, levels } = useRecorder({
    chunkMs,
    limitSeconds: RECORDING_LIMITS.maxSeconds,
    save,
    remove,
    records: support?.records,
    listen(track) {
      const Recognition = browserRecognition();
      if (!support?.listens || !Recognition) return null;
      return listenToSpeech(Recognition, track, {
        language: SPEECH_LANGUAGE,
        local: support.method !== 'browser',
        Phrase: browserPhrases(),
        onWords(heard) {
          recognitionMemory.remember('works');
          setWords(heard);
        },
        onError: recognitionFailed,
      });
    },
  });

  /** Stops a recording that can no longer be transcribed. */
  function recognitionFailed(error: string) {
    // The site's service transcribes it anyway.
    if (support?.method === 'server') return;
    const isOnline = navigator.onLine;
    const missing = lastingFailure(error, isOnline);
    if (missing !== null) recognitionMemory.remember(missing);
    recorder.giveUp(missing === null ? refusalOf(error, isOnline) : 'no-recognition');
    const { state: now } = recorder.snapshot();
    if (now.kind !== 'refused') toast({ tone: 'error', ...VOICE_INPUT_ERROR });
    else if (now.reason === 'no-recognition') toast(noRecognitionToast(missing ?? 'absent'));
    else showRefusal(now.reason);
  }

  async function record() {
    if (check.kind === 'checking') {
      isWanted.current = true;
      return;
    }
    if (check.kind === 'premium' || check.kind === 'no-credits') {
      return void toast({ tone: 'error', ...NO_CREDITS });
    }
    if (check.kind === 'no-recognition') return showRefusal('no-recognition');
    setWords(null);
    if (await recorder.start()) {
      vibrate();
      started.current = toast({ tone: 'success', title: 'Recording Started' });
      return;
    }
    const { state: now } = recorder.snapshot();
    if (now.kind === 'refused') showRefusal(now.reason);
  }

  const onChecked = useEffectEvent(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    void record();
  });
  useEffect(() => {
    if (check.kind !== 'checking') onChecked();
  }, [check.kind]);

  function showRefusal(reason: Refusal) {
    toast(refusalToast(reason, microphoneErrorTitle));
  }

  /** Sends the stopped recording, or one that failed before. */
  async function send() {
    const { state: now } = recorder.snapshot();
    if (now.kind !== 'stopped' && now.kind !== 'failed') return;
    const { recording } = now;
    // Dismisses the toast, which would cover the words.
    if (started.current !== null) dismissToast(started.current);
    recorder.processing('transcribe');
    const written = await transcribe(recording, support?.method ?? 'server', {
      send: (body) => outcomeOf(api.POST('/api/functions/voice-to-text', { body })),
      encode: base64Of,
    });
    // The page was left meanwhile: the recording is saved, and sending it again is free.
    if (recorder.snapshot().state.kind !== 'processing') return;
    if (!written.ok) {
      recorder.failed(written.failure);
      showProblem(written.failure);
      void refresh();
      return;
    }
    const { text, confidence } = written.heard;
    toast({ tone: 'success', title: 'Transcription Complete', text: confidencePercent(confidence) });
    void refresh();
    recorder.processing('generate');
    const unused = await onTranscript({ text, confidence, recording });
    if (unused) return recorder.failed(unused);
    // The page may have moved on with the words.
    remove(recording.id);
    recorder.done();
  }

  useEffect(() => {
    if (state.kind !== 'stopped' || state.reason === 'lost' || handled.current === state.recording) return;
    handled.current = state.recording;
    void send();
  });

  return {
    state,
    levels,
    credits,
    /** The words recognized so far; null if the browser isn't listening. */
    words,
    /** Visitors and guests have no credits. Signing in is not offered where voice would not work anyway. */
    needsSignIn: check.kind === 'sign-in' || (check.kind === 'checking' && account === null),
    /** Whether recording is possible, or why not. */
    check,
    /** What helps in this browser; null unless no speech recognition is available. */
    help,
    support,
    installing,
    install,
    saved,
    record,
    stop: recorder.stop,
    discard: recorder.discard,
    send,
    /** Returns to the initial state. */
    reset: recorder.reset,
    sendSaved(recording: Recording) {
      take(recording.id);
      recorder.resume(recording);
    },
    deleteSaved: (recording: Recording) => remove(recording.id),
  };
}

/** Returns the toast of a refusal. An unusable microphone has the page's own title, if there is one. */
function refusalToast(reason: Refusal, microphoneErrorTitle?: string): ToastInput {
  const missing = recognitionMemory.failure() ?? 'absent';
  const { title, text } = refusalText(reason, thisBrowser(), missing);
  const isMicrophone = reason === 'denied' || reason === 'no-device';
  return { tone: 'error', title: (isMicrophone && microphoneErrorTitle) || title, text };
}

/** Returns the toast of a browser without speech recognition. The recorder itself shows what helps. */
const noRecognitionToast = (missing: NoRecognition): ToastInput => ({
  tone: 'error',
  title: VOICE_INPUT_ERROR.title,
  text: voiceHelp(missing, thisBrowser()).reason,
});

/** Returns what a recognition error means for this recording. */
function refusalOf(error: string, isOnline: boolean): Refusal {
  if (!isOnline) return 'offline';
  return error === 'audio-capture' ? 'no-device' : 'denied';
}

export type Voice = ReturnType<typeof useVoice>;
