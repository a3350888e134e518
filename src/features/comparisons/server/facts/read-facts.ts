import type { CategorySlug } from '../../../../shared/taxonomy.ts';
import type { DefectsStated } from '../value.ts';
import type { Fact, Sentence } from './fact.ts';
import type { FeatureId } from './features.ts';
import { isBroken } from './is-broken.ts';
import { kindOf } from './item-kinds.ts';
import { readDefects } from './read-defects.ts';
import * as figures from './read-figures.ts';
import { readPetFree, readSmokeFree } from './read-home.ts';
import * as included from './read-included.ts';
import * as look from './read-look.ts';
import * as sizes from './read-sizes.ts';
import * as state from './read-state.ts';
import { type ReadText, readText } from './read-text.ts';
import * as time from './read-time.ts';

export type { FindBrands } from './read-look.ts';

/** Everything that a seller's text says, and nothing it does not say. */
export interface ReadFacts {
  facts: ReadonlyMap<FeatureId, Fact>;
  defects: DefectsStated & { first: string | null };
  /** The seller says that it does not work, or leaks. */
  isBroken: boolean;
  /** The sentence that says most about the condition; null if there is none. */
  aboutCondition: Sentence | null;
}

const READERS: Record<Exclude<FeatureId, 'brand' | 'damage'>, (text: ReadText) => Fact | null> = {
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

export function readFacts(
  item: Described,
  { findBrands, now }: { findBrands: look.FindBrands; now: Date },
): ReadFacts {
  const text = readText(item, kindOf(item).plural, now);
  const facts = new Map<FeatureId, Fact>();
  const brand = look.readBrand(text, findBrands);
  if (brand !== null) facts.set('brand', brand);
  for (const [feature, read] of Object.entries(READERS)) {
    const fact = read(text);
    if (fact !== null) facts.set(feature as FeatureId, fact);
  }
  const { fact: damage, ...defects } = readDefects(text);
  if (damage !== null) facts.set('damage', damage);
  return { facts, defects, isBroken: isBroken(text), aboutCondition: conditionWords(text, damage) };
}

const CONDITION =
  /\b(?:condition|mint|pristine|immaculate|flawless|gently used|barely used|hardly used|lightly used|never used|well (?:kept|maintained|cared)|like new|brand new|worn|wear|case on|taken care|babied|spotless|sealed|unopened)\b/i;

/** A named defect first, then what else the seller says about the condition. */
function conditionWords({ sentences }: ReadText, damage: Fact | null): Sentence | null {
  const described = sentences.filter(({ from }) => from === 'description');
  const named = sentences.find(({ text }) => text === damage?.source);
  const found = named ?? described.find(({ text }) => CONDITION.test(text));
  return found === undefined ? null : { text: found.text, from: found.from };
}
