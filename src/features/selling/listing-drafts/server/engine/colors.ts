/** Colors as sellers name them, in lower case. */
export const COLOR_NAMES =
  'black, white, grey, gray, silver, red, burgundy, orange, yellow, mustard, green, olive, sage, emerald, teal, turquoise, blue, navy, sky blue, purple, lilac, lavender, pink, rose gold, gold, brown, tan, beige, cream, ivory, charcoal, multicolor, space gray, space grey'
    .split(',')
    .map((name) => name.trim());

export const COLORS: ReadonlySet<string> = new Set([
  ...COLOR_NAMES,
  'midnight',
  'starlight',
  'graphite',
  'camel',
  'maroon',
]);
