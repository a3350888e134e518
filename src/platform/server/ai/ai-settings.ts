import { z } from 'zod';
import { StartupError } from '../startup-error.ts';

/** A model on a server that speaks OpenAI's protocol. */
export interface ModelSettings {
  /** Without a trailing slash, such as http://localhost:11434/v1. */
  baseUrl: string;
  /** Undefined for servers that need none, such as local ones. */
  apiKey: string | undefined;
  model: string;
}

/** The price of a model, in US dollars. */
export interface ModelPrice {
  /** Per million input tokens. */
  input: number;
  /** Per million output tokens. */
  output: number;
  /** Per minute of audio. */
  minute: number;
}

export interface AiSettings {
  text: ModelSettings | undefined;
  vision: ModelSettings | undefined;
  speech: ModelSettings | undefined;
  embedding: ModelSettings | undefined;
  /** By the name of the model. */
  prices: ReadonlyMap<string, ModelPrice>;
  timeoutSeconds: number;
}

// Rejects keys in the address, where they would appear in logs. They have their own setting.
const address = z
  .url({ protocol: /^https?$/ })
  .refine((value) => {
    const { username, password, search, hash } = new URL(value);
    return username + password + search + hash === '';
  })
  .transform((value) => value.replace(/\/+$/, ''));
const key = z.string().regex(/^[\x21-\x7e]+$/);
const model = z.string().regex(/^\S{1,200}$/);

const PRICE = /^([^=\s]+)=(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?$/;

/** Parses 'gpt-4o-mini=0.15/0.60,whisper-1=0.006'. */
const prices = z.string().transform((text, context) => {
  const pricesByModel = new Map<string, ModelPrice>();
  for (const entry of text.split(',')) {
    const [, name, first = '', second] = PRICE.exec(entry.trim()) ?? [];
    if (name === undefined) {
      context.addIssue({ code: 'custom', message: 'not a price' });
      return z.NEVER;
    }
    const spoken = second === undefined;
    pricesByModel.set(name, {
      input: spoken ? 0 : Number(first),
      output: Number(second ?? 0),
      minute: spoken ? Number(first) : 0,
    });
  }
  return pricesByModel;
});

/** The model settings, for the schema of all settings. */
export const aiSettingShape = {
  AI_BASE_URL: address.optional(),
  AI_API_KEY: key.optional(),
  AI_MODEL: model.optional(),
  AI_VISION_MODEL: model.optional(),
  AI_EMBEDDING_MODEL: model.optional(),
  AI_PRICES: prices.optional(),
  AI_TIMEOUT_SECONDS: z.coerce.number().min(1).max(600).default(20),
  STT_BASE_URL: address.optional(),
  STT_API_KEY: key.optional(),
  STT_MODEL: model.optional(),
};

/** What each setting must be, for the error message. */
export const AI_EXPECTED: Record<keyof typeof aiSettingShape, string> = {
  AI_BASE_URL:
    'the address of an OpenAI-compatible server, such as http://localhost:11434/v1, without a key in it',
  AI_API_KEY: 'a key without spaces',
  AI_MODEL: 'the name of a model, such as llama3.2',
  AI_VISION_MODEL: 'the name of a model, such as llama3.2-vision',
  AI_EMBEDDING_MODEL: 'the name of a model, such as nomic-embed-text',
  AI_PRICES:
    'a list of models with dollars for a million tokens in and out, or for a minute of audio, such as gpt-4o-mini=0.15/0.60,whisper-1=0.006',
  AI_TIMEOUT_SECONDS: 'a number of seconds from 1 to 600',
  STT_BASE_URL:
    'the address of an OpenAI-compatible speech server, such as http://localhost:8000/v1, without a key in it',
  STT_API_KEY: 'a key without spaces',
  STT_MODEL: 'the name of a model, such as whisper-1',
};

type ParsedSettings = z.infer<z.ZodObject<typeof aiSettingShape>>;

/**
 * Reads the model settings.
 * @throws StartupError when a setting is incomplete, because every call would fail later.
 */
export function readAiSettings(settings: ParsedSettings): AiSettings {
  const {
    AI_BASE_URL,
    AI_API_KEY,
    AI_MODEL,
    AI_VISION_MODEL,
    AI_EMBEDDING_MODEL,
    STT_BASE_URL,
    STT_API_KEY,
    STT_MODEL,
  } = settings;
  const idle = (['AI_MODEL', 'AI_VISION_MODEL', 'AI_EMBEDDING_MODEL', 'AI_API_KEY'] as const).find(
    (name) => settings[name] !== undefined,
  );
  if (idle !== undefined && AI_BASE_URL === undefined) {
    throw new StartupError(
      `${idle} is set, but not where the model is: set AI_BASE_URL, such as http://localhost:11434/v1.`,
    );
  }
  if (
    AI_BASE_URL !== undefined &&
    (AI_MODEL ?? AI_VISION_MODEL ?? AI_EMBEDDING_MODEL ?? STT_MODEL) === undefined
  ) {
    throw new StartupError(
      'AI_BASE_URL is set, but no model: set AI_MODEL, AI_VISION_MODEL, AI_EMBEDDING_MODEL or STT_MODEL to the name of one.',
    );
  }
  const speechUrl = STT_BASE_URL ?? AI_BASE_URL;
  if (STT_MODEL !== undefined && speechUrl === undefined) {
    throw new StartupError(
      'STT_MODEL is set, but not where it is: set STT_BASE_URL, such as http://localhost:8000/v1.',
    );
  }
  if (STT_MODEL === undefined && (STT_BASE_URL ?? STT_API_KEY) !== undefined) {
    throw new StartupError(
      'Speech needs the name of a model: set STT_MODEL, such as whisper-1. Servers with only one take any name.',
    );
  }
  // A key is sent only to the server it belongs to.
  const speechKey = STT_API_KEY ?? (STT_BASE_URL === undefined ? AI_API_KEY : undefined);
  const at = (name: string | undefined, baseUrl: string | undefined, apiKey: string | undefined) =>
    name === undefined || baseUrl === undefined ? undefined : { baseUrl, apiKey, model: name };
  return {
    text: at(AI_MODEL, AI_BASE_URL, AI_API_KEY),
    vision: at(AI_VISION_MODEL, AI_BASE_URL, AI_API_KEY),
    speech: at(STT_MODEL, speechUrl, speechKey),
    embedding: at(AI_EMBEDDING_MODEL, AI_BASE_URL, AI_API_KEY),
    prices: settings.AI_PRICES ?? new Map(),
    timeoutSeconds: settings.AI_TIMEOUT_SECONDS,
  };
}
