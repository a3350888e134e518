/** Suggested first offers, as fractions of the price. */
const SHARES = [0.8, 0.9, 0.95] as const;
/** Suggested counteroffers, as fractions of the way from the offer to the price. */
const BETWEEN = [0.25, 0.5, 0.75] as const;
/** Round amounts in cents. The largest one that keeps the three suggestions distinct is used. */
const STEPS = [100_000, 50_000, 10_000, 5_000, 1_000, 500, 100, 50, 10, 5, 1] as const;

/**
 * Suggests up to three amounts in cents, lowest first: below the asking price, or between an offer and the
 * asking price for a counteroffer.
 */
export function suggestedAmounts(priceCents: number, offeredCents: number | null): number[] {
  const exact =
    offeredCents === null
      ? SHARES.map((share) => priceCents * share)
      : BETWEEN.map((share) => offeredCents + (priceCents - offeredCents) * share);
  for (const step of STEPS) {
    const amounts = [...new Set(exact.map((cents) => Math.round(cents / step) * step))];
    const fit = amounts.filter((cents) => cents > (offeredCents ?? 0) && cents < priceCents);
    if (fit.length === exact.length || step === 1) return fit;
  }
  return [];
}
