import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { newGuest, newMember } from '../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../tests/support/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const say = (client: TestClient, text: string) =>
  client.post('/api/functions/voice-to-text', { recognized: { text } });

test('Members record; guests and visitors are asked to sign in first (VOICE-22)', async () => {
  expect(await say(await newMember(app), 'Oak desk, eighty dollars')).toMatchObject({
    status: 200,
    body: { text: 'Oak desk, eighty dollars', confidence: null },
  });
  for (const client of [await newGuest(app), app.client()]) {
    expect(await say(client, 'Oak desk, eighty dollars')).toMatchObject({
      status: 401,
      body: { title: 'Authentication Required' },
    });
  }
});
