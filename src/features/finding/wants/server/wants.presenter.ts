import type { Selectable } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { Channel } from '../../../../shared/notification-kinds.ts';
import type { CategorySlug, ConditionSlug } from '../../../../shared/taxonomy.ts';
import { type PhotoRow, presentPhoto } from '../../../items/photos/server/photos.ts';
import type { Frequency, Want, WantCriteria } from '../contract/want.ts';

export type CriteriaRow = Pick<
  Selectable<DB['wants']>,
  | 'terms'
  | 'excluded'
  | 'category'
  | 'conditions'
  | 'min_price_cents'
  | 'max_price_cents'
  | 'place_name'
  | 'latitude'
  | 'longitude'
  | 'within_km'
>;

export type WantRow = CriteriaRow &
  Pick<
    Selectable<DB['wants']>,
    'id' | 'name' | 'source' | 'frequency' | 'channels' | 'paused_at' | 'created_at'
  > & { news: Want['news']; cover: PhotoRow | null };

// The database accepts the same values as the contract.
const presentCriteria = (row: CriteriaRow): WantCriteria => ({
  terms: row.terms,
  excluded: row.excluded,
  category: row.category as CategorySlug | null,
  conditions: row.conditions as ConditionSlug[],
  minPriceCents: row.min_price_cents,
  maxPriceCents: row.max_price_cents,
  place:
    row.latitude === null || row.longitude === null
      ? null
      : { name: row.place_name, latitude: Number(row.latitude), longitude: Number(row.longitude) },
  withinKm: row.within_km,
});

export const presentWant = (row: WantRow): Want => ({
  ...presentCriteria(row),
  id: row.id,
  name: row.name,
  source: row.source as Want['source'],
  frequency: row.frequency as Frequency,
  channels: row.channels as Channel[],
  on: row.paused_at === null,
  pausedAt: row.paused_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  news: row.news,
  cover: row.cover && presentPhoto(row.cover),
});

/** The columns of criteria. */
export const criteriaColumns = (want: WantCriteria): CriteriaRow => ({
  terms: want.terms,
  excluded: want.excluded,
  category: want.category,
  conditions: want.conditions,
  min_price_cents: want.minPriceCents,
  max_price_cents: want.maxPriceCents,
  place_name: want.place?.name ?? null,
  latitude: want.place === null ? null : String(want.place.latitude),
  longitude: want.place === null ? null : String(want.place.longitude),
  within_km: want.withinKm,
});
