import type { CategorySlug } from '../../../../../shared/taxonomy.ts';
import { type Item, itemOf } from '../item/item-of.ts';
import { comparedKind } from './compared-kinds.ts';
import type { DefectsStated, Doubt, Fact, FactId, Sentence } from './fact.ts';
import { isBroken } from './is-broken.ts';
import { readDefects } from './read-defects.ts';
import { readDoubt } from './read-doubt.ts';
import * as figures from './read-figures.ts';
import { readPetFree, readSmokeFree } from './read-home.ts';
import * as included from './read-included.ts';
import * as look from './read-look.ts';
import * as sizes from './read-sizes.ts';
import * as state from './read-state.ts';
import { type ReadText, readText } from './read-text.ts';
import * as time from './read-time.ts';

/** All facts stated in a seller's text. Stored as JSON. */
export interface ReadFacts {
  facts: Readonly<Partial<Record<FactId, Fact>>>;
  defects: DefectsStated & { first: string | null };
  /** Whether the seller says that the item does not work, or leaks. */
  isBroken: boolean;
  /** The first stated reason not to buy. Readings before version 5 have none. */
  doubt?: Doubt | null;
  /** The sentence that says most about the condition; null if there is none. */
  aboutCondition: Sentence | null;
}

const READERS: Record<Exclude<FactId, 'damage'>, (text: ReadText) => Fact | null> = {
  brand: look.readBrand,
  year: time.readYear,
  mileage: figures.readMileage,
  title: state.readTitle,
  processor: look.readProcessor,
  memory: figures.readMemory,
  storage: figures.readStorage,
  'battery-health': figures.readBatteryHealth,
  'screen-size': figures.readScreenSize,
  'clothing-size': sizes.readClothingSize,
  'frame-size': sizes.readFrameSize,
  'mattress-size': sizes.readMattressSize,
  'case-size': sizes.readCaseSize,
  dimensions: figures.readDimensions,
  height: figures.readHeight,
  length: figures.readLength,
  weight: figures.readWeight,
  material: look.readMaterial,
  color: look.readColor,
  working: state.readWorking,
  age: time.readAge,
  unlocked: state.readUnlocked,
  'original-box': included.readBox,
  charger: included.readCharger,
  cables: included.readCables,
  remote: included.readRemote,
  case: included.readCase,
  accessories: included.readAccessories,
  complete: state.readComplete,
  warranty: time.readWarranty,
  receipt: included.readReceipt,
  'smoke-free': readSmokeFree,
  'pet-free': readPetFree,
};

interface Described {
  title: string;
  description: string;
  category: CategorySlug;
}

/**
 * Reads the facts of a listing.
 * @param now Limits years: later ones are ignored.
 * @param about The item named by the title.
 */
export function readFacts(
  listing: Described,
  now: Date,
  about: Item = itemOf(listing.title, listing.category),
): ReadFacts {
  const text = readText(listing, comparedKind({ about, category: listing.category }).plural, now);
  const facts: Partial<Record<FactId, Fact>> = {};
  for (const [id, read] of Object.entries(READERS)) {
    const fact = read(text);
    if (fact !== null) facts[id as FactId] = fact;
  }
  const { fact: damage, ...defects } = readDefects(text);
  if (damage !== null) facts.damage = damage;
  return {
    facts,
    defects,
    isBroken: isBroken(text),
    doubt: readDoubt(text, facts),
    aboutCondition: conditionWords(text, damage),
  };
}

const CONDITION =
  /\b(?:condition|mint|pristine|immaculate|flawless|gently used|barely used|hardly used|lightly used|never used|well (?:kept|maintained|cared)|like new|brand new|worn|wear|case on|taken care|babied|spotless|sealed|unopened)\b/i;

/** Prefers a sentence about a defect, then other statements about the condition. */
function conditionWords({ sentences }: ReadText, damage: Fact | null): Sentence | null {
  const described = sentences.filter(({ from }) => from === 'description');
  const named = sentences.find(({ text }) => text === damage?.source);
  const sentence = named ?? described.find(({ text }) => CONDITION.test(text));
  return sentence === undefined ? null : { text: sentence.text, from: sentence.from };
}
