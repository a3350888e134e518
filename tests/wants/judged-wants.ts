import { readFileSync } from 'node:fs';

/** The held-out half is only counted. */
export const HALVES = ['tuned', 'held out'] as const;
export type Half = (typeof HALVES)[number];

/** A want as people say it, and everything that a listing has to be to fit it. */
export interface JudgedWant {
  text: string;
  needs: readonly string[];
}

/** A listing with what it is: kinds, broader ones too, and qualities. Accessories, services and rooms are none. */
export interface JudgedListing {
  title: string;
  description: string;
  is: ReadonlySet<string>;
}

interface Template {
  title: string;
  description: string;
  is: readonly string[];
}

const LISTINGS = 5000;
const SEED = 30;

const SLOTS: Readonly<Record<string, readonly string[]>> = {
  color: ['black', 'white', 'gray', 'blue', 'red', 'brown', 'green'],
  gb: ['64gb', '128gb', '256gb', '32gb'],
  year: ['2004', '2008', '2012', '2015', '2019'],
};

/** Sentences under any listing that name other things. */
const REMARKS = [
  '',
  '',
  '',
  'Pickup today.',
  'Pickup only, you need a truck.',
  'Fits in a car.',
  'Also selling a couch, a desk and a bike, see my other ads.',
  'Would trade for an iPhone or a laptop.',
  'Text my phone, no calls.',
  'From a smoke-free home, no pets.',
  'Kept in the garage next to my motorcycle.',
  'Must go, we got a new one for the room with the tv.',
];

export const readWants = (half: Half): JudgedWant[] => parseHalf(half).wants;

/** Returns the same 5,000 listings of a half each time: every template in turn, with seeded values and remarks. */
export function generateListings(half: Half): JudgedListing[] {
  const random = seeded(SEED);
  const pick = (values: readonly string[]): string => values[Math.floor(random() * values.length)] ?? '';
  const { templates } = parseHalf(half);
  return Array.from({ length: LISTINGS }, (_, index) => {
    const template = templates[index % templates.length] ?? { title: '', description: '', is: [] };
    const is = new Set(template.is);
    const fill = (text: string): string =>
      text.replace(/\{(\w+)\}/g, (_match, slot: string) => {
        const value = pick(SLOTS[slot] ?? []);
        // What is nothing that is wanted has no qualities either.
        if (template.is.length > 0) is.add(value);
        return value;
      });
    const title = fill(template.title);
    return { title, description: `${fill(template.description)} ${pick(REMARKS)}`.trim(), is };
  });
}

export const isWanted = ({ needs }: JudgedWant, { is }: JudgedListing): boolean =>
  needs.every((need) => is.has(need));

function parseHalf(half: Half): { wants: JudgedWant[]; templates: Template[] } {
  const file = new URL(`wants-${half.replace(' ', '-')}.txt`, import.meta.url);
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '));
  const listingsAt = lines.indexOf('## listings');
  return {
    wants: lines.slice(1, listingsAt).map((line) => {
      const [text = '', needs = ''] = line.split(' => ');
      return { text, needs: needs.split(', ') };
    }),
    templates: lines.slice(listingsAt + 1).map((line) => {
      const [title = '', description = '', is = ''] = line.split('|').map((part) => part.trim());
      return { title, description, is: is === '' ? [] : is.split(', ') };
    }),
  };
}

/** Returns a generator of numbers from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
