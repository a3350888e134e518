import { describe, expect, it } from 'vitest';
import { isWholeName, otherNamesOf } from './other-names.ts';

const same = (name: string) => otherNamesOf(name.split(' '))?.same.map((words) => words.join(' '));
const narrower = (name: string) => otherNamesOf(name.split(' '))?.narrower.map((words) => words.join(' '));

describe('other names of a kind', () => {
  it('are those that stand for the whole kind, and misspellings of it', () => {
    expect(same('couch')).toEqual(expect.arrayContaining(['sofa', 'settee', 'coutch']));
    expect(same('mattress')).toContain('mattres');
    expect(same('sofas')).toContain('couch');
  });

  it('are not those of a name that only some of its items have', () => {
    expect(same('fixie')).toEqual([]);
    expect(narrower('fixie')).toEqual([]);
    expect(narrower('capo')).toEqual([]);
  });

  it('are also those of narrower kinds and models, for what is broader', () => {
    expect(narrower('guitar')).toEqual(expect.arrayContaining(['les paul', 'telecaster', 'gibson']));
    expect(narrower('bike')).toEqual(expect.arrayContaining(['tandem', 'mtb', 'stumpjumper']));
    expect(narrower('blender')).toContain('vitamix');
    expect(narrower('mountain bike')).not.toContain('bike');
  });

  it('leave out what a word of another name finds, and models that are a bare number', () => {
    expect(narrower('bike')).not.toContain('girls bike');
    expect(narrower('guitar')).not.toContain('330');
    expect(narrower('guitar')).toContain('rickenbacker 330');
  });

  it('are unknown for brands, misspelled names and other words', () => {
    for (const name of ['nike', 'mattres', 'xylotomous', '']) expect(otherNamesOf([name]), name).toBeNull();
  });
});

describe('a name of several words', () => {
  it.each(['high chair', 'dining table', 'hard drive', 'road bike'])('%s is one name', (name) => {
    expect(isWholeName(name.split(' '))).toBe(true);
  });

  it.each(['gas grill', 'bike lock', 'oak desk', 'guitar strings'])(
    '%s is a thing and what it is of',
    (name) => {
      expect(isWholeName(name.split(' '))).toBe(false);
    },
  );
});
