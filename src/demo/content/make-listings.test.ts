import { describe, expect, it } from 'vitest';
import { LISTING_LIMITS } from '../../shared/listing-limits.ts';
import { CATEGORY_SLUGS, CONDITION_SLUGS } from '../../shared/taxonomy.ts';
import { DEMO_LOG_INS } from './demo-ids.ts';
import { DRAWN_ITEMS, itemShownBy } from './drawn-items.ts';
import { makeDemoListings } from './make-listings.ts';
import { AREAS, PEOPLE } from './people.ts';

const listings = makeDemoListings();
/** Cards of a page. */
const PAGE = 24;
const count = (test: (listing: (typeof listings)[number]) => boolean): number => listings.filter(test).length;

describe('the demo marketplace', () => {
  it('has listings that are the same on every machine', () => {
    expect(makeDemoListings()).toEqual(listings);
  });

  it('has something in every category and every condition', () => {
    for (const category of CATEGORY_SLUGS) expect(count((l) => l.category === category)).toBeGreaterThan(0);
    for (const condition of CONDITION_SLUGS)
      expect(count((l) => l.condition === condition)).toBeGreaterThan(0);
  });

  it('never repeats a title or a time', () => {
    expect(new Set(listings.map((l) => l.title.toLowerCase())).size).toBe(listings.length);
    expect(new Set(listings.map((l) => l.description)).size).toBe(listings.length);
    expect(new Set(listings.map((l) => l.minutesAgo)).size).toBe(listings.length);
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

  it('mixes sold, free, expensive, guest and generated listings', () => {
    expect(count((l) => l.status === 'sold')).toBeGreaterThan(0);
    expect(count((l) => l.sellerUsername === null)).toBeGreaterThan(0);
    expect(count((l) => l.aiGenerated)).toBeGreaterThan(0);
    expect(count((l) => l.priceCents === 0)).toBeGreaterThan(0);
    expect(count((l) => l.priceCents > 500_000)).toBeGreaterThan(0);
    expect(count((l) => l.photos.length === 0)).toBeGreaterThan(0);
    expect(Math.max(...listings.map((l) => l.photos.length))).toBeLessThanOrEqual(4);
  });

  it('has sellers who were members before they posted', () => {
    const people = new Map(PEOPLE.map((person) => [person.username, person]));
    for (const listing of listings) {
      expect(AREAS.map((area) => area.name)).toContain(listing.area);
      if (listing.sellerUsername === null) continue;
      const seller = people.get(listing.sellerUsername);
      expect(seller).toBeDefined();
      expect((seller?.memberSinceDaysAgo ?? 0) * 24 * 60).toBeGreaterThan(listing.minutesAgo);
    }
  });

  it('has the members whose logins are documented, with listings of their own', () => {
    for (const email of DEMO_LOG_INS) {
      const person = PEOPLE.find((candidate) => candidate.email === email);
      expect(count((l) => l.sellerUsername === person?.username)).toBeGreaterThan(0);
    }
  });

  it('shows every picture, with an alternative text for each photo of a listing', () => {
    const shown = new Set(listings.flatMap((l) => l.photos.map(({ picture }) => picture)));
    expect([...shown].sort()).toEqual(
      Object.values(DRAWN_ITEMS)
        .flatMap(({ pictures }) => [...pictures])
        .sort(),
    );
    for (const { photos } of listings) {
      expect(new Set(photos.map(({ alt }) => alt)).size).toBe(photos.length);
      for (const { alt } of photos) expect(alt.length).toBeGreaterThan(2);
    }
  });

  it('calls what its photos show by words rather than by the names of drawings', () => {
    const unnamed = Object.entries(DRAWN_ITEMS).filter(
      ([item, { noun }]) => item.includes('-') && noun === item,
    );
    expect(unnamed).toEqual([]);
  });

  it('shows no drawing on more than two cards of a page', () => {
    const cards = listings
      .filter(({ status }) => status === 'active')
      .flatMap(({ photos: [cover] }) => (cover === undefined ? [] : itemShownBy(cover.picture)));
    const pages = cards.slice(0, -PAGE).map((_, first) => cards.slice(first, first + PAGE));
    const most = pages.map((page) =>
      Math.max(...[...Map.groupBy(page, (item) => item).values()].map((of) => of.length)),
    );
    expect(Math.max(...most)).toBeLessThanOrEqual(2);
  });

  it('shows no drawing on more than two cards of any page of a category', () => {
    for (const category of CATEGORY_SLUGS) {
      const cards = listings.filter((l) => l.status === 'active' && l.category === category);
      for (let first = 0; first < cards.length; first += PAGE) {
        const items = cards
          .slice(first, first + PAGE)
          .flatMap(({ photos: [cover] }) => (cover === undefined ? [] : itemShownBy(cover.picture)));
        for (const [item, of] of Map.groupBy(items, (name) => name))
          expect(of.length, `${item} in ${category}`).toBeLessThanOrEqual(2);
      }
    }
  });

  it('shows some things whole, close up and in another place', () => {
    const three = listings.filter(({ photos }) => photos.some(({ view }) => view === 'detail'));
    expect(three).not.toEqual([]);
    for (const { photos } of three) {
      expect(photos.map(({ view }) => view)).toEqual(['whole', 'detail', 'other']);
      expect(photos[1]?.alt).toMatch(/, a detail$/);
      expect(photos[2]?.alt).toMatch(/, in another place$/);
    }
  });
});
