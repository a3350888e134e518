const SMALL = new Map(
  Object.entries({
    un: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    doce: 12,
    quince: 15,
    veinte: 20,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
    cien: 100,
    ciento: 100,
    doscientos: 200,
    trescientos: 300,
    cuatrocientos: 400,
    quinientos: 500,
    seiscientos: 600,
    setecientos: 700,
    ochocientos: 800,
    novecientos: 900,
  }),
);

/**
 * Reads a Spanish number at a word: "cien", "ciento cincuenta", "dos mil quinientos".
 * @param words In lowercase, without accents.
 */
export function spanishNumber(
  words: readonly string[],
  first: number,
): { value: number; next: number } | null {
  let thousands = 0;
  let value = 0;
  let last = Number.POSITIVE_INFINITY;
  let next = first;
  for (;;) {
    // "Cuarenta y cinco" is one number, "entre cien y doscientos" has two.
    const isJoined =
      words[next] === 'y' && last >= 20 && last < 100 && (SMALL.get(words[next + 1] ?? '') ?? 10) < 10;
    const index = isJoined ? next + 1 : next;
    const word = words[index] ?? '';
    const part = SMALL.get(word);
    if (word === 'mil' && thousands === 0) {
      thousands = Math.max(value, 1) * 1000;
      value = 0;
      last = 1000;
    } else if (part !== undefined && part < last) {
      value += part;
      last = part;
    } else break;
    next = index + 1;
  }
  return next === first ? null : { value: thousands + value, next };
}
