import {
  type CorrectedText,
  withoutTakenBack,
} from '../../../../items/item-language/server/item-language.ts';
import { COLORS } from './colors.ts';

const MODEL = /^([a-z]+)\d+$/;

/** Two colors, or two models of one series: "t7, sorry, t6". */
const isAlike = (a: string, b: string): boolean =>
  (COLORS.has(a) && COLORS.has(b)) ||
  (MODEL.exec(a)?.[1] !== undefined && MODEL.exec(a)?.[1] === MODEL.exec(b)?.[1]);

/** What somebody takes back leaves the text with the words that say so: "size ten sorry size nine" is "size nine". */
export const withoutCorrections = (text: string): CorrectedText => withoutTakenBack(text, isAlike);
