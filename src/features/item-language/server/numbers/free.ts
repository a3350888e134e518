/** What "free" is said of besides a price: "hands free headset", "free weights". */
const FREE =
  /(?<!\b(?:hands|smoke|pet|gluten|sugar|duty|rust|lead|toll|frost|acid|cage|odor|bpa|latex|nickel|wrinkle|nike|stress|fragrance|dairy|not|ads?|scratch|dust|stains?|fat|carb|cruelty|paraben|worry|trouble|maintenance|bugs?|fleas?|damage|oil|lint|hassle|interest))(?:^|\s)(?:for )?free(?: of charge)?(?=[\s,.;!?]|$)(?!\s+(?:standing|shipping|delivery|weights?|people|motion|run|willy))|(?:^|\s)gratis(?=\s|$)/iu;

/** Where a text says that the item costs nothing. */
export function freeIn(text: string): readonly [from: number, to: number] | null {
  const match = FREE.exec(text);
  return match && [match.index, match.index + match[0].length];
}
