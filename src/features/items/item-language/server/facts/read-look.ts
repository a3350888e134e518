import { itemOf } from '../item/item-of.ts';
import { COLORS as PLAIN_COLORS } from '../words/colors.ts';
import { findBrands } from '../words/names.ts';
import type { Fact } from './fact.ts';
import { firstFact, type ReadText, withoutOthers } from './read-text.ts';
import { asValue } from './sentences.ts';

/** Facts about color, material and brand. */

const COLORS =
  `space gr[ae]y|space black|jet black|matte black|rose gold|sierra blue|pacific blue|alpine green|midnight|starlight|graphite|
  natural titanium|off[- ]?white|navy blue|sky blue|light blue|dark blue|royal blue|light gr[ae]y|dark gr[ae]y|forest green|
  olive green|sage green|sage|mint green|emerald|dark green|light green|dark brown|light brown|camel|coral|
  multicolor(?:ed)?|${PLAIN_COLORS.join('|')}`.replaceAll(/\s*\n\s*/g, '');
const COLOR = new RegExp(String.raw`\b(?:${COLORS})\b`, 'i');
const COLOR_SAID = new RegExp(
  String.raw`\b(?:colou?r(?:way|ed)?|finish)\b\s*(?:is|:|-|=)?\s*(?:an?\s+|the\s+)?(${COLORS})\b|\b(${COLORS})\s+(?:in\s+)?(?:colou?r|finish)\b|^(?:it(?:['’]s| is)|they(?:['’]re| are)|in|comes? in|this one is)\s+(?:an?\s+|the\s+|solid\s+)?(${COLORS})(?=$|[\s,.])(?!\s+(?:condition|case|box|cover|gold))`,
  'i',
);
/** A color as its own clause: "White, 147 x 147 cm". */
const COLOR_ALONE = new RegExp(String.raw`^(?:${COLORS})$`, 'i');
/** Names and metals that contain a color word. */
const NO_COLOR =
  /\bblack ?(?:&|and) ?decker\b|\bred ?wings?\b|\bblue ?(?:yeti|snowball|ray)\b|\bred bull\b|\bgreen ?works\b|\borange (?:amps?|crush)\b|\bblack friday\b|\bwhite ?(?:board|noise)\b|\b(?:sterling )?silver(?:ware)\b|\bkey ?board white\b|\bgold(?:en)? (?:edition|plated|star)\b|\bsilver cross\b|\bblack diamond\b|\bpink floyd\b|\bgreen day\b|\bwhite stripes\b/gi;
const OF_SOMETHING_ELSE =
  /^(?:with|includes?|including|comes? with|plus|and)\b|^\s*(?:case|box|cover|strap|band|sleeve|bag|cable|shade|laces)\b/i;

/** Reads the color from the title, or where the description states it. */
export function readColor(text: ReadText): Fact | null {
  const isMetal = text.category === 'jewelry-watches';
  return firstFact(text, (clause, { from }) => {
    const words = clause.text.replaceAll(NO_COLOR, ' ');
    if (clause.negated) return null;
    if (from === 'description') {
      if (COLOR_ALONE.test(words)) return { value: asValue(words.toLowerCase()), good: null };
      const match = COLOR_SAID.exec(words);
      const value = match?.slice(1).find((group) => group !== undefined);
      return value === undefined ? null : { value: asValue(value.toLowerCase()), good: null };
    }
    const ofItem = withoutOthers(words);
    const match = COLOR.exec(ofItem);
    if (match === null || /^(?:with|includes?|including|comes? with|plus)\b/i.test(ofItem)) return null;
    const after = ofItem.slice(match.index + match[0].length);
    if (text.kind !== 'accessories' && OF_SOMETHING_ELSE.test(after.trim())) return null;
    if (isMetal && /^(?:gold|silver|rose gold)$/i.test(match[0])) return null;
    return { value: asValue(match[0].toLowerCase()), good: null };
  });
}

