import type { z } from 'zod';

/** The options of every model call. */
export interface AiCall {
  /** What the call is for, such as 'listing-drafts.generate': a fixed word that groups its metrics. */
  purpose: string;
  /** Aborts the call, for example when the waiting person leaves. */
  signal?: AbortSignal;
}

export interface TextCall extends AiCall {
  /** The system prompt. Never contains what a person wrote. */
  system: string;
  /** The user prompt. */
  prompt: string;
}

export interface ObjectCall<T> extends TextCall {
  /**
   * The schema of the answer. Optional fields must be nullable instead, because strict servers don't support
   * optional ones.
   */
  schema: z.ZodType<T>;
  /** Parses the text of an answer when a model ignores the schema. JSON by default. */
  read?: (text: string) => unknown;
}

interface VisionCall<T> extends ObjectCall<T> {
  /** Small JPEG images, which every server can read. */
  images: readonly Uint8Array[];
}

export interface TranscribeCall extends AiCall {
  audio: Uint8Array;
  /** Such as 'audio/webm'. Servers detect the format by it. */
  mimeType: string;
  /** ISO 639-1, such as 'en', if known. */
  language?: string;
}

interface EmbedCall extends AiCall {
  texts: readonly string[];
}

export interface Transcription {
  /** Empty if nothing was said. */
  text: string;
  /** From 0 to 1; null if the server doesn't say. */
  confidence: number | null;
  /** Length of the recording; null if the server doesn't say. */
  seconds: number | null;
}

/**
 * The port to model providers. What is not configured is null. Calls throw only AiFailure when the provider
 * is slow, down or returns nonsense. Answers are parsed, but as untrusted as people's input.
 */
export interface Ai {
  text: ((call: TextCall) => Promise<string>) | null;
  object: (<T>(call: ObjectCall<T>) => Promise<T>) | null;
  /** Like `object`, with images. */
  vision: (<T>(call: VisionCall<T>) => Promise<T>) | null;
  transcribe: ((call: TranscribeCall) => Promise<Transcription>) | null;
  /** Returns one vector per text, all of the same length. */
  embed: ((call: EmbedCall) => Promise<number[][]>) | null;
}
