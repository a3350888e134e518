import { KIND_LINES } from '../../../../items/item-language/server/item-language.ts';
import { SEEDS, split } from '../engine/category-training/seeds.ts';
import { COLORS } from '../engine/tags.ts';
import { stemOf } from './words-of.ts';

/** Words for visible qualities, in addition to names of items. */
const LOOKS = `
  dark light bright pale pastel neon deep matte glossy shiny metallic clear transparent translucent frosted colorful
  multicolored multicolor two-tone gold-tone silver-tone golden copper bronze brass chrome nickel aqua coral peach
  magenta fuchsia violet indigo maroon crimson scarlet khaki taupe mauve blush mint rust nude wine plum salmon amber
  honey espresso chocolate coffee sand stone ash slate off-white cyan
  wood wooden oak walnut pine birch maple cherry beech ash bamboo plywood wicker rattan cane glass metal steel
  stainless iron aluminum aluminium tin plastic rubber vinyl acrylic resin ceramic porcelain clay terracotta stoneware
  concrete cement stone marble fabric cloth cotton canvas denim corduroy velvet tweed fleece knit knitted crochet mesh
  nylon polyester lace felt foam paper cardboard cork straw jute rope faux plush fuzzy fluffy soft woven quilted
  upholstered tufted padded cushioned laminated lacquered painted stained varnished brushed polished textured ribbed
  embossed engraved carved
  striped stripes plaid checkered checked polka dot dots dotted floral flower flowers print printed pattern patterned
  paisley geometric abstract solid-color camouflage camo leopard zebra animal herringbone houndstooth argyle graphic
  logo embroidered beaded sequined fringed ruffled pleated
  round square rectangular oval triangular hexagonal octagonal cylindrical conical spherical curved straight angled
  l-shaped u-shaped shaped arched rolled tapered flared slim narrow wide thin thick tall short long low high large small
  big mini tiny compact oversized miniature chunky slender flat deep shallow open closed hollow double single triple dual
  left right top bottom front back side upper lower inner outer middle center
  arm arms leg legs foot feet seat seats back backrest armrest armrests headrest cushion cushions pillow drawer drawers
  door doors shelf shelves shelving tier tiers handle handles knob knobs hinge lid lids base stand frame frames rim neck
  spout body top tabletop surface edge edges corner corners trim border panel panels wheel wheels caster casters tire
  tires pedal pedals saddle handlebar handlebars fork basket rack fender spoke spokes chain strap straps belt buckle
  zipper zippers button buttons snap collar sleeve sleeves sleeveless hood hooded pocket pockets hem cuff cuffs lining
  sole soles heel heels toe lace laces lace-up slip-on hook hooks clasp pendant charm bead beads band face dial hand
  hands bezel crown screen display keyboard keys key trackpad button port ports lens viewfinder flash grille speaker
  speakers antenna cord cable plug switch dial control controls panel bulb shade lampshade pole arm bracket mount string
  strings fretboard neck headstock bridge pickguard tuning pegs bow page pages cover spine jacket hardcover paperback
  label sticker tag bow ribbon tassel tassels fringe
  adjustable folding foldable collapsible swivel swiveling reclining rocking rolling stackable sliding hanging standing
  freestanding wall-mounted floor-standing mounted built-in detachable removable extendable expandable rotating flexible
  portable handheld cordless corded electric battery-operated manual digital analog acoustic mechanical wireless wired
  automatic inflatable insulated waterproofed lined
  modern contemporary traditional classic retro rustic industrial farmhouse minimalist bohemian boho scandinavian-style
  style styled decorative ornate plain simple casual formal sporty athletic
  indoor outdoor indoors outdoors office kitchen bedroom bathroom living dining room garden patio travel camping hiking
  running training cycling beach winter summer rain baby kids kid children child's children's men's women's mens womens
  boys girls toddler adult unisex ladies
  pair set pack piece pieces bundle lot collection stack group assorted matching
  one two three four five six seven eight nine ten eleven twelve several many various
  scratch scratches scratched scuff scuffs scuffed dent dents dented chip chips chipped crack cracks cracked stain stains
  stained fading faded rust rusty wear worn tear tears torn fraying frayed peeling yellowed loose missing broken bent
  visible slight slightly minor small light some few
  resembling resembles features featuring decorated topped shaped made sits stands hangs rests
  lightweight healthy padded veneer drum spindles slats slatted
  mushroom cat dog bird fish bear star heart moon sun leaf tree flower owl
`;

