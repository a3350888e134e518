import { expect, test } from 'vitest';
import { readBaseMap } from '../../features/finding/map/server/map.ts';
import { DEMO_MAP } from '../load-demo.ts';
import { AREAS } from './people.ts';

test("The map of the demo's town names its areas where the demo has them", async () => {
  const { features } = await readBaseMap(DEMO_MAP);
  const names = features.flatMap(({ properties: { name }, geometry }) =>
    geometry.type === 'Point' ? [{ name, at: geometry.coordinates }] : [],
  );
  for (const { name, latitude, longitude } of AREAS)
    expect(names).toContainEqual({ name, at: [longitude, latitude] });
});
