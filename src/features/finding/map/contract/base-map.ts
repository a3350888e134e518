import { z } from '@hono/zod-openapi';

/** What a base map draws. Each kind has its geometries: `docs/base-maps.md` explains them. */
export const BASE_MAP_KINDS = {
  water: ['Polygon', 'LineString', 'Point'],
  park: ['Polygon', 'Point'],
  area: ['Polygon', 'Point'],
  highway: ['LineString'],
  road: ['LineString'],
  street: ['LineString'],
  bridge: ['LineString'],
} as const;
export type BaseMapKind = keyof typeof BASE_MAP_KINDS;

export const BASE_MAP_LIMITS = { bytes: 1_000_000, features: 5000, nameLength: 60, attributionLength: 200 };

const NOT_COORDINATES = 'must be [longitude, latitude] in degrees, without a height';
const Coordinates = z
  .array(z.number())
  .length(2, NOT_COORDINATES)
  .refine(
    ([longitude = 0, latitude = 0]) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90,
    NOT_COORDINATES,
  )
  .describe('Longitude and latitude, in degrees.');

const BaseMapGeometry = z
  .discriminatedUnion(
    'type',
    [
      z.object({ type: z.literal('Point'), coordinates: Coordinates }),
      z.object({ type: z.literal('LineString'), coordinates: z.array(Coordinates).min(2) }),
      z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(Coordinates).min(4)).min(1) }),
    ],
    { error: 'must be a Point, LineString or Polygon. Split others into several features' },
  )
  .openapi('BaseMapGeometry');

const BaseMapFeature = z
  .object({
    type: z.literal('Feature'),
    properties: z.object({
      kind: z.enum(Object.keys(BASE_MAP_KINDS) as [BaseMapKind, ...BaseMapKind[]], {
        error: `must be one of ${Object.keys(BASE_MAP_KINDS).join(', ')}`,
      }),
      name: z.string().trim().min(1).max(BASE_MAP_LIMITS.nameLength).optional(),
    }),
    geometry: BaseMapGeometry,
  })
  .openapi('BaseMapFeature');
export type BaseMapFeature = z.infer<typeof BaseMapFeature>;

/** The ground that maps are drawn on, as GeoJSON (RFC 7946). */
export const BaseMap = z
  .object({
    type: z.literal('FeatureCollection'),
    attribution: z
      .string()
      .trim()
      .max(BASE_MAP_LIMITS.attributionLength)
      .optional()
      .describe('Whom the map is from; shown on it.'),
    features: z
      .array(BaseMapFeature)
      .max(BASE_MAP_LIMITS.features)
      .describe('Drawn by kind: areas first, bridges last. Empty if the site has no base map.'),
  })
  .openapi('BaseMap');
export type BaseMap = z.infer<typeof BaseMap>;
