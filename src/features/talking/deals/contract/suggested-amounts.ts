/** Suggested first offers, as fractions of the price. */
const OFFER_FRACTIONS = [0.8, 0.9, 0.95] as const;
/** Suggested counteroffers, as fractions of the way from the offer to the price. */
const COUNTEROFFER_FRACTIONS = [0.25, 0.5, 0.75] as const;
/** Round amounts in cents. The largest one that keeps the three suggestions distinct is used. */
const ROUND_AMOUNTS = [100_000, 50_000, 10_000, 5_000, 1_000, 500, 100, 50, 10, 5, 1] as const;

/**
 * Suggests up to three amounts in cents, lowest first: below the asking price, or between an offer and the
 * asking price for a counteroffer.
 */
export function suggestedAmounts(priceCents: number, offeredCents: number | null): number[] {
  const exact =
    offeredCents === null
      ? OFFER_FRACTIONS.map((share) => priceCents * share)
      : COUNTEROFFER_FRACTIONS.map((share) => offeredCents + (priceCents - offeredCents) * share);
  for (const step of ROUND_AMOUNTS) {
    const amounts = [...new Set(exact.map((cents) => Math.round(cents / step) * step))];
    const fit = amounts.filter((cents) => cents > (offeredCents ?? 0) && cents < priceCents);
    if (fit.length === exact.length || step === 1) return fit;
  }
  return [];
}