const MATERIALS =
  `faux leather|vegan leather|genuine leather|full[- ]grain leather|top[- ]grain leather|leather|suede|solid (?:oak|pine|walnut|maple|cherry|teak|wood|mahogany|birch|brass|steel)|
  oak|pine|walnut|maple|cherry wood|mahogany|teak|birch|ash wood|bamboo|rattan|wicker|plywood|mdf|particle ?board|laminate|veneer|reclaimed wood|wood(?:en)?|
  stainless steel|carbon steel|cast iron|wrought iron|steel|alumini?um|brass|copper|chrome|metal|titanium|carbon fiber|carbon|
  marble|granite|tempered glass|glass|ceramic|porcelain|plastic|acrylic|velvet|linen|merino wool|merino|wool|cashmere|cotton|denim|silk|polyester|nylon|fleece|down|gore-?tex|jute|
  sterling silver|925 silver|(?:9|10|14|18|22|24) ?(?:k|kt|karat) (?:white |rose |yellow )?gold|white gold|rose gold|platinum|gold[- ]plated|gold[- ]filled|pearl|diamond`.replaceAll(
    /\s*\n\s*/g,
    '',
  );
const MATERIAL = new RegExp(String.raw`\b(?:${MATERIALS})\b`, 'i');
const MADE_OF = new RegExp(
  String.raw`\b(?:materials?|made (?:of|from|out of|in)|frame|body|fabric|upholstery|upholstered in|finish|top|legs?|shell|case)\b\s*(?:is|are|:|in|of|made of)?\s*(?:an?\s+|the\s+|100 ?% )?((?:${MATERIALS}))\b|\b((?:${MATERIALS}))\s+(?:frame|top|legs?|body|finish|fabric|upholstery|shell|base|case|band|bracelet|exterior|construction|veneer)\b|\b(?:100 ?%|genuine|real|pure)\s+((?:${MATERIALS}))\b|\b(solid (?:oak|pine|walnut|maple|cherry|teak|wood|mahogany|birch|brass|steel))\b`,
  'i',
);
/** A material as its own clause: "Sterling silver." */
const ALONE = new RegExp(
  String.raw`^(?:(?:powder[- ]coated|brushed|polished|solid|real|genuine|heavy|unfinished|raw|natural|painted|stained) )*(?:${MATERIALS})$`,
  'i',
);
const OF_MATERIAL = new Set([
  'home-garden',
  'clothing',
  'jewelry-watches',
  'musical-instruments',
  'sporting-goods',
  'other',
]);

