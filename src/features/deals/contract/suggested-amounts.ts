/** What people offer who want to pay less, as shares of the price. */
const SHARES = [0.8, 0.9, 0.95] as const;
/** Where between an offer and the price people meet who counter it. */
const BETWEEN = [0.25, 0.5, 0.75] as const;
/** Steps of amounts that people say, in cents: the largest that leaves the three apart is used. */
const STEPS = [100_000, 50_000, 10_000, 5_000, 1_000, 500, 100, 50, 10, 5, 1] as const;

/**
 * Three amounts in cents to offer, lowest first: below the price, and above an offer that they answer. Fewer where
 * there are no three between.
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
