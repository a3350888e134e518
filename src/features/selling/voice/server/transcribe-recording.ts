import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AiFailure } from '../../../../platform/server/ai/ai-failure.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { creditsOf } from '../../../paying/credits/server/credits.ts';
import { voiceErrors } from '../contract/errors.ts';
import { RECORDING_LIMITS, TRANSCRIPT_MAX } from '../contract/recording-limits.ts';
import type { Transcription, TranscriptionRequest } from '../contract/transcription.ts';
import { checkRecording } from './check-recording.ts';
import {
  claimRecording,
  findTranscript,
  type RecordingKey,
  releaseRecording,
  saveTranscript,
  type Transcript,
} from './recordings.ts';
import { spokenWords } from './spoken-words.ts';
import type { VoiceServices } from './voice-services.ts';

/**
 * How long a second request for the same recording, such as after a reload, waits for the first one's result.
 */
const WAIT_TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 400;
/** Names these calls in the records of model use. */
const PURPOSE = 'voice.transcribe';

/**
 * Transcribes a recording for one credit, spent when transcription starts and returned if it fails.
 * @throws DomainError of `voiceErrors`, or NO_CREDITS.
 */
export async function transcribeRecording(
  services: VoiceServices,
  profileId: string,
  request: TranscriptionRequest,
): Promise<Transcription> {
  const recording = await prepare(services, request);
  const key = { profileId, recordingId: request.recordingId ?? recording.id };
  const { text, confidence } = await transcriptOf(services, key, recording.write);
  const { available, unlimited } = await creditsOf(services, profileId);
  return { text, confidence, creditsLeft: unlimited ? null : available };
}

/** Validates everything about a recording before a credit is spent. */
async function prepare(services: VoiceServices, request: TranscriptionRequest) {
  if ('recognized' in request) {
    const { text, confidence = null } = request.recognized;
    // No one says this much in five minutes, and truncating would lose words.
    if (text.length > TRANSCRIPT_MAX) throw new DomainError(voiceErrors.RECORDING_TOO_LONG);
    const transcript = cleanTranscript({ text, confidence });
    return { id: idOf(text), write: () => Promise.resolve(transcript) };
  }
  const { transcribe } = services.ai;
  const audio = audioOf(request.audio);
  const { mimeType } = await checkRecording(audio);
  if (transcribe === null) throw new DomainError(voiceErrors.NO_SPEECH_SERVICE);
  return {
    id: idOf(audio),
    write: async () => cleanTranscript(await transcribe({ purpose: PURPOSE, audio, mimeType })),
  };
}

async function transcriptOf(
  services: VoiceServices,
  key: RecordingKey,
  write: () => Promise<Transcript>,
): Promise<Transcript> {
  const { db } = services;
  const claim = await claimRecording(services, key);
  if (claim === 'in progress') return transcriptOfOther(db, key);
  if ('transcript' in claim) return claim.transcript;
  try {
    const transcript = await write();
    await saveTranscript(db, claim.attemptId, transcript);
    return transcript;
  } catch (error) {
    await releaseRecording(db, claim.attemptId);
    if (!(error instanceof AiFailure)) throw error;
    // The configured server has no speech model.
    const isAbsent = error.reason === 'absent';
    throw new DomainError(isAbsent ? voiceErrors.NO_SPEECH_SERVICE : voiceErrors.TRANSCRIPTION_FAILED, {
      cause: error,
    });
  }
}

/** Waits for another request that transcribes the same recording. */
async function transcriptOfOther(db: VoiceServices['db'], key: RecordingKey): Promise<Transcript> {
  for (let waited = 0; waited < WAIT_TIMEOUT_MS; waited += POLL_INTERVAL_MS) {
    await wait(POLL_INTERVAL_MS);
    const transcript = await findTranscript(db, key);
    if (transcript === null) throw new DomainError(voiceErrors.TRANSCRIPTION_FAILED);
    if (transcript !== 'in progress') return transcript;
  }
  throw new DomainError(voiceErrors.RECORDING_IN_PROGRESS, { retryAfter: 5 });
}

/**
 * Returns the cleaned transcript.
 * @throws DomainError if nothing was said.
 */
function cleanTranscript({ text, confidence }: Transcript): Transcript {
  const words = spokenWords(text, confidence);
  if (words === null) throw new DomainError(voiceErrors.NO_WORDS_HEARD);
  // Rounded like the stored value, so that repeated requests return the same answer.
  return { text: words, confidence: confidence === null ? null : Math.round(confidence * 1000) / 1000 };
}

/** Derives a UUID (version 8) from the content, for clients that send no id. */
function idOf(content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/** The prefix that browsers put before the base64 of a file. */
const DATA_URL = /^data:[^,]{0,100};base64,/;

/**
 * Decodes a base64 recording.
 * @throws DomainError if it is empty, too large or not base64.
 */
function audioOf(base64: string): Uint8Array<ArrayBuffer> {
  const start = DATA_URL.exec(base64)?.[0].length ?? 0;
  const text = start === 0 ? base64 : base64.slice(start);
  if (text === '') throw new DomainError(voiceErrors.RECORDING_EMPTY);
  const audio = Buffer.from(text, 'base64');
  // The decoder skips invalid characters, which makes the result too short.
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  if (audio.length !== Math.floor(((text.length - padding) * 3) / 4)) {
    throw new DomainError(voiceErrors.RECORDING_UNREADABLE);
  }
  if (audio.length > RECORDING_LIMITS.maxBytes) throw new DomainError(voiceErrors.RECORDING_TOO_BIG);
  return audio;
}
