import { MAX_PRICE_CENTS } from '../../../../shared/money.ts';
import { CONDITION_SLUGS, findCategoryBySlug } from '../../../../shared/taxonomy.ts';
import { asUuid } from '../../../../shared/uuid.ts';
import { milesToKm, RADIUSES, type Radius, type ViewerPlace } from '../../../items/listings/web/listings.ts';
import type { WantCriteria } from '../contract/want.ts';
import { WANT_LIMITS } from '../contract/want-limits.ts';

/**
 * The question in the address of the page: a sentence to read, corrected criteria, or a saved search. Locations are not
 * part of it, because addresses get shared.
 */
export interface WantQuestion {
  text: string;
  /** The id of one of the viewer's saved searches, to show and edit. */
  wantId: string | null;
  /** Criteria corrected by the person. If set, the sentence is not read again. */
  criteria: WantCriteria | null;
}

/** Reads an address. Invalid parts are ignored, so old or edited links still work. */
export function readQuestion(params: URLSearchParams, place: ViewerPlace | null): WantQuestion {
  return {
    text: (params.get('q') ?? '').trim().slice(0, WANT_LIMITS.text),
    wantId: asUuid(params.get('want') ?? ''),
    criteria: params.has('as') ? readCriteria(params, place) : null,
  };
}

function readCriteria(params: URLSearchParams, place: ViewerPlace | null): WantCriteria {
  const within = RADIUSES.find((miles) => String(miles) === params.get('within'));
  return {
    terms: wordsOf(params.getAll('word')),
    excluded: wordsOf(params.getAll('not')),
    category: findCategoryBySlug(params.get('category'))?.slug ?? null,
    conditions: CONDITION_SLUGS.filter((slug) => params.getAll('condition').includes(slug)),
    minPriceCents: centsOf(params.get('min')),
    maxPriceCents: centsOf(params.get('max')),
    ...around(place, within ?? null),
  };
}

/** Returns the address of a question, including the sentence as typed. */
export function writeQuestion({ text, wantId, criteria }: WantQuestion): string {
  const params = new URLSearchParams();
  if (text !== '') params.set('q', text);
  if (wantId !== null) params.set('want', wantId);
  if (criteria !== null) {
    params.set('as', 'corrected');
    for (const term of criteria.terms) params.append('word', term);
    for (const word of criteria.excluded) params.append('not', word);
    if (criteria.category !== null) params.set('category', criteria.category);
    for (const condition of criteria.conditions) params.append('condition', condition);
    if (criteria.minPriceCents !== null) params.set('min', String(criteria.minPriceCents));
    if (criteria.maxPriceCents !== null) params.set('max', String(criteria.maxPriceCents));
    const within = radiusOf(criteria);
    if (within !== null) params.set('within', String(within));
  }
  return params.size === 0 ? '/match-me' : `/match-me?${params}`;
}

const NOWHERE = { place: null, withinKm: null } as const;

export const around = (
  place: ViewerPlace | null,
  within: Radius | null,
): Pick<WantCriteria, 'place' | 'withinKm'> =>
  place === null || within === null ? NOWHERE : { place: wantPlaceOf(place), withinKm: milesToKm(within) };

export const wantPlaceOf = ({ name, position }: ViewerPlace): NonNullable<WantCriteria['place']> => ({
  name: name || null,
  ...position,
});

export function viewerPlaceOf({ place }: Pick<WantCriteria, 'place'>): ViewerPlace | null {
  if (place === null) return null;
  const { name, latitude, longitude } = place;
  return { name: name ?? '', position: { latitude, longitude } };
}

/** Returns the radius choice nearest to a saved radius; null if there is none. */
export function radiusOf({ place, withinKm }: Pick<WantCriteria, 'place' | 'withinKm'>): Radius | null {
  if (place === null || withinKm === null) return null;
  const off = (miles: Radius) => Math.abs(milesToKm(miles) - withinKm);
  return RADIUSES.reduce((best, miles) => (off(miles) < off(best) ? miles : best));
}

/** Whether both have the same criteria. */
export function isSameWant(one: WantCriteria, other: WantCriteria): boolean {
  return identity(one) === identity(other);
}

const identity = (want: WantCriteria): string =>
  JSON.stringify([
    folded(want.terms),
    folded(want.excluded),
    want.category,
    [...want.conditions].sort(),
    want.minPriceCents ?? 0,
    want.maxPriceCents,
    want.place && want.withinKm !== null ? [want.place.latitude, want.place.longitude, want.withinKm] : null,
  ]);

const folded = (words: readonly string[]): string[] => words.map((word) => word.toLowerCase()).sort();

const wordsOf = (words: readonly string[]): string[] =>
  [...new Set(words.map((word) => word.trim().slice(0, WANT_LIMITS.term)))]
    .filter((word) => word !== '')
    .slice(0, WANT_LIMITS.terms);

function centsOf(text: string | null): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null;
  return Math.min(Number(text), MAX_PRICE_CENTS);
}
