const UNITS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
};
const TEENS: Record<string, number> = {
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const TENS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

const WORD = [UNITS, TEENS, TENS].flatMap((words) => Object.keys(words)).join('|');

/** Regular expression source for a spoken number such as "forty", "a hundred and fifty", "twelve hundred". */
export const SPOKEN_NUMBER = `(?:(?:${WORD}|a)[ -])?(?:(?:${WORD}|hundred|thousand|grand)(?:[ -](?:and )?(?=(?:${WORD}|hundred|thousand|grand)\\b))?)+`;

/** "forty" is 40, "one fifty" is 150 (as in spoken prices), "two grand" is 2000; null if it is not a number. */
export function parseSpokenNumber(text: string): number | null {
  let total = 0;
  let part = 0;
  let seen = false;
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    const ten = TENS[word] ?? TEENS[word];
    if (word === 'and' || word === '') continue;
    // "a hundred" is one hundred; "a ten dollar bill" is ten.
    if (word === 'a') part = 0;
    else if (word === 'hundred') part = Math.max(part, 1) * 100;
    else if (word === 'thousand' || word === 'grand') {
      total += Math.max(part, 1) * 1_000;
      part = 0;
    } else if (ten !== undefined) part = part > 0 && part < 10 ? part * 100 + ten : part + ten;
    else if (UNITS[word] !== undefined) part += UNITS[word];
    else return null;
    seen = true;
  }
  return seen ? total + part : null;
}