/** Function words without content. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an the of with and & or in on at by for from to into over under w/ + plus'.split(' '),
);

/** Things in a photo that are not for sale, or that a model says if unsure. */
const NOT_ITEMS: ReadonlySet<string> = new Set(
  `person people man men woman women human boy girl face selfie crowd hand hands unknown unidentified unclear item items
  object objects thing things product something image photo picture photograph screenshot scene view background text
  visible nothing none null n/a na untitled title listing smiling made de`.split(/\s+/),
);

interface Vocabulary {
  /** Stems of words for visible items and qualities. */
  words: ReadonlySet<string>;
  /** Stems of words that name a kind of item. */
  things: ReadonlySet<string>;
  /** Names of two or more words, in lowercase, such as "box fan". */
  phrases: ReadonlySet<string>;
}

let vocabulary: Vocabulary | undefined;

/** Builds the vocabulary on first use, because most sites read no photos. */
function known(): Vocabulary {
  if (vocabulary) return vocabulary;
  const kinds = [
    ...Object.values(SEEDS).flatMap((seeds) => split(seeds.kinds, ',')),
    ...KIND_LINES.flatMap(({ names }) =>
      names.flatMap(({ text, isWeak, isMisspelling, isSpanish }) =>
        isWeak || isMisspelling || isSpanish ? [] : text,
      ),
    ),
  ].map((kind) => kind.toLowerCase());
  const looks = LOOKS.trim().split(/\s+/).map(stemOf);
  const parts = kinds.flatMap((kind) => kind.split(/[ -]/)).filter((part) => !/\d/.test(part));
  const things = new Set(parts.map(stemOf));
  vocabulary = {
    things,
    words: new Set([...things, ...looks, ...[...COLORS].flatMap((color) => color.split(' ')).map(stemOf)]),
    phrases: new Set(kinds.filter((kind) => kind.includes(' '))),
  };
  return vocabulary;
}

const lookStems = new Set(LOOKS.trim().split(/\s+/).map(stemOf));
const colorStems = new Set([...COLORS].filter((color) => !color.includes(' ')).map(stemOf));

/** Whether a word is an everyday word for items or qualities rather than a name. */
export const isOrdinary = (word: string): boolean =>
  word.split('-').every((part) => known().words.has(stemOf(part))) || known().words.has(stemOf(word));

/** Whether a word can name an item for sale: not a color or quality, and sellable. */
export const canNameItem = (word: string): boolean =>
  !SMALL_WORDS.has(word.toLowerCase()) && !NOT_ITEMS.has(word.toLowerCase()) && !isLook(word);

export const isKind = (word: string): boolean => known().things.has(stemOf(word));
export const isColor = (word: string): boolean => colorStems.has(stemOf(word));
export const isSmallWord = (word: string): boolean => SMALL_WORDS.has(word.toLowerCase());
export const isNoItem = (word: string): boolean => NOT_ITEMS.has(word.toLowerCase());

/** Whether a word is only a quality, such as "round". "Basket" is also an item. */
export const isLook = (word: string): boolean =>
  (lookStems.has(stemOf(word)) && !known().things.has(stemOf(word))) || isColor(word);

/** Whether a word at this index is part of a multi-word name, such as "box" in "box fan". */
export function isInPhrase(words: readonly string[], index: number): boolean {
  const { phrases } = known();
  for (let length = 2; length <= 4; length += 1) {
    for (let start = Math.max(0, index - length + 1); start <= index; start += 1) {
      const phrase = words.slice(start, start + length);
      if (phrase.length === length && phrases.has(phrase.join(' ').toLowerCase())) return true;
    }
  }
  return false;
}
