import { COLORS } from '../../../../items/item-language/server/item-language.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that do not describe an item. */
export const FILLER = words(`
  a an the and or of in on at to for with by from is are was be i im ive id me my we our you your it its this that these
  those some any anyone somebody someone one ones please pls plz need needs needed want wants wanted looking look search
  searching find finding buy buying purchase get getting sell selling sale sold used second hand secondhand preowned pre
  owned preloved good nice great perfect beautiful condition have has having do does got can could would should will like
  there something anything near nearby here around local quality price priced prices usd dollars bucks hello hi hey
  thanks interested
`);

/** Words that separate the item from what it is for, comes with or is made of. */
export const ASIDE_STARTS = words('for with from to in of');

/** Words that before "of" are a quantity: "a set of knives" means knives. */
export const CONTAINERS = words(
  'set sets pair pairs lot lots box boxes bag bags bunch collection bundle pack packs',
);

export const CHEAP = words('cheap cheaper cheapest affordable inexpensive budget bargain bargains');

/** Stems of words that describe an item, before or after its name: "sofa leather brown" is a sofa. */
export const QUALITIES = words(`
  ${COLORS.join(' ')} golden mint colorful
  oak pine walnut mahogany teak birch bamboo wood wooden solid metal steel iron brass copper aluminum carbon plastic glass
  marble leather suede velvet linen cotton wool denim silk fabric faux upholstered ceramic porcelain
  small large big medium tiny mini compact tall short long wide narrow huge xs xl xxl king queen twin full double single
  man mens woman womens kid kids child boy girl unisex adult baby toddler junior youth
  vintage antique retro modern classic rare new old midcentury rustic industrial handmade custom original limited edition
  electric electronic manual wireless cordless wired bluetooth portable folding foldable adjustable inflatable automatic
  digital analog acoustic smart gaming outdoor indoor
  pro max plus air ultra lite se gen generation series
  nike adidas ikea sony samsung apple canon nikon fender gibson yamaha trek specialized bosch dewalt makita panasonic lg
  honda toyota ford bmw patagonia dyson google microsoft nintendo logitech hp dell lenovo asus bose jbl
`);
