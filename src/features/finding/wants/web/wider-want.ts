import { milesToKm, RADIUSES } from '../../../items/listings/web/listings.ts';
import type { WantCriteria } from '../contract/want.ts';

/** Close matches in search also cost up to a fifth more. */
const MAX_PRICE_FACTOR = 1.2;
const STEP_CENTS = 500;

/**
 * Widens criteria: farther away, a higher price and any condition, then fewer words. Null if nothing is left to drop.
 */
export function widerWant(want: WantCriteria): WantCriteria | null {
  const { terms, excluded, category, conditions, minPriceCents, maxPriceCents, place, withinKm } = want;
  if ((place && withinKm) || minPriceCents || maxPriceCents !== null || conditions.length > 0) {
    return {
      ...want,
      ...(place && withinKm && fartherThan(withinKm, place)),
      minPriceCents: null,
      maxPriceCents:
        maxPriceCents === null
          ? null
          : Math.ceil((maxPriceCents * MAX_PRICE_FACTOR) / STEP_CENTS) * STEP_CENTS,
      conditions: [],
    };
  }
  if (excluded.length > 0) return { ...want, excluded: [] };
  if (terms.length > 1) return { ...want, terms: terms.slice(0, -1) };
  return category !== null && terms.length > 0 ? { ...want, category: null } : null;
}

/** Returns the next larger radius choice; after the largest, any distance. */
function fartherThan(withinKm: number, place: NonNullable<WantCriteria['place']>) {
  const farther = RADIUSES.map(milesToKm).find((km) => km > withinKm);
  return farther === undefined ? { place: null, withinKm: null } : { place, withinKm: farther };
}
