import type { PhotoWriting } from '../../src/features/items/photo-reader/contract/photo-writing.ts';
import type { PhotoPlan } from './make-photos.ts';

export interface ReadPhoto {
  plan: PhotoPlan;
  writing: PhotoWriting;
  /** Time of the processor for it, which other programs hardly change, and time of the clock. */
  milliseconds: number;
  waited: number;
  /** Memory of the process afterwards. */
  megabytes: number;
}

export interface Count {
  some: number;
  of: number;
}

export interface ReaderFigures {
  /** The main text is read letter by letter, whatever its case, spaces and signs. */
  main: Count;
  /** It comes first. */
  mainFirst: Count;
  brand: Count;
  code: Count;
  color: Count;
  /** Another color is named; none would be better. */
  wrongColor: Count;
  /** Photos without text in which some is read. */
  falseLines: Count;
  /** Photos with an address, a credit or a date of which some is left. */
  leaks: Count;
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const isMainRead = ({ plan, writing }: ReadPhoto): boolean => {
  const read = writing.lines.map(plain);
  return plan.main.every((line) => read.includes(plain(line))) || read.includes(plain(plan.main.join('')));
};
const isMainFirst = ({ plan, writing }: ReadPhoto): boolean =>
  plain(writing.lines.join('')).startsWith(plain(plan.main.join('')));
const isBrandRead = ({ plan, writing }: ReadPhoto): boolean =>
  writing.lines.some((line) => plain(line).includes(plain(plan.brand ?? '')));
const isCodeRead = ({ plan, writing }: ReadPhoto): boolean =>
  writing.codes.some(({ digits }) => digits === plan.code);
const isColorSeen = ({ plan, writing }: ReadPhoto): boolean => writing.color === plan.color;
const isColorWrong = (read: ReadPhoto): boolean => read.writing.color !== null && !isColorSeen(read);
const leaks = ({ plan, writing }: ReadPhoto): boolean =>
  plan.private.some((part) => writing.lines.some((line) => line.toLowerCase().includes(part.toLowerCase())));

/** What is wrong with what was read, in words. */
export function faultsOf(read: ReadPhoto): string[] {
  const { plan, writing } = read;
  return [
    ...(plan.main.length > 0 && !isMainRead(read) ? ['main text'] : []),
    ...(plan.code !== null && !isCodeRead(read) ? ['code'] : []),
    ...(plan.color !== null && !isColorSeen(read) ? [`color ${plan.color}`] : []),
    ...(plan.kind === 'item of one color' && writing.lines.length > 0 ? ['text where none is'] : []),
    ...(leaks(read) ? ['address, credit or date'] : []),
  ];
}

export function readerFigures(photos: readonly ReadPhoto[]): ReaderFigures {
  const count = (of: readonly ReadPhoto[], isRight: (read: ReadPhoto) => boolean): Count => ({
    some: of.filter(isRight).length,
    of: of.length,
  });
  const withMain = photos.filter(({ plan }) => plan.main.length > 0);
  const blank = photos.filter(({ plan }) => plan.kind === 'item of one color' || plan.kind === 'person');
  return {
    main: count(withMain, isMainRead),
    mainFirst: count(withMain, isMainFirst),
    brand: count(
      photos.filter(({ plan }) => plan.brand !== null),
      isBrandRead,
    ),
    code: count(
      photos.filter(({ plan }) => plan.code !== null),
      isCodeRead,
    ),
    color: count(
      photos.filter(({ plan }) => plan.color !== null),
      isColorSeen,
    ),
    wrongColor: count(
      photos.filter(({ plan }) => plan.color !== null),
      isColorWrong,
    ),
    falseLines: count(blank, ({ writing }) => writing.lines.length > 0),
    leaks: count(
      photos.filter(({ plan }) => plan.private.length > 0),
      leaks,
    ),
  };
}
