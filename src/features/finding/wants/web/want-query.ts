import { CATEGORY_SLUGS, CONDITION_SLUGS } from '../../../../shared/taxonomy.ts';
import { milesToKm, type Radius, RADIUSES, type ViewerPlace } from '../../../items/listings/web/listings.ts';
import type { WantCriteria } from '../contract/want.ts';
import { WANT_LIMITS } from '../contract/want-limits.ts';
import { MAX_PRICE_CENTS } from '../../../../shared/money.ts';

/**
 * What the address of the page asks for: a sentence to read, what the person made of its reading, or a stored want.
 * The place is not in it, because addresses get shared.
 */
export interface WantQuestion {
  text: string;
  /** Of the viewer's own, to show and to change. */
  wantId: string | null;
  /** Corrected by the person, so the sentence is not read again. */
  criteria: WantCriteria | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads an address; invalid parts are ignored, so that an old or edited link still finds something. */
export function readQuestion(params: URLSearchParams, place: ViewerPlace | null): WantQuestion {
  return {
    text: (params.get('q') ?? '').trim().slice(0, WANT_LIMITS.text),
    wantId: UUID.exec(params.get('want') ?? '')?.[0] ?? null,
    criteria: params.has('as') ? readCriteria(params, place) : null,
  };
}

function readCriteria(params: URLSearchParams, place: ViewerPlace | null): WantCriteria {
  const within = RADIUSES.find((miles) => String(miles) === params.get('within'));
  return {
    terms: wordsOf(params.getAll('word')),
    excluded: wordsOf(params.getAll('not')),
    category: CATEGORY_SLUGS.find((slug) => slug === params.get('category')) ?? null,
    conditions: CONDITION_SLUGS.filter((slug) => params.getAll('condition').includes(slug)),
    minPriceCents: centsOf(params.get('min')),
    maxPriceCents: centsOf(params.get('max')),
    ...around(place, within ?? null),
  };
}

/** The address of a question. The sentence stays in it, as what the person typed. */
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

/** The radius that people can choose and is nearest to a stored one; null where there is none. */
export function radiusOf({ place, withinKm }: Pick<WantCriteria, 'place' | 'withinKm'>): Radius | null {
  if (place === null || withinKm === null) return null;
  const off = (miles: Radius) => Math.abs(milesToKm(miles) - withinKm);
  return RADIUSES.reduce((best, miles) => (off(miles) < off(best) ? miles : best));
}

/** Whether two ask for the same. */
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
