import { expect, test } from 'vitest';
import { browserOf, sharesMicrophone } from './this-browser.ts';
import { helpText, voiceHelp } from './voice-help.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const BROWSERS = {
  chrome: { userAgent: `${WINDOWS} Chrome/140.0 Safari/537.36`, brands: ['Chromium', 'Google Chrome'] },
  edge: { userAgent: `${WINDOWS} Chrome/140.0 Safari/537.36 Edg/140.0`, brands: ['Microsoft Edge'] },
  brave: { userAgent: `${WINDOWS} Chrome/140.0 Safari/537.36`, brands: ['Chromium', 'Brave'] },
  firefox: {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    brands: [],
  },
  safari: {
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18.4 Safari/605',
    brands: [],
  },
  iphoneChrome: {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605 CriOS/140.0 Mobile',
    brands: [],
  },
  androidChrome: {
    userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    brands: ['Google Chrome'],
  },
} as const;
const browser = (name: keyof typeof BROWSERS, maxTouchPoints = 0) =>
  browserOf({ ...BROWSERS[name], maxTouchPoints });

test.each([
  ['chrome', { name: 'Chrome', system: 'windows' }],
  ['edge', { name: 'Edge', system: 'windows' }],
  ['brave', { name: 'other', system: 'windows' }],
  ['firefox', { name: 'other', system: 'other' }],
  ['safari', { name: 'other', system: 'mac' }],
  ['iphoneChrome', { name: 'Chrome', system: 'ios' }],
  ['androidChrome', { name: 'Chrome', system: 'android' }],
] as const)('Tells %s by its signs', (name, expected) => {
  expect(browser(name)).toEqual(expected);
});

test('An iPad that calls itself a Mac is told by its touch screen', () => {
  expect(browser('safari', 5).system).toBe('ios');
});

test('Help names the keyboard first, then a browser, and never the one I already use', () => {
  const help = (name: keyof typeof BROWSERS) => helpText(voiceHelp('unreachable', browser(name)));
  expect(help('androidChrome')).toMatch(
    /Tap the text line and use the microphone on your keyboard\. Or open this page in Edge\.$/,
  );
  expect(help('chrome')).toMatch(/Windows \+ H to dictate\. Or open this page in Edge\.$/);
  expect(help('edge')).toMatch(/Or open this page in Chrome\.$/);
  expect(help('safari')).toMatch(/Start Dictation\. Or open this page in Chrome or Edge\.$/);
  expect(help('firefox')).toMatch(/of its own\. Open this page in Chrome or Edge\.$/);
  // All browsers on iPhones use the same engine.
  expect(help('iphoneChrome')).toMatch(/on your keyboard\.$/);
});

test('Help says why: no recognition, its service is out of reach, or it is turned off', () => {
  const reasons = (['absent', 'unreachable', 'turned-off'] as const).map(
    (missing) => voiceHelp(missing, browser('chrome')).reason,
  );
  expect(new Set(reasons).size).toBe(3);
});

test('Only computers record and recognize at the same time', () => {
  expect(sharesMicrophone(browser('chrome'))).toBe(true);
  expect(sharesMicrophone(browser('androidChrome'))).toBe(false);
  expect(sharesMicrophone(browser('iphoneChrome'))).toBe(false);
});
