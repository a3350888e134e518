import { describe, expect, it } from 'vitest';
import { EMPTY_ZONE, parseZoneForm } from './zone-form.ts';

describe('a zone that was not finished', () => {
  it('is restored as it was typed (ZONE-13)', () => {
    const form = {
      ...EMPTY_ZONE,
      title: 'Maple & 4th',
      type: 'campus' as const,
      position: { latitude: 45.52, longitude: -122.68 },
      rules: ['Pick up in person.', ''],
    };
    expect(parseZoneForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
  });

  it('is nothing when nothing was typed', () => {
    expect(parseZoneForm(EMPTY_ZONE)).toBeNull();
    expect(parseZoneForm(null)).toBeNull();
    expect(parseZoneForm('nonsense')).toBeNull();
  });

  it('leaves out what makes no sense', () => {
    const odd = { title: 'A', type: 'planet', position: { latitude: 900 }, rules: [1, 'Be kind.'], area: 7 };
    expect(parseZoneForm(odd)).toEqual({ ...EMPTY_ZONE, title: 'A', rules: ['', 'Be kind.'] });
  });
});
