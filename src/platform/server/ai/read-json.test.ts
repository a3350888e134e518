import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';

test.each([
  ['bare', '{"a":1}'],
  ['in a fence', '```json\n{"a":1}\n```'],
  ['in a fence without a language', 'Sure!\n```\n{"a":1}\n```\nAnything else?'],
  ['with words around it', 'Here you are: {"a":1}. Enjoy!'],
  ['after thoughts', '<think>An {object}, then.</think>\n{"a":1}'],
])('JSON %s is read', (_how, text) => {
  expect(readJson(text)).toEqual({ a: 1 });
});

test.each([
  ['half', '{"a":'],
  ['a page', '<!doctype html><h1>Bad gateway</h1>'],
  ['nothing', ''],
  ['words', 'I cannot do that.'],
])('What is %s is not JSON', (_what, text) => {
  expect(readJson(text)).toBeUndefined();
});
