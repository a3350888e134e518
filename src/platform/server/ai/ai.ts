import type { z } from 'zod';

/** What every call to a model carries. */
export interface AiCall {
  /** What the call is for, such as 'listing-drafts.generate': a fixed word that tells its figures from others. */
  purpose: string;
  /** Ends the call, such as when the person who waits for it goes away. */
  signal?: AbortSignal;
}

export interface TextCall extends AiCall {
  /** What the model is to do. Never contains what a person wrote. */
  system: string;
  /** What it is to work on. */
  prompt: string;
}

export interface ObjectCall<T> extends TextCall {
  /** What the answer must be. Optional fields have to be nullable instead, as strict servers know no optional ones. */
  schema: z.ZodType<T>;
  /** Reads the text of an answer where models do not keep to the schema; JSON, unless given. */
  read?: (text: string) => unknown;
}

export interface VisionCall<T> extends ObjectCall<T> {
  /** JPEG pictures, already small: every server can read these. */
  images: readonly Uint8Array[];
}

export interface TranscribeCall extends AiCall {
  audio: Uint8Array;
  /** Such as 'audio/webm'; servers tell the format by it. */
  mimeType: string;
  /** ISO 639-1, such as 'en', when it is known. */
  language?: string;
}

export interface EmbedCall extends AiCall {
  texts: readonly string[];
}

export interface Transcription {
  /** Empty when nothing was said. */
  text: string;
  /** From 0 to 1; null when the server does not tell. */
  confidence: number | null;
  /** Length of the recording; null when the server does not tell. */
  seconds: number | null;
}

/**
 * The port to model providers. What is not configured is null. Every call throws an AiFailure, and nothing else, when
 * the provider is slow, down or answers nonsense; what it answers is parsed, but still as untrusted as what people send.
 */
export interface Ai {
  text: ((call: TextCall) => Promise<string>) | null;
  object: (<T>(call: ObjectCall<T>) => Promise<T>) | null;
  /** Like `object`, about pictures. */
  vision: (<T>(call: VisionCall<T>) => Promise<T>) | null;
  transcribe: ((call: TranscribeCall) => Promise<Transcription>) | null;
  /** A vector for each text, all of one length. */
  embed: ((call: EmbedCall) => Promise<number[][]>) | null;
}

export const NO_AI: Ai = { text: null, object: null, vision: null, transcribe: null, embed: null };
