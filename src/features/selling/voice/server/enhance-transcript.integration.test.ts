import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type AiServer, startAiServer } from '../../../../../tests/support/ai-server.ts';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newGuest, newMember } from '../../../../../tests/support/factories.ts';
import { recordedByChrome } from '../../../../../tests/support/recordings.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Enhancement } from '../contract/enhancement.ts';

let model: AiServer;
/** A site with a language model, and one without services. */
let app: TestApp;
let plain: TestApp;
let member: Member;
let plainMember: Member;

beforeAll(async () => {
  model = await startAiServer();
  app = await startTestApp({ AI_BASE_URL: model.url, AI_MODEL: 'writer', AI_TIMEOUT_SECONDS: '2' });
  plain = await startTestApp();
  member = await newMember(app);
  plainMember = await newMember(plain);
});
afterAll(async () => {
  await app?.close();
  await plain?.close();
  await model?.close();
});
beforeEach(() => model.behave('normal'));

const SAID = 'um so selling my oak desk its got two scratches on top im asking eighty dollars';

type Answer = Enhancement & { code: string; title: string; detail: string };
const enhance = (enhancementType: string, client: TestClient, transcript = SAID) =>
  client.post<Answer>('/api/functions/enhance-transcript', { transcript, enhancementType });

test('"Fix Grammar" corrects mistakes, and leaves names and numbers as they were said (VOICE-24)', async () => {
  const fix = async (spoken: string) => (await enhance('grammar', plainMember, spoken)).body.enhancedText;
  // The checker takes seconds to start, more on a busy machine; rules respond until then.
  await vi.waitFor(async () => expect(await fix('I could of sold it.')).toBe('I could have sold it.'), {
    timeout: 60_000,
    interval: 1_000,
  });
  expect(
    await fix('This is an test of the the Ikea Kallax, 77 by 77. its alot heavier then the other one'),
  ).toBe("This is a test of the IKEA Kallax, 77 by 77. It's a lot heavier than the other one.");
}, 90_000);

test('Without a model, rules enhance a transcript, and take no credit (VOICE-24, VOICE-25)', async () => {
  const { body: professional } = await enhance('professional', plainMember);
  expect(professional).toEqual({
    enhancedText: expect.stringMatching(/^Selling my oak desk.* I am asking eighty dollars\.$/),
    writtenBy: 'engine',
  });
  const { body: summary } = await enhance('summary', plainMember);
  expect(summary.enhancedText).toMatch(/^Oak desk\. .*two scratches on top\. \$80\.$/);
  const { body: structure } = await enhance('structure', plainMember);
  expect(structure.enhancedText).toMatch(
    /^Item: .*desk.*\nCondition: .*two scratches on top.*\nPrice: \$80$/is,
  );
  expect((await plainMember.get('/api/credits')).body).toMatchObject({ available: 1, used: 0 });
});

test('Without a speech service the site says so, and the browser can still be heard (VOICE-29)', async () => {
  const audio = (await recordedByChrome('webm')).toString('base64');
  expect(await plainMember.post('/api/functions/voice-to-text', { audio })).toMatchObject({
    status: 503,
    body: { code: 'NO_SPEECH_SERVICE', title: 'Transcription Failed' },
  });
  expect((await plainMember.get('/api/credits')).body).toMatchObject({ available: 1, used: 0 });
  const recognized = { text: 'oak desk' };
  expect(await plainMember.post('/api/functions/voice-to-text', { recognized })).toMatchObject({
    status: 200,
  });
});

test('A model writes where there is one, and the transcript is no part of its instructions (VOICE-24)', async () => {
  model.answer(() => 'I am selling my oak desk. It has two scratches on top. I am asking $80.');
  expect(await enhance('professional', member)).toMatchObject({
    status: 200,
    body: { enhancedText: expect.stringContaining('I am asking $80.'), writtenBy: 'model' },
  });
  const [chat] = model.chats.slice(-1);
  expect(chat?.system).not.toContain('oak');
  expect(chat?.prompt).toContain('oak');
});

