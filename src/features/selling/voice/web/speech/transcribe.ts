import type { Outcome } from '../../../../../platform/web/api/api.ts';
import type { ApiProblem } from '../../../../../platform/web/api/api-problem.ts';
import { RECORDING_LIMITS } from '../../contract/recording-limits.ts';
import type { Transcription, TranscriptionRequest } from '../../contract/transcription.ts';
import type { Failure } from '../recording/recorder-state.ts';
import type { Recording } from '../recording/recording.ts';
import type { SpeechMethod } from './speech-method.ts';

type Send = (body: TranscriptionRequest) => Promise<Outcome<Transcription>>;

export type Written = { ok: true; heard: Transcription } | { ok: false; failure: Failure };

export const HEARD_NOTHING: Failure = {
  title: 'We heard nothing',
  detail: 'The recording is silent or under two seconds. No credit used.',
  retry: false,
};

const NOT_PROCESSED: Failure = {
  title: 'Processing Failed',
  detail: 'Could not process the audio recording',
  retry: true,
};

/** Refusals of the audio itself, which would be repeated for the same recording. */
const PERMANENT_REFUSALS: readonly string[] = [
  'RECORDING_EMPTY',
  'RECORDING_UNREADABLE',
  'RECORDING_TOO_SHORT',
  'RECORDING_TOO_LONG',
  'RECORDING_TOO_BIG',
  'NO_WORDS_HEARD',
];

/** Refusals after which the browser's own words are used. */
const SERVICE_FAILURES: readonly string[] = ['NO_SPEECH_SERVICE', 'TRANSCRIPTION_FAILED'];

/** Transcribes a recording: with the site's service if it has one, otherwise with the browser's words. */
export async function transcribe(
  recording: Recording,
  method: SpeechMethod,
  { send, encode }: { send: Send; encode: (audio: Blob) => Promise<string> },
): Promise<Written> {
  const { id: recordingId, recognized } = recording;
  const asRecognized = recognized && {
    recordingId,
    recognized: { text: recognized.text, confidence: recognized.confidence ?? undefined },
  };
  if (isTooShort(recording)) return { ok: false, failure: HEARD_NOTHING };
  try {
    if (asRecognized && method !== 'server') return toTranscript(await send(asRecognized));
    // Only the browser could have recognized something, and there may be no audio to send.
    if (method === 'browser' || method === 'device') return { ok: false, failure: HEARD_NOTHING };
    const outcome = await send({ recordingId, audio: await encode(recording.audio) });
    if (!outcome.ok && asRecognized && SERVICE_FAILURES.includes(outcome.problem.code)) {
      return toTranscript(await send(asRecognized));
    }
    return toTranscript(outcome);
  } catch {
    return { ok: false, failure: NOT_PROCESSED };
  }
}

/** Too short for a sentence, or silent. Neither is worth a credit. */
const isTooShort = ({ seconds, silent, recognized }: Recording): boolean =>
  seconds < RECORDING_LIMITS.minSeconds || (silent && recognized === null);

function toTranscript(outcome: Outcome<Transcription>): Written {
  if (outcome.ok) return { ok: true, heard: outcome.data };
  return { ok: false, failure: failureOf(outcome.problem) };
}

function failureOf({ code, title, detail }: ApiProblem): Failure {
  return {
    title: code === 'OFFLINE' || code === 'UNREADABLE_ANSWER' ? 'Transcription Failed' : title,
    detail: code === 'UNREADABLE_ANSWER' || detail === '' ? 'Could not transcribe audio' : detail,
    retry: !PERMANENT_REFUSALS.includes(code),
  };
}
