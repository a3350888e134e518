import { stemOf } from './words-of.ts';

/**
 * Words that say nothing about an item, which a model may use around the seller's own. Whatever is not here has to be
 * in what the seller said: a list of what is harmless can be complete, a list of possible claims cannot. Without
 * negations and without praise, as both are facts.
 */
const WORDS = `
  a an the this that these those it its they them their there here which who what when where while as if so than then
  and or also plus too
  of in on at to from for with by about into onto over under up down out off around per via
  is are was were be been being am has have had having do does did can could will would may might
  i me my mine we us our ours you your yours
  one some both each all any other more most very really quite just only still yet now already
  item items thing things product piece pieces listing sale sell selling sold seller offer offers offered offering
  come comes coming include includes included including feature features featuring
  get gets getting got need needs looking look looks see seen show shows shown photo photos picture pictures
  price priced asking please message contact question questions interested let know available buyer
  color colour model brand size type style kind part set condition detail details made make makes
  use used using uses because since though although however
`;

const NEUTRAL = new Set(WORDS.trim().split(/\s+/).map(stemOf));

export const isNeutral = (stem: string): boolean => NEUTRAL.has(stem);
