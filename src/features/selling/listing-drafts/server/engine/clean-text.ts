/** The engine ignores text beyond this length. */
const MAX_TEXT = 5_000;

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
  }),
);

/**
 * Turns typed, spoken or pasted text into plain text: no markup, no control characters, straight quotes, single
 * spaces; line breaks stay.
 */
export function cleanText(raw: string): string {
  return raw
    .slice(0, MAX_TEXT)
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<br\s*\/?>|<\/(p|div|li|h[1-6])\s*>/gi, '\n')
    .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
    .replace(/<\/?[a-z][^<>]*(>|$)/gi, ' ')
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/gi, (_, name: string) => ENTITIES.get(name.toLowerCase()) ?? ' ')
    .replace(/(\$?\d[\d,]*) ?(?:-+>|=>|\u2192) ?(?=\$?\d)/g, '')
    .replace(/[<>]/g, ' ')
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2013\u2014]/g, ' - ')
    .replace(/\u2026/g, '...')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t]/gu, '')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .replace(/([!?.,])\1+/g, '$1')
    .replace(/ +([,;:!?])/g, '$1')
    .trim();
}

const FILLERS =
  /(^|[\s,])(?:um+|uh+|erm?(?! \d)|eh|ehm|hmm+|mm+|ah|you know(?: what)?|kind of like|so yeah|lol|haha)(?=[\s,.!?]|$),?/gi;
/** "Like" as a filler word: "it's like 27 inches", "so like i have". */
const LIKE =
  /(?<=\b(?:it's|its|so|used it|for|asking|with|is|was|condition|and|used|about) )like (?=(?:\d|a hundred|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|maybe|really|basically|super|i have|i've)\b)|(?<=\bit'?s )like (?=an? (?!(?:brand )?new\b))/gi;
const STAMMER = /\b(my|a|an|the|it's|its|i|and|is|in|it|to|for|so|with)(?: \1)+(?= )/gi;

/** "U" for "you", which is no letter of a name: "u haul", but not "U-Haul boxes". */
const YOU =
  /(?<![\p{L}\d] ?[-&.] ?)\bu\b(?= (?:\p{Ll}{3,}|do|go|up)\b)(?! (?:shaped?|bolts?|joints?|haul (?:box|trailer|hitch|dolly)))/gu;

const TENS = 'thirty|forty|fifty|sixty|seventy|eighty|ninety';
/** A price that is said twice in a pause: "thirty thirty dollars", "one twenty one twenty". */
const PRICE_TWICE = new RegExp(
  String.raw`(?<!\b(?:size|sz|waist|in|since|of|year) )\b(?:(?<pair>(?:one|two|three|four|five|six|seven|eight|nine) (?:hundred|ten|fifteen|twenty|${TENS}))(?: \k<pair>)+|(?<tens>${TENS})(?: \k<tens>)+|(?<paid>twenty|ten|fifteen)(?: \k<paid>)+(?= (?:dollars|bucks|quid|obo|firm|cash)\b))\b`,
  'gi',
);

/** "W" for "with": "comes w 2 games". */
const WITH =
  /(?<=(?:\p{L}{2,}|\d\p{L}+|\p{L}\d+|\d) )w (?!bulb|amp|power|led|solar|output|speaker|motor|charger|usb)(?=\d|(?:an?|my)\b|\p{L}{3,})/giu;
/** "N" for "and": "chair n ottoman". */
const AND = /(?<=\p{L}{3,} )n (?=\p{L}{3,})/gu;

/** "4" for "for": "90 4 all". */
const FOR_ALL = /(?<=\d )4(?= (?:all|both|everything|it all)\b)/gi;

/** Words for the condition as people misspell them. */
const SPELLED: ReadonlyMap<string, string> = new Map(
  [
    ['barely', 'barley barly bearly barelly'],
    ['awesome', 'awsome awesom'],
    ['excellent', 'excelent excellant exellent excellet'],
    ['perfect', 'perfict pefect perfct'],
    ['condition', 'condtion conditon condion condiction conditin'],
    ['scratch', 'scrach scartch'],
    ['scratches', 'scratchs scraches scrathes stratches'],
    ['scratched', 'scrached scrathed'],
    ['cracked', 'craked crakced'],
    ['broken', 'brokin brokn borken'],
    ['missing', 'mising missin'],
    ['squeaks', 'squeeks'],
    ['squeaky', 'squeeky'],
    ["doesn't", "dosent dosnt doesent dosen't does'nt"],
    ['works', 'workes wroks'],
    ['working', 'workin wroking'],
    ['original', 'orignal origional'],
    ['included', 'inclued includded'],
    ['separate', 'seperate'],
    ['damaged', 'dammaged'],
    ['faded', 'fadded'],
    ['stained', 'staned'],
    ['altered', 'alterd'],
    ['opened', 'opend'],
  ].flatMap(([word = '', misspelled = '']) =>
    misspelled.split(' ').map((wrong): [string, string] => [wrong, word]),
  ),
);
const MISSPELLED = new RegExp(`(?<![\\p{L}'])(?:${[...SPELLED.keys()].join('|')})(?![\\p{L}'])`, 'giu');

/** Matches "o.b.o" and "O. B. O.", or best offer. A period at the end stays. */
const OFFERS = /\bo\. ?([bn])\. ?o\b/gi;

function saidOnce(groups: unknown): string {
  const words = Object.values(groups ?? {}).find((word) => typeof word === 'string');
  return typeof words === 'string' ? words : '';
}

/** Removes filler words and lowercases text in capitals. */
export function calmText(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '').length;
  const calm = letters.length > 12 && capitals / letters.length > 0.7 ? text.toLowerCase() : text;
  return calm
    .replace(FILLERS, '$1')
    .replace(/ {2,}/g, ' ')
    .replace(LIKE, '')
    .replace(STAMMER, '$1')
    .replace(/(^|\s)w\/ ?/gi, '$1with ')
    .replace(WITH, 'with ')
    .replace(AND, 'and ')
    .replace(PRICE_TWICE, (...groups) => saidOnce(groups.at(-1)))
    .replace(/\b(?:abt|approx)\b\.?/gi, 'about')
    .replace(OFFERS, 'o$1o')
    .replace(YOU, 'you')
    .replace(FOR_ALL, 'for')
    .replace(MISSPELLED, (word) => SPELLED.get(word.toLowerCase()) ?? word)
    .replace(/ +([,.;:!?])/g, '$1')
    .replace(/^[\s,;:.!-]+/, '')
    .trim();
}
