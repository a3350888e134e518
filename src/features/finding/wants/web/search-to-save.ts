import { api, type Outcome, outcomeOf } from '../../../../platform/web/api.ts';
import type { SaveSearchProps } from '../../search/web/search.ts';
import type { NewWant, Want } from '../contract/want.ts';
import { nameOfSearch, wantOfSearch } from './want-of-search.ts';
import { isSameWant, wantPlaceOf } from './want-query.ts';

const USUAL_ALERTS: Pick<Want, 'frequency' | 'channels'> = {
  frequency: 'instant',
  channels: ['in-app', 'email'],
};

/** Reads the words of a search; resolves to the want to store. */
export async function searchToSave({
  filters,
  place,
}: Pick<SaveSearchProps, 'filters' | 'place'>): Promise<Outcome<NewWant>> {
  const named = { name: nameOfSearch(filters), source: 'browse', ...USUAL_ALERTS } as const;
  if (filters.q === '') return { ok: true, data: { ...wantOfSearch(null, filters, place), ...named } };
  const body = { text: filters.q, place: place && wantPlaceOf(place) };
  const read = await outcomeOf(api.POST('/api/wants/read', { body }));
  return read.ok ? { ok: true, data: { ...wantOfSearch(read.data.want, filters, place), ...named } } : read;
}

/** The viewer's stored want that asks for the same: a search is saved once. */
export async function sameStored(want: NewWant): Promise<Want | undefined> {
  const outcome = await outcomeOf(api.GET('/api/wants'));
  return outcome.ok ? outcome.data.wants.find((stored) => isSameWant(stored, want)) : undefined;
}
