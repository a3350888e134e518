import { describe, expect, it } from 'vitest';
import { isWholeName, otherNamesOf } from './other-names.ts';

const same = (name: string) => otherNamesOf(name.split(' '))?.same.map((words) => words.join(' '));
const narrower = (name: string) => otherNamesOf(name.split(' '))?.narrower.map((words) => words.join(' '));

describe('other names of a kind', () => {
  it('include names of the whole kind, and misspellings of it', () => {
    expect(same('couch')).toEqual(expect.arrayContaining(['sofa', 'settee', 'coutch']));
    expect(same('mattress')).toContain('mattres');
    expect(same('sofas')).toContain('couch');
  });

  it('do not include synonyms of a name for some of its items', () => {
    expect(same('fixie')).toEqual([]);
    expect(narrower('fixie')).toEqual([]);
    expect(narrower('capo')).toEqual([]);
  });

  it('include names of narrower kinds and models', () => {
    expect(narrower('guitar')).toEqual(expect.arrayContaining(['les paul', 'telecaster', 'gibson']));
    expect(narrower('bike')).toEqual(expect.arrayContaining(['tandem', 'mtb', 'stumpjumper']));
    expect(narrower('blender')).toContain('vitamix');
    expect(narrower('mountain bike')).not.toContain('bike');
  });

  it('exclude names found by a word of another name, and models that are a bare number', () => {
    expect(narrower('bike')).not.toContain('girls bike');
    expect(narrower('guitar')).not.toContain('330');
    expect(narrower('guitar')).toContain('rickenbacker 330');
  });

  it('are unknown for brands, misspellings and other words', () => {
    for (const name of ['nike', 'mattres', 'xylotomous', '']) expect(otherNamesOf([name]), name).toBeNull();
  });
});

describe('a name of several words', () => {
  it.each(['high chair', 'dining table', 'hard drive', 'road bike'])('%s is one name', (name) => {
    expect(isWholeName(name.split(' '))).toBe(true);
  });

  it.each(['gas grill', 'bike lock', 'oak desk', 'guitar strings'])(
    '%s is an item with a description',
    (name) => {
      expect(isWholeName(name.split(' '))).toBe(false);
    },
  );
});
