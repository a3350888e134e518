import { describe, expect, it } from 'vitest';
import { CATEGORY_SLUGS } from '../../../../../shared/taxonomy.ts';
import { readWords } from '../words/read-words.ts';
import { type ItemKind, KIND_LINES, KINDS, lineageOf, linkKinds } from './kinds.ts';
import { parseKinds } from './parse-kinds.ts';

const keyOf = (text: string): string =>
  readWords(text)
    .map(({ key }) => key)
    .join(' ');

describe('the kinds of items', () => {
  it('exist in large numbers in every category', () => {
    expect(KINDS.size).toBeGreaterThanOrEqual(600);
    for (const category of CATEGORY_SLUGS) {
      const kinds = [...KINDS.values()].filter((kind) => kind.category === category);
      expect(kinds.length, category).toBeGreaterThanOrEqual(25);
    }
  });

  it('share a name only if their lines say so', () => {
    const owners = new Map<string, Set<string>>();
    for (const { name, names } of KIND_LINES) {
      for (const { text, isExact, isShared } of names) {
        const key = isExact ? `=${text}` : keyOf(text);
        if (!isShared) owners.set(key, (owners.get(key) ?? new Set()).add(name));
      }
    }
    expect([...owners].filter(([, names]) => names.size > 1)).toEqual([]);
  });

  it('are marked as sharing a name only if another kind has it', () => {
    const counts = new Map<string, number>();
    for (const { names } of KIND_LINES) {
      const keys = new Set(names.map(({ text }) => keyOf(text)));
      for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const alone = KIND_LINES.flatMap(({ names }) => names)
      .filter(({ text, isShared }) => isShared && counts.get(keyOf(text)) === 1)
      .map(({ text }) => text);
    expect(alone).toEqual([]);
  });

  it('are never broader than or part of themselves', () => {
    for (const kind of KINDS.values()) {
      expect(
        stepsUp(kind, (one) => (one.broader === null ? [] : [one.broader])),
        kind.name,
      ).not.toContain(kind);
      expect(
        stepsUp(kind, (one) => one.partOf),
        kind.name,
      ).not.toContain(kind);
      expect(lineageOf(kind).length).toBeLessThan(6);
    }
  });
});

/** Returns every kind reachable from one. It includes the kind itself only if there is a cycle. */
function stepsUp(kind: ItemKind, next: (kind: ItemKind) => readonly ItemKind[]): Set<ItemKind> {
  const reached = new Set<ItemKind>();
  const walk = (from: ItemKind): void => {
    for (const one of next(from)) {
      if (reached.has(one)) continue;
      reached.add(one);
      walk(one);
    }
  };
  walk(kind);
  return reached;
}

describe('a line of a kind', () => {
  const [bike, bell] = parseKinds(
    'category: sporting-goods\n# Bikes\nbike: &bicycle, =cycles,\n  ?ride ~ bycicle ! Trek +fx/marlin, Brompton, fixie % ride to work, commute\nbell: *ring @ bike < bike\n',
  );

  it('names the kind, other names, misspellings and their marks', () => {
    expect(bike?.names.map(({ text }) => text)).toEqual(['bike', 'bicycle', 'cycles', 'ride', 'bycicle']);
    expect(bike?.names.find(({ text }) => text === 'cycles')).toMatchObject({ isExact: true, isWeak: false });
    expect(bike?.names.find(({ text }) => text === 'ride')).toMatchObject({ isExact: false, isWeak: true });
    expect(bell?.names.at(-1)).toMatchObject({ text: 'ring', isShared: true });
  });

  it('marks names for the whole kind, and misspellings', () => {
    expect(bike?.names.filter(({ isSynonym }) => isSynonym).map(({ text }) => text)).toEqual([
      'bike',
      'bicycle',
      'bycicle',
    ]);
    expect(bike?.names.filter(({ isMisspelling }) => isMisspelling).map(({ text }) => text)).toEqual([
      'bycicle',
    ]);
  });

  it('lists its uses', () => {
    expect(bike?.uses).toEqual(['ride to work', 'commute']);
    expect(bell?.uses).toEqual([]);
  });

  it('lists its brands and models', () => {
    expect(bike?.implied).toEqual([
      { brand: 'Trek', model: 'fx', needsBrand: true },
      { brand: 'Trek', model: 'marlin', needsBrand: false },
      { brand: 'Brompton', model: null, needsBrand: false },
      { brand: null, model: 'fixie', needsBrand: false },
    ]);
  });

  it('names its owner and its broader kind', () => {
    expect(bell).toMatchObject({ partOf: ['bike'], broader: 'bike', isGeneric: false });
  });

  it.each([
    ['an unknown category', () => parseKinds('category: cars\ncar: auto')],
    ['no colon', () => parseKinds('category: vehicles\ncar')],
    ['an owner that is no kind', () => linkKinds(parseKinds('category: vehicles\nwheel: @ car'))],
    ['the name of another kind', () => linkKinds(parseKinds('category: vehicles\ncar: auto\ncar: coupe'))],
  ])('is refused if it has %s', (_, read) => {
    expect(read).toThrow();
  });
});
