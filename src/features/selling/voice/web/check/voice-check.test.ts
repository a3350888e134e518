import { expect, test } from 'vitest';
import type { Credits } from '../../../../paying/credits/contract/credits.ts';
import type { SpeechSupport } from '../speech/speech-method.ts';
import { isWorthBuying, type VoiceFacts, voiceCheck } from './voice-check.ts';

const BY_SITE: SpeechSupport = {
  method: 'server',
  installable: false,
  listens: false,
  records: true,
  missing: null,
};
const BY_BROWSER: SpeechSupport = { ...BY_SITE, method: 'browser', listens: true };
const BY_PHONE: SpeechSupport = { ...BY_BROWSER, records: false };
const BY_NOBODY: SpeechSupport = { ...BY_SITE, method: 'none', records: false, missing: 'unreachable' };

const creditsOf = (available: number, unlimited = false): Credits => ({
  available,
  unlimited,
  used: 0,
  total: available,
  allowance: available,
  purchased: 0,
  planType: 'free_trial',
  resetsAt: null,
});

const READY: VoiceFacts = {
  isMember: true,
  hasPlan: true,
  credits: creditsOf(4),
  microphone: 'usable',
  speech: BY_SITE,
};
const check = (facts: Partial<VoiceFacts>) => voiceCheck({ ...READY, ...facts });

test('With a plan, credits, a microphone and recognition, I can speak a listing', () => {
  expect(check({})).toEqual({ kind: 'ready', method: 'server', fills: 'listing' });
  expect(check({ speech: BY_BROWSER })).toMatchObject({ kind: 'ready', method: 'browser' });
  expect(check({ credits: creditsOf(0, true) })).toMatchObject({ kind: 'ready' });
});

test('My one free recording works without a plan, and its words fill in the form (CREDIT-05)', () => {
  expect(check({ hasPlan: false, credits: creditsOf(1) })).toEqual({
    kind: 'ready',
    method: 'server',
    fills: 'words',
  });
});

test('Plan, credits, microphone and recognition are checked in this order, and one state is shown', () => {
  const nothing = { hasPlan: false, credits: creditsOf(0), microphone: 'denied' } as const;
  expect(check(nothing)).toEqual({ kind: 'premium' });
  expect(check({ ...nothing, hasPlan: true })).toMatchObject({ kind: 'no-credits' });
  expect(check({ ...nothing, hasPlan: true, credits: creditsOf(1) })).toEqual({
    kind: 'no-microphone',
    reason: 'denied',
  });
  expect(check({ microphone: 'no-device' })).toEqual({ kind: 'no-microphone', reason: 'no-device' });
  expect(check({ isMember: false, hasPlan: false, credits: null })).toEqual({ kind: 'sign-in' });
});

test.each([
  ['a visitor', { isMember: false, hasPlan: false, credits: null }],
  ['a free member', { hasPlan: false, credits: creditsOf(0) }],
  ['a member without credits', { credits: creditsOf(0) }],
])('Where nobody turns speech into text, %s is sold nothing', (_who, facts) => {
  const result = check({ ...facts, speech: BY_NOBODY });
  expect(result).toEqual({ kind: 'no-recognition', missing: 'unreachable' });
  expect(isWorthBuying(result)).toBe(false);
  const unsupported = check({ ...facts, microphone: 'unsupported' });
  expect(unsupported).toEqual({ kind: 'no-microphone', reason: 'unsupported' });
  expect(isWorthBuying(unsupported)).toBe(false);
});

test('Recognition that opens the microphone by itself needs no recorder', () => {
  expect(check({ speech: BY_PHONE, microphone: 'unsupported' })).toMatchObject({ kind: 'ready' });
});

test('Nothing is said before everything is known, but credits that could not be loaded do not stop me', () => {
  expect(check({ speech: null })).toEqual({ kind: 'checking' });
  expect(check({ microphone: null })).toEqual({ kind: 'checking' });
  expect(check({ credits: null })).toMatchObject({ kind: 'ready' });
});
