import { describe, expect, it } from 'vitest';
import { arrangeAround, ringLabels, ringText } from './nearby-scale.ts';

const HERE = { latitude: 45.52, longitude: -122.68 };

describe('The drawn map of zones nearby', () => {
  it('places zones to scale, north up (ZONE-03)', () => {
    const { ring, spots } = arrangeAround(HERE, [
      { ...HERE, latitude: 45.56 },
      { ...HERE, longitude: -122.62 },
    ]);
    expect(ring).toBe(1.5);
    const [north, east] = spots;
    expect(north?.x).toBeCloseTo(0.5);
    expect(north?.y).toBeLessThan(0.5);
    expect(east?.y).toBeCloseTo(0.5);
    expect(east?.x).toBeGreaterThan(0.5);
    // 2.76 miles north, 2.9 miles east.
    const up = 0.5 - (north?.y ?? 0);
    const right = ((east?.x ?? 0) - 0.5) * (620 / 440);
    expect(right / up).toBeCloseTo(2.9 / 2.76, 1);
  });

  it('widens its rings until the farthest zone is within them', () => {
    expect(arrangeAround(HERE, [{ ...HERE, latitude: 45.62 }]).ring).toBe(5);
    expect(arrangeAround(HERE, [{ latitude: -33.87, longitude: 151.21 }]).ring).toBe(5000);
    expect(arrangeAround({ latitude: 0, longitude: 179.9 }, [{ latitude: 0, longitude: -179.9 }]).ring).toBe(
      10,
    );
  });

  it('draws zones at the same rounded position side by side, and none on top of the viewer', () => {
    const { spots } = arrangeAround(HERE, [HERE, HERE, HERE]);
    const all = [{ x: 0.5, y: 0.5 }, ...spots];
    for (const [index, one] of all.entries())
      for (const other of all.slice(index + 1))
        expect(Math.hypot((one.x - other.x) * 1.4, one.y - other.y)).toBeGreaterThan(0.15);
  });

  it('labels its rings where no pin is', () => {
    expect(ringLabels(0.2, []).every(({ x, y }) => x > 0.5 && y > 0.5)).toBe(true);
    expect(ringLabels(0.2, [{ x: 0.6, y: 0.6 }]).every(({ x, y }) => x < 0.5 && y > 0.5)).toBe(true);
  });

  it('names its rings in miles', () => {
    expect([0.5, 1, 1.5, 5].map(ringText)).toEqual(['½ mi', '1 mi', '1½ mi', '5 mi']);
  });
});
