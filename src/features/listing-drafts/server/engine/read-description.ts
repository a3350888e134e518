import type { CategorySlug, ConditionSlug } from '../../../listings/contract/taxonomy.ts';
import { findCategory } from './category.ts';
import { calmText, cleanText } from './clean-text.ts';
import { findCondition } from './condition.ts';
import { makeDescription } from './description.ts';
import { spellNames } from './names.ts';
import { findPrice } from './price.ts';
import { makeTags } from './tags.ts';
import { makeTitle } from './title.ts';

export interface ReadDescription {
  title: string;
  description: string;
  /** US cents; 0 is free, null without a price. */
  priceCents: number | null;
  category: CategorySlug | null;
  condition: ConditionSlug | null;
  tags: string[];
}

/**
 * Turns a typed or spoken description of an item into a listing, without an external service. What the text does not
 * say clearly stays null, for the seller to choose.
 */
export function readDescription(text: string): ReadDescription {
  const plain = calmText(cleanText(text));
  const { cents, rest } = findPrice(plain);
  const { category, kind } = findCategory(rest);
  return {
    title: makeTitle(rest, kind),
    description: makeDescription(rest),
    priceCents: cents,
    category,
    condition: findCondition(rest),
    tags: makeTags(spellNames(rest), kind),
  };
}
