import { expect, test } from 'vitest';
import { readCondition } from './read-condition.ts';
import { spanishStateAt } from './spanish-states.ts';

const item = new Set(['mesa', 'lavadora']);

test.each([
  ['mesa de madera casi nueva, para recoger', 'like-new'],
  ['lavadora de carga frontal, funciona muy bien', 'good'],
  ['mesa en muy buen estado', 'good'],
  ['mesa de centro con un rayón', 'fair'],
  ['las mesas tienen rayones', 'fair'],
  ['lavadora de carga frontal, casi no se usó', 'like-new'],
  ['mesa con seis sillas, una silla rota', 'fair'],
  ['la lavadora no prende', 'poor'],
  ['lavadora para reparar, con manual', 'poor'],
  ['mesa nueva en caja, sin abrir', 'new'],
] as const)('Spanish statements about the condition are read: "%s"', (text, condition) => {
  expect(readCondition(text, item).condition).toBe(condition);
});

test.each([
  ['Sofá cama gris en buenas condiciones', 'Sofá cama gris'],
  ['estufa de gas funciona bien', 'estufa de gas'],
  ['comedor con 4 sillas una silla rota', 'comedor con 4 sillas'],
  ['bici trek los frenos necesitan ajuste', 'bici trek'],
])('A Spanish name ends before its condition: "%s"', (clause, name) => {
  expect(clause.slice(0, spanishStateAt(clause)).trim()).toBe(name);
});

test('English clauses have no Spanish statement', () => {
  expect(spanishStateAt('lava lamp 16 inch')).toBe(-1);
});
