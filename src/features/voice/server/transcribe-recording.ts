import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AiFailure } from '../../../platform/server/ai/ai-failure.ts';
import { DomainError } from '../../../shared/errors.ts';
import { creditsOf } from '../../credits/server/credits.ts';
import { voiceErrors } from '../contract/errors.ts';
import { TRANSCRIPT_MAX } from '../contract/recording-limits.ts';
import type { Transcription, TranscriptionRequest } from '../contract/transcription.ts';
import { audioOf } from './audio-of.ts';
import { checkRecording } from './check-recording.ts';
import {
  claimRecording,
  findTranscript,
  keepTranscript,
  type RecordingKey,
  releaseRecording,
  type Transcript,
} from './recordings.ts';
import { spokenWords } from './spoken-words.ts';
import type { VoiceServices } from './voice-services.ts';

/** Whoever sends the same recording twice, such as after a reload, gets the answer of the first. */
const WAIT_MS = 20_000;
const LOOK_EVERY_MS = 400;
/** Names the calls in the records of the port to models. */
const PURPOSE = 'voice.transcribe';

/**
 * Writes a recording down, for one credit: taken when writing starts, returned when it fails.
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

/** Everything that can be wrong with a recording is found before a credit is taken. */
async function prepare(services: VoiceServices, request: TranscriptionRequest) {
  if ('recognized' in request) {
    const { text, confidence = null } = request.recognized;
    // Nobody says so much in five minutes, and cut off it would lose words.
    if (text.length > TRANSCRIPT_MAX) throw new DomainError(voiceErrors.RECORDING_TOO_LONG);
    const transcript = heard({ text, confidence });
    return { id: idOf(text), write: () => Promise.resolve(transcript) };
  }
  const { transcribe } = services.ai;
  const audio = audioOf(request.audio);
  const { mimeType } = await checkRecording(audio);
  if (transcribe === null) throw new DomainError(voiceErrors.NO_SPEECH_SERVICE);
  return {
    id: idOf(audio),
    write: async () => heard(await transcribe({ purpose: PURPOSE, audio, mimeType })),
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
    await keepTranscript(db, claim.attemptId, transcript);
    return transcript;
  } catch (error) {
    await releaseRecording(db, claim.attemptId);
    if (!(error instanceof AiFailure)) throw error;
    // The server that was named for it knows no speech.
    const isAbsent = error.reason === 'absent';
    throw new DomainError(isAbsent ? voiceErrors.NO_SPEECH_SERVICE : voiceErrors.TRANSCRIPTION_FAILED, {
      cause: error,
    });
  }
}

/** Waits for another request that writes the same recording down. */
async function transcriptOfOther(db: VoiceServices['db'], key: RecordingKey): Promise<Transcript> {
  for (let waited = 0; waited < WAIT_MS; waited += LOOK_EVERY_MS) {
    await wait(LOOK_EVERY_MS);
    const transcript = await findTranscript(db, key);
    if (transcript === null) throw new DomainError(voiceErrors.TRANSCRIPTION_FAILED);
    if (transcript !== 'in progress') return transcript;
  }
  throw new DomainError(voiceErrors.RECORDING_IN_PROGRESS, { retryAfter: 5 });
}

/** @throws DomainError if nothing was said. */
function heard({ text, confidence }: Transcript): Transcript {
  const words = spokenWords(text, confidence);
  if (words === null) throw new DomainError(voiceErrors.NO_WORDS_HEARD);
  // As the database keeps it, so that the same recording always has the same answer.
  return { text: words, confidence: confidence === null ? null : Math.round(confidence * 1000) / 1000 };
}

/** The same recording has the same id, also where the client gives none: in the form of a UUID, version 8. */
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
