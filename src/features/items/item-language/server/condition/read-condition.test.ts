import { expect, it } from 'vitest';
import { readCondition } from './read-condition.ts';

it.each([
  ['2008 malibu, blown head gasket, body is mint', 'poor'],
  ['ford ranger the engine is dead the body is like new though', 'poor'],
  ['washer stopped spinning, you fix it', 'poor'],
  ['xbox, no power when you plug it in', 'poor'],
  ['stroller, one wheel is broken, rest is fine', 'good'],
  ['jacket with a broken zipper', 'fair'],
  ['gas range, one burner igniter does not light', 'fair'],
  ['nintendo 64, left stick is dead', 'fair'],
  ['fish tank with stand, no leaks', 'good'],
  ['bookshelf, one shelf has a scratch, otherwise perfect', 'good'],
  ['hoop, pole is rusted, net is new', 'fair'],
  ['heels, worn to one wedding', 'like-new'],
  ['tent, went on one camping trip', 'like-new'],
  ['router, stayed in its box', 'new'],
  ['chest of drawers, drawers slide, keys included', 'good'],
  ['ottoman, the cat got hold of the corner', 'fair'],
  ['leaf blower, pulled it all morning and nothing', 'poor'],
  ['juicer, motor hums so it does not run', 'poor'],
  ['board game, all there, box is torn', 'good'],
  ['mesa de comedor en buen estado', 'good'],
])('the condition of "%s" is the one that affects its use most: %s (AI-03)', (text, condition) => {
  expect(readCondition(text).condition).toBe(condition);
});
