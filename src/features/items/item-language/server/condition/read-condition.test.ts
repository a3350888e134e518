import { expect, it } from 'vitest';
import { readCondition } from './read-condition.ts';

it.each([
  ['2008 malibu, blown head gasket, body is mint', 'poor'],
  ['ford ranger the engine is dead the body is like new though', 'poor'],
  ['washer stopped spinning, you fix it', 'poor'],
  ['xbox, no power when you plug it in', 'poor'],
  ['stroller, one wheel is broken, rest is fine', 'fair'],
  ['receiver, the tape input is dead, plays fine', 'fair'],
  ['freezer, motor runs but it never gets cold', 'poor'],
  ['electric organ, no sound comes out of any speaker', 'poor'],
  ['desk chair, the gas lift sinks as you sit', 'fair'],
  ['rain barrel, the spigot drips and the lid blew away', 'fair'],
  ['wok, seasoned and slick, I cook with it every night', 'good'],
  ['bread machine, baked two loaves and then went gluten free', 'like-new'],
  ['snowshoes, saw maybe two walks', 'like-new'],
  ['doorbell camera, landlord refused so it never left its box', 'new'],
  ['side table, two drawers, 20 inches tall', null],
  ['record cabinet, holds 200 albums', null],
  ['jacket with a broken zipper', 'fair'],
  ['gas range, one burner igniter does not light', 'fair'],
  ['nintendo 64, left stick is dead', 'fair'],
  ['fish tank with stand, no leaks', 'good'],
  ['bookshelf, one shelf has a scratch, otherwise perfect', 'good'],
  ['hoop, pole is rusted, net is new', 'fair'],
  ['heels, worn to one wedding', 'like-new'],
  ['tent, went on one camping trip', 'like-new'],
  ['router, stayed in its box', 'new'],
  ['chest of drawers, all the drawers slide easily, keys included', 'good'],
  ['ottoman, the cat got hold of the corner', 'fair'],
  ['leaf blower, pulled it all morning and nothing', 'poor'],
  ['juicer, motor hums so it does not run', 'poor'],
  ['board game, all there, box is torn', 'good'],
  ['mesa de comedor en buen estado', 'good'],
])('the condition of "%s" is the one that affects its use most: %s (AI-03)', (text, condition) => {
  expect(readCondition(text).condition).toBe(condition);
});
