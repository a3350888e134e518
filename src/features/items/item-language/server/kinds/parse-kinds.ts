import { CATEGORY_SLUGS, type CategorySlug } from '../../../../../shared/taxonomy.ts';

/** A kind as its line states it, before the kinds it names are looked up. */
export interface KindLine {
  name: string;
  category: CategorySlug;
  /** Its own name first, then synonyms and misspellings. */
  names: KindName[];
  implied: ImpliedName[];
  broader: string | null;
  /** The kinds it is an accessory or a part of. */
  partOf: string[];
  /** An accessory of whatever stands beside it, such as a case. */
  isGeneric: boolean;
  /** What people do with it: "keep food cold". */
  uses: string[];
}

export interface KindName {
  text: string;
  /** Only this form: "=glasses" is not "glass". */
  isExact: boolean;
  /** Another kind has the same name and is the likelier one. */
  isShared: boolean;
  /** Often a quality of something else: it names the item only where nothing else does. */
  isWeak: boolean;
  /** Another word for the whole kind, as a couch is a sofa; others name some of its items, as a fixie is a bike. */
  isSynonym: boolean;
  isMisspelling: boolean;
  isSpanish: boolean;
}

/** A brand, a model, or a model with its brand, that tells the kind. */
export interface ImpliedName {
  brand: string | null;
  /** Null where the brand alone tells it. */
  model: string | null;
  /** The model is a word of its own too, so it counts only after its brand. */
  needsBrand: boolean;
}

/**
 * Reads the lines of one file of kinds. The README of this feature describes their format.
 * @throws Error with the line that cannot be read.
 */
export function parseKinds(text: string): KindLine[] {
  const lines = joinContinued(text);
  const [header = '', ...others] = lines;
  const category = CATEGORY_SLUGS.find((slug) => header === `category: ${slug}`);
  if (category === undefined) throw new Error(`A file of kinds starts with its category, not: ${header}`);
  return others.map((line) => parseKind(line, category));
}

/** The lines without comments and empty ones; an indented line continues the one before. */
function joinContinued(text: string): string[] {
  return text
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

const PARTS = /^(?<name>[^:~<@!%]+):(?<names>[^~<@!%]*)(?<rest>.*)$/;

function parseKind(line: string, category: CategorySlug): KindLine {
  const groups = PARTS.exec(line)?.groups;
  if (groups === undefined) throw new Error(`Not a line of a kind: ${line}`);
  const { name = '', names = '', rest = '' } = groups;
  const part = (mark: string): string[] =>
    listOf(new RegExp(`(?:^|\\s)${mark}\\s([^~<@!%]*)`).exec(rest)?.[1] ?? '');
  const owners = part('@');
  return {
    name: name.trim(),
    category,
    names: [...namesOf(name.trim(), listOf(names)), ...part('~').map(readMisspelling)],
    implied: part('!').flatMap(readImplied),
    broader: part('<')[0] ?? null,
    partOf: owners.filter((owner) => owner !== '*'),
    isGeneric: owners.includes('*'),
    uses: part('%'),
  };
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Its own name comes first, unless the line lists it with a mark. */
function namesOf(own: string, others: readonly string[]): KindName[] {
  const names = others.map(readName);
  const isListed = names.some(({ text }) => text === own);
  const all = isListed ? names : [readName(own), ...names];
  return all.map((name) => (name.text === own ? { ...name, isSynonym: true } : name));
}

function readName(text: string): KindName {
  const [, marks = '', name = ''] = /^([=*?&^]*)(.*)$/.exec(text.trim()) ?? [];
  return {
    text: name,
    isExact: marks.includes('='),
    isShared: marks.includes('*'),
    isWeak: marks.includes('?'),
    isSynonym: marks.includes('&'),
    isMisspelling: false,
    isSpanish: marks.includes('^'),
  };
}

const readMisspelling = (text: string): KindName => ({
  ...readName(text),
  isSynonym: true,
  isMisspelling: true,
});

/** "Apple iphone/ipod" is two models of a brand, "Bose/soundlink" a brand alone and a model, "chucks" a model alone. */
function readImplied(text: string): ImpliedName[] {
  const [first = '', ...others] = text.split('/');
  const words = first.split(' ');
  const end = words.findIndex((word) => /^[+\p{Ll}\d]/u.test(word));
  const brand = words.slice(0, end < 0 ? words.length : end).join(' ');
  const models = [...(end < 0 ? [] : [words.slice(end).join(' ')]), ...others];
  return [
    ...(end < 0 ? [{ brand, model: null, needsBrand: false }] : []),
    ...models.map((model) => ({
      brand: brand === '' ? null : brand,
      model: model.replace(/^\+/, ''),
      needsBrand: model.startsWith('+'),
    })),
  ];
}
