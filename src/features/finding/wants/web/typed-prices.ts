import { parsePrice } from '../../../../shared/money.ts';
import { wantErrors } from '../contract/errors.ts';

type TypedPrices =
  | { minPriceCents: number | null; maxPriceCents: number | null }
  | { errors: { min?: string; max?: string } };

/** Reads both ends of a price range as typed. A blank end is open. */
export function typedPrices(min: string, max: string): TypedPrices {
  const [low, high] = [min, max].map(centsOf);
  if (typeof low === 'string' || typeof high === 'string') {
    return {
      errors: {
        ...(typeof low === 'string' && { min: low }),
        ...(typeof high === 'string' && { max: high }),
      },
    };
  }
  const [minPriceCents = null, maxPriceCents = null] = [low, high];
  if (minPriceCents !== null && maxPriceCents !== null && minPriceCents > maxPriceCents) {
    return { errors: { max: `${wantErrors.NO_PRICE_FITS.title}. Make this at least ${min.trim()}.` } };
  }
  return { minPriceCents, maxPriceCents };
}

/** Returns the price in cents, an error text, or null if the field is blank. */
function centsOf(text: string): number | string | null {
  if (text.trim() === '') return null;
  const parsed = parsePrice(text);
  return 'cents' in parsed ? parsed.cents : parsed.problem;
}
