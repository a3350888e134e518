import { type BuiltInCategory, CATEGORY_SLUGS } from '../../../../../shared/taxonomy.ts';

/** A parsed line of a kind. References to other kinds are still names. */
export interface KindLine {
  name: string;
  category: BuiltInCategory;
  /** The main name first, then synonyms and misspellings. */
  names: KindName[];
  implied: ImpliedName[];
  broader: string | null;
  /** The kinds it is an accessory or part of. */
  partOf: string[];
  /** Whether it is an accessory of any item named next to it, such as a case. */
  isGeneric: boolean;
  /** What people use it for: "keep food cold". */
  uses: string[];
  /** Titles of its items, which count only before the model of what they are for: "halo", in "Halo 3 Xbox 360". */
  titles: string[];
}

export interface KindName {
  text: string;
  /** Whether only this form matches: "=glasses" is not "glass". */
  isExact: boolean;
  /** Whether another kind with the same name is more likely. */
  isShared: boolean;
  /** Whether it is often only a quality, and names the item only if nothing else does. */
  isWeak: boolean;
  /**
   * Whether it names the whole kind, as couch does for sofa. Other names are for some items only, as fixie for bike.
   */
  isSynonym: boolean;
  isMisspelling: boolean;
  isSpanish: boolean;
}

/** A brand, model, or brand and model that identifies the kind. */
export interface ImpliedName {
  brand: string | null;
  /** Null if the brand alone identifies it. */
  model: string | null;
  /** Whether the model is also a common word, so it counts only after its brand. */
  needsBrand: boolean;
}

/**
 * Parses a file of kinds. For the format see the README of this feature.
 * @throws Error naming the invalid line.
 */
export function parseKinds(text: string): KindLine[] {
  const lines = joinContinued(text);
  const [header = '', ...others] = lines;
  const category = CATEGORY_SLUGS.find((slug) => header === `category: ${slug}`);
  if (category === undefined) throw new Error(`A file of kinds starts with its category, not: ${header}`);
  return others.map((line) => parseKind(line, category));
}

/** Removes comments and empty lines, and joins indented continuation lines. */
function joinContinued(text: string): string[] {
  return text
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

const PARTS = /^(?<name>[^:~<@!%$]+):(?<names>[^~<@!%$]*)(?<rest>.*)$/;

function parseKind(line: string, category: BuiltInCategory): KindLine {
  const groups = PARTS.exec(line)?.groups;
  if (groups === undefined) throw new Error(`Not a line of a kind: ${line}`);
  const { name = '', names = '', rest = '' } = groups;
  const part = (mark: string): string[] =>
    listOf(new RegExp(`(?:^|\\s)${mark}\\s([^~<@!%$]*)`).exec(rest)?.[1] ?? '');
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
    titles: part('\\$'),
  };
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Returns the names of a line. The main name comes first, unless the line lists it with a mark. */
function namesOf(mainName: string, others: readonly string[]): KindName[] {
  const names = others.map(readName);
  const isListed = names.some(({ text }) => text === mainName);
  const all = isListed ? names : [readName(mainName), ...names];
  return all.map((name) => (name.text === mainName ? { ...name, isSynonym: true } : name));
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

/**
 * Parses brands and models: "Apple iphone/ipod" is two models of a brand, "Bose/soundlink" a brand alone and a model,
 * "chucks" a model alone.
 */
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
