import { expect, test } from 'vitest';
import { z } from 'zod';
import { AI_EXPECTED, aiSettingShape, readAiSettings } from './ai-settings.ts';

const read = (env: Record<string, string>) => readAiSettings(z.object(aiSettingShape).parse(env));
const LOCAL = 'http://localhost:11434/v1';

test('An address and the name of a model are all it takes', () => {
  expect(read({ AI_BASE_URL: `${LOCAL}/`, AI_MODEL: 'llama3.2:3b' })).toMatchObject({
    text: { baseUrl: LOCAL, apiKey: undefined, model: 'llama3.2:3b' },
    vision: undefined,
    speech: undefined,
    timeoutSeconds: 20,
  });
});

test('Without settings there are no models', () => {
  expect(read({})).toMatchObject({ text: undefined, vision: undefined, speech: undefined });
});

test('Speech is on the same server with the same key, unless it has its own', () => {
  const shared = { AI_BASE_URL: LOCAL, AI_API_KEY: 'ours', STT_MODEL: 'whisper-1' };
  expect(read(shared).speech).toEqual({ baseUrl: LOCAL, apiKey: 'ours', model: 'whisper-1' });
  const other = 'http://localhost:8000/v1';
  expect(read({ ...shared, AI_MODEL: 'a', STT_BASE_URL: other }).speech).toEqual({
    baseUrl: other,
    apiKey: undefined,
    model: 'whisper-1',
  });
  expect(read({ STT_BASE_URL: other, STT_API_KEY: 'theirs', STT_MODEL: 'w' }).speech?.apiKey).toBe('theirs');
});

test('A model of embeddings is on the same server with the same key, and enough by itself', () => {
  const settings = { AI_BASE_URL: LOCAL, AI_API_KEY: 'ours', AI_EMBEDDING_MODEL: 'nomic-embed-text' };
  expect(read(settings)).toMatchObject({
    text: undefined,
    embedding: { baseUrl: LOCAL, apiKey: 'ours', model: 'nomic-embed-text' },
  });
});

test.each([
  [{ AI_MODEL: 'a' }, 'AI_BASE_URL'],
  [{ AI_VISION_MODEL: 'a' }, 'AI_BASE_URL'],
  [{ AI_EMBEDDING_MODEL: 'a' }, 'AI_BASE_URL'],
  [{ AI_API_KEY: 'a' }, 'AI_BASE_URL'],
  [{ AI_BASE_URL: LOCAL }, 'AI_MODEL'],
  [{ STT_MODEL: 'a' }, 'STT_BASE_URL'],
  [{ STT_BASE_URL: LOCAL }, 'STT_MODEL'],
])('%o says that %s is missing', (env, missing) => {
  expect(() => read(env)).toThrow(`set ${missing}`);
});

test.each([
  ['http://user:secret@localhost/v1'],
  ['http://localhost/v1?key=secret'],
  ['localhost:11434'],
  ['ftp://localhost/v1'],
])('%s is no address of a server', (address) => {
  expect(z.object(aiSettingShape).safeParse({ AI_BASE_URL: address, AI_MODEL: 'a' }).success).toBe(false);
});

test('Prices are by model: for tokens in and out, or for a minute', () => {
  const { prices } = read({ AI_PRICES: 'gpt-4o-mini=0.15/0.60, whisper-1=0.006,llama3.2:3b=0/0' });
  expect(Object.fromEntries(prices)).toEqual({
    'gpt-4o-mini': { input: 0.15, output: 0.6, minute: 0 },
    'whisper-1': { input: 0, output: 0, minute: 0.006 },
    'llama3.2:3b': { input: 0, output: 0, minute: 0 },
  });
  for (const bad of ['gpt', 'gpt=', 'gpt=-1', 'gpt=1/2/3', 'a=1,,b=2']) {
    expect(z.object(aiSettingShape).safeParse({ AI_PRICES: bad }).success).toBe(false);
  }
});

test('Every setting says what it must be', () => {
  expect(Object.keys(AI_EXPECTED).toSorted()).toEqual(Object.keys(aiSettingShape).toSorted());
});