/** Reads the material from the title, or where the description states it. */
const KARAT =
  /^(?:(?:it['’]?s|it is|solid|real|stamped|marked|all) )*(10|14|18|22|24) ?(?:k|kt|karat)(?: (?:solid|real))?$/i;
const GOLD_ON_TOP = /\b(?:plated|filled|vermeil|tone|over)\b/i;

/** Reads gold by its karat alone: "Gold hoops. 14k." */
function readKarat(text: ReadText): Fact | null {
  const title = text.sentences[0]?.text ?? '';
  if (text.category !== 'jewelry-watches' || !/\bgold\b/i.test(title)) return null;
  if (text.sentences.some((sentence) => GOLD_ON_TOP.test(sentence.text))) return null;
  return firstFact(text, ({ text: words, negated }) => {
    const karat = negated ? undefined : KARAT.exec(words)?.[1];
    return karat === undefined ? null : { value: `${karat}k gold`, good: null };
  });
}

export function readMaterial(text: ReadText): Fact | null {
  if (!OF_MATERIAL.has(text.category)) return null;
  return readNamedMaterial(text) ?? readKarat(text);
}

function readNamedMaterial(text: ReadText): Fact | null {
  return firstFact(text, (clause, { from }) => {
    if (clause.negated || /\b(?:looks? like|look|style|effect|colou?red)\b/i.test(clause.text)) return null;
    const words = withoutOthers(clause.text);
    if (from === 'title') {
      const material = MATERIAL.exec(words)?.[0];
      return material === undefined ? null : { value: asValue(material), good: null };
    }
    if (ALONE.test(words)) return { value: asValue(words), good: null };
    const value = MADE_OF.exec(words)
      ?.slice(1)
      .find((group) => group !== undefined);
    return value === undefined ? null : { value: asValue(value), good: null };
  });
}

const BRAND_SAID =
  /\bbrand\b(?!\s*-?new)\s*(?:is|:|name:?)?\s*([\p{Lu}][\p{L}\p{N}'&.-]*(?:\s[\p{Lu}][\p{L}\p{N}'&.-]*)?)/u;

/** Makers of parts for products of other makers. */
const MAKERS_OF_PARTS: readonly (readonly [of: (text: ReadText) => boolean, makers: ReadonlySet<string>])[] =
  [
    [({ kind }) => kind.endsWith('bikes'), new Set(['shimano', 'sram', 'garmin'])],
    [
      ({ category }) => category === 'vehicles',
      new Set(['bose', 'pioneer', 'sony', 'jbl', 'apple', 'android', 'garmin', 'marshall', 'yeti', 'coach']),
    ],
  ];
const isOfPart = (brand: string, text: ReadText): boolean =>
  MAKERS_OF_PARTS.some(([of, makers]) => of(text) && makers.has(brand));

/** Words in a title that introduce extras. */
const PARTS_FOLLOW = /\b(?:with|plus|includes?|including|comes)\b|\bw\//i;
const itemPart = (title: string): string => title.split(PARTS_FOLLOW)[0] ?? title;

/** Returns the brand as the seller writes it. */
export function readBrand(text: ReadText): Fact | null {
  return firstFact(text, (clause, { from, clauses }) => {
    if (clause.negated || (clause.owner !== 'item' && from === 'description')) return null;
    const ofItem = withoutOthers(from === 'title' ? itemPart(clause.text) : clause.text);
    if (from === 'title' && clause !== clauses[0] && PARTS_FOLLOW.test(clauses[0]?.text ?? '')) return null;
    const statedBrand = BRAND_SAID.exec(ofItem)?.[1];
    if (statedBrand !== undefined) return { value: statedBrand, good: null };
    if (from === 'description' && !/\b(?:by|from|brand|made by)\b/i.test(ofItem)) return null;
    const inCapitals =
      text.category === 'vehicles' && from === 'title'
        ? ofItem.replaceAll(/\b\p{Ll}/gu, (first) => first.toUpperCase())
        : ofItem;
    const named = itemOf(ofItem, text.category).brand?.toLowerCase();
    const isColor = named !== undefined && COLOR.test(named);
    const brand = [...findBrands(inCapitals), ...(named === undefined || isColor ? [] : [named])].find(
      (candidate) => !isOfPart(candidate, text),
    );
    if (brand === undefined) return null;
    const index = ofItem.toLowerCase().indexOf(brand);
    return index < 0 ? null : { value: asValue(ofItem.slice(index, index + brand.length)), good: null };
  });
}

const PROCESSOR =
  /\b(?:apple\s+)?m[1-5](?:\s(?:pro|max|ultra))?\b|\b(?:intel\s+)?(?:core\s+)?i[3579](?:[- ]\d{4,5}[a-z]{0,2})?\b|\b(?:amd\s+)?ryzen\s[3579](?:\s\d{4}[a-z]{0,2})?\b|\bcore ultra \d\b|\bceleron\b|\bxeon\b|\bsnapdragon\b/i;

export function readProcessor(text: ReadText): Fact | null {
  if (text.kind !== 'laptops' && text.kind !== 'computers') return null;
  return firstFact(text, (clause) => {
    const processor = PROCESSOR.exec(withoutOthers(clause.text))?.[0];
    return processor === undefined || clause.negated ? null : { value: asValue(processor), good: null };
  });
}
