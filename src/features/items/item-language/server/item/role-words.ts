/** The role of the words that follow, up to the next punctuation. */
export type RoleWord = 'with' | 'and' | 'or' | 'owner' | 'other' | 'of' | 'article';

const LISTS: Readonly<Record<RoleWord, string>> = {
  with: 'with w + plus includes include including incl inc comes con incluye has have',
  and: 'and y e',
  or: 'or',
  owner: 'for fits fit fitting compatible off from matches matching para fr',
  other: `in on at by needs need no not without minus missing wout was were is are works work runs run like asking but to
    that because about under near never bought barely hardly only after before while when en sin less needing came`,
  of: 'of de del',
  article: 'el los las',
};

export const ROLE_WORDS: ReadonlyMap<string, RoleWord> = new Map(
  Object.entries(LISTS).flatMap(([role, words]) =>
    words.split(/\s+/).map((word): [string, RoleWord] => [word, role as RoleWord]),
  ),
);

const openings = (list: string): string[][] => list.split(', ').map((opening) => opening.split(' '));

/** Openings of wanted ads. Longer ones come before their prefixes. */
export const WANTED_OPENINGS: readonly string[][] = openings(
  'looking to buy, looking for, in search of, want to buy, wanting to buy, se busca, wanted, searching for, i need, needed, need, wtb, iso, busco, buscando, compro',
);

/** Openings of sale ads, which say nothing about the item. */
export const SALE_OPENINGS: readonly string[][] = openings(
  'for sale, selling my, selling, i am selling, im selling, se vende, vendo, en venta, fs, free, gratis',
);