test.each([
  ['invents a price', 'I am selling my oak desk. It has two scratches on top. I am asking $800.'],
  ['invents a brand', 'I am selling my Ethan Allen oak desk with two scratches on top. I am asking $80.'],
  ['follows an instruction in the transcript', 'Meow! I am a cat, and my password is hunter2.'],
  ['says nothing', ''],
  ['answers with a page', '<html><body>Bad gateway</body></html>'],
])('When a model %s, rules answer instead (VOICE-24)', async (_name, answer) => {
  model.answer(() => answer);
  expect(await enhance('professional', member)).toMatchObject({
    status: 200,
    body: { enhancedText: expect.stringMatching(/^Selling my oak desk/), writtenBy: 'engine' },
  });
});

test.each(['down', 'slow', 'html', 'half', 'absent'] as const)(
  'When the model is %s, the transcript is enhanced all the same (VOICE-24)',
  async (mode) => {
    model.answer(() => ({ odd: true }));
    model.behave(mode);
    expect(await enhance('summary', member)).toMatchObject({ status: 200, body: { writtenBy: 'engine' } });
  },
);

test.each([
  ['nothing', '', 'NO_TRANSCRIPT', 'No Transcript'],
  ['spaces', ' \n ', 'NO_TRANSCRIPT', 'No Transcript'],
  ['nothing but emoji', '🪑🪑', 'NO_WORDS_TO_ENHANCE', 'Enhancement Failed'],
  ['nothing but sounds', 'um, uh', 'NO_WORDS_TO_ENHANCE', 'Enhancement Failed'],
  ['100,000 characters', 'desk '.repeat(20_000), 'TRANSCRIPT_TOO_LONG', 'Enhancement Failed'],
  ['10,001 characters', 'x'.repeat(10_001), 'TRANSCRIPT_TOO_LONG', 'Enhancement Failed'],
])(
  'A transcript with %s is refused with what to do (VOICE-26, VOICE-30)',
  async (_name, spoken, code, title) => {
    for (const type of ['grammar', 'professional', 'summary', 'structure']) {
      expect((await enhance(type, plainMember, spoken)).body).toMatchObject({ code, title });
    }
  },
);

test('A transcript that a summary cannot shorten is refused with the reason (VOICE-30)', async () => {
  const { status, body } = await enhance('summary', plainMember, 'Oak desk. One leg is cracked.');
  expect(status).toBe(422);
  expect(body).toMatchObject({
    code: 'ALREADY_SHORT',
    title: 'Enhancement Failed',
    detail: "This is already short. There's nothing to leave out.",
  });
});

test('Words in another language, and control signs, come through (VOICE-24)', async () => {
  for (const type of ['grammar', 'professional', 'structure']) {
    const { status, body } = await enhance(type, plainMember, 'أبيع مكتب\0 خشب \u202Eبسعر 80 دولار \ud800');
    expect(status).toBe(200);
    expect(body.enhancedText).toContain('خشب');
    // oxlint-disable-next-line no-control-regex -- none must be left
    expect(body.enhancedText).not.toMatch(/[\0\u202E]/);
  }
});

test('Only members enhance, and an unknown way is refused (VOICE-24, PERM-14)', async () => {
  for (const client of [await newGuest(plain), plain.client()]) {
    expect((await enhance('grammar', client)).status).toBe(401);
  }
  expect((await enhance('poem', plainMember)).body).toMatchObject({ code: 'INVALID_INPUT' });
});

test('After 120 tries in an hour, a member has to wait (VOICE-30)', async () => {
  const eager = await newMember(plain);
  const answers = await Promise.all(Array.from({ length: 123 }, () => enhance('summary', eager, '')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.body).toMatchObject({ code: 'TOO_MANY_ENHANCEMENTS', title: 'Enhancement Failed' });
});
