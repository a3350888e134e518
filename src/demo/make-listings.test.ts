import { describe, expect, it } from 'vitest';
import { LISTING_LIMITS } from '../features/listings/contract/listing-limits.ts';
import { CATEGORY_SLUGS, CONDITION_SLUGS } from '../features/listings/contract/taxonomy.ts';
import { demoPicture } from './compose-picture.ts';
import { DEMO_LOG_INS } from './log-ins.ts';
import { makeDemoListings } from './make-listings.ts';
import { AREAS, PEOPLE } from './people.ts';
import { AVATARS, PICTURES } from './picture-keys.ts';

const listings = makeDemoListings();
const count = (test: (listing: (typeof listings)[number]) => boolean): number => listings.filter(test).length;

describe('the demo marketplace', () => {
  it('has 250 listings that are the same on every machine', () => {
    expect(listings).toHaveLength(250);
    expect(makeDemoListings()).toEqual(listings);
  });

  it('has something in every category and every condition', () => {
    for (const category of CATEGORY_SLUGS) expect(count((l) => l.category === category)).toBeGreaterThan(10);
    for (const condition of CONDITION_SLUGS)
      expect(count((l) => l.condition === condition)).toBeGreaterThan(10);
  });

  it('never repeats a title or a time', () => {
    expect(new Set(listings.map((l) => l.title.toLowerCase())).size).toBe(250);
    expect(new Set(listings.map((l) => l.description)).size).toBe(250);
    expect(new Set(listings.map((l) => l.minutesAgo)).size).toBe(250);
  });

  it('keeps to the limits of the form', () => {
    for (const listing of listings) {
      expect(listing.title.length).toBeLessThanOrEqual(LISTING_LIMITS.title);
      expect(listing.description.length).toBeGreaterThan(30);
      expect(listing.description.length).toBeLessThanOrEqual(LISTING_LIMITS.description);
      expect(listing.priceCents).toBeGreaterThanOrEqual(0);
      expect(listing.priceCents).toBeLessThanOrEqual(LISTING_LIMITS.maxPriceCents);
      expect(Number.isInteger(listing.priceCents)).toBe(true);
      expect(listing.tags.length).toBeLessThanOrEqual(LISTING_LIMITS.tags);
      expect(new Set(listing.tags).size).toBe(listing.tags.length);
      for (const tag of listing.tags) {
        expect(tag).toBe(tag.toLowerCase());
        expect(tag.length).toBeLessThanOrEqual(LISTING_LIMITS.tagLength);
      }
      expect(listing.area.length).toBeLessThanOrEqual(LISTING_LIMITS.area);
    }
  });

  it('mixes sold, free, expensive, guest and generated listings in realistic numbers', () => {
    expect(count((l) => l.status === 'sold')).toBe(25);
    expect(count((l) => l.sellerUsername === null)).toBe(12);
    expect(count((l) => l.aiGenerated)).toBe(30);
    expect(count((l) => l.priceCents === 0)).toBeGreaterThan(3);
    expect(count((l) => l.priceCents > 500_000)).toBeGreaterThan(3);
    expect(count((l) => l.pictures.length === 0)).toBeGreaterThan(1);
    expect(Math.max(...listings.map((l) => l.pictures.length))).toBeLessThanOrEqual(4);
  });

  it('has sellers who were members before they posted', () => {
    const people = new Map(PEOPLE.map((person) => [person.username, person]));
    expect(people.size).toBe(40);
    for (const listing of listings) {
      expect(AREAS.map((area) => area.name)).toContain(listing.area);
      if (listing.sellerUsername === null) continue;
      const seller = people.get(listing.sellerUsername);
      expect(seller).toBeDefined();
      expect((seller?.memberSinceDaysAgo ?? 0) * 24 * 60).toBeGreaterThan(listing.minutesAgo);
    }
  });

  it('has the members whose log-ins are documented, with listings of their own', () => {
    for (const email of DEMO_LOG_INS) {
      const person = PEOPLE.find((candidate) => candidate.email === email);
      expect(count((l) => l.sellerUsername === person?.username)).toBeGreaterThan(3);
    }
  });

  it('has a picture and an alternative text for every key', () => {
    const keys = new Set(listings.flatMap((l) => l.pictures));
    expect(keys.size).toBeLessThanOrEqual(120);
    expect([...keys].sort()).toEqual(Object.keys(PICTURES).sort());
    for (const key of keys) {
      const svg = demoPicture(key);
      expect(svg).toMatch(/^<svg [^>]*width="1200" height="1200"/);
      expect(svg).not.toContain('<filter');
    }
    for (const listing of listings) {
      expect(listing.altTexts).toHaveLength(listing.pictures.length);
      for (const text of listing.altTexts) expect(text.length).toBeGreaterThan(2);
    }
  });

  it('has a face for every avatar key', () => {
    for (const { avatar } of PEOPLE) {
      if (avatar === null) continue;
      expect(AVATARS).toHaveProperty(avatar);
      expect(demoPicture(avatar)).toMatch(/^<svg /);
    }
  });
});
