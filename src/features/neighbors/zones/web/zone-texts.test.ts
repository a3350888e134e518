import { describe, expect, it } from 'vitest';
import { activeText, zoneDistanceText } from './zone-texts.ts';

const NOW = Date.parse('2026-08-01T12:00:00Z');

describe('the facts of a zone', () => {
  it('say how far away it is, no more exactly than positions are (ZONE-25)', () => {
    expect([0, 0.7, 0.9, 1.8, 15.9, 16.1, 2000].map(zoneDistanceText)).toEqual([
      '<½ mi',
      '<½ mi',
      '0.6 mi',
      '1.1 mi',
      '9.9 mi',
      '10 mi',
      '1,243 mi',
    ]);
  });

  it('say when something last happened there (ZONE-25)', () => {
    const at = (iso: string) => activeText(iso, NOW);
    expect(at('2026-08-01T11:59:30Z')).toBe('just now');
    expect(at('2026-08-01T11:48:00Z')).toBe('12 min ago');
    expect(at('2026-08-01T09:00:00Z')).toBe('3 hr ago');
    expect(at('2026-07-31T09:00:00Z')).toBe('yesterday');
    expect(at('2026-07-21T09:00:00Z')).toBe('Jul 21, 2026');
    // The device's clock may be behind the server's.
    expect(at('2026-08-01T12:05:00Z')).toBe('just now');
    expect(activeText('2026-08-01T11:48:00Z', null)).toBe('Aug 1, 2026');
  });
});
