import { describe, expect, it } from 'vitest';
import { PHOTO_LIMITS } from '../../features/items/photos/contract/photo-limits.ts';
import { LISTING_LIMITS } from '../../shared/listing-limits.ts';
import { CATEGORY_SLUGS, CONDITION_SLUGS } from '../../shared/taxonomy.ts';
import { DAY_MINUTES } from '../../shared/time.ts';
import { DEMO_LOG_INS } from './demo-ids.ts';
import { DRAWN_ITEMS, type Flaw, itemShownBy } from './drawn-items.ts';
import { makeDemoListings } from './make-listings.ts';
import { AREAS, PEOPLE } from './people.ts';

const listings = makeDemoListings();
/** What texts say about the flaws that photos show. */
const STATED: Record<Flaw, RegExp> = {
  scratch: /scratch|marks/i,
  dent: /dent|dings/i,
  crack: /crack/i,
  chip: /chip|lost some gilding/i,
  corner: /corners/i,
  stain: /stain|glue/i,
  rings: /ring/i,
  scuff: /scuff|worn|wear|mark/i,
  seam: /seam|upholster/i,
  fray: /fray/i,
  rust: /rust/i,
  mend: /mend|darn|patch/i,
  filler: /dings repaired/i,
  fade: /fade|sun took|paint on the roof is tired/i,
};
/** A flaw that a buyer would want to see. */
const ONE_FLAW = /(?<!not )\b(a|one|small|tiny|light|little) (scratch|dent|crack|chip|scuff|rust)\b/i;
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

  it('has a listing of a member on each weekend that the schedule makes, whatever the day is', () => {
    const weekendMinutes = 2 * DAY_MINUTES;
    const times = listings.filter(({ sellerUsername }) => sellerUsername !== null).map((l) => l.minutesAgo);
    for (let end = 0; end <= 35 * DAY_MINUTES; end += 60)
      expect(times.some((time) => time > end && time <= end + weekendMinutes)).toBe(true);
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

  it('has three to five photos of most things, and one or two of some', () => {
    const photographed = listings.filter(({ photos }) => photos.length > 0);
    const three = photographed.filter(({ photos }) => photos.length >= 3);
    expect(three.length / photographed.length).toBeGreaterThan(0.8);
    expect(three.length).toBeLessThan(photographed.length);
    expect(Math.max(...listings.map(({ photos }) => photos.length))).toBe(PHOTO_LIMITS.perListing);
  });

  it('shows each thing whole first, and no view of it twice', () => {
    for (const { title, photos } of listings) {
      expect(
        photos.slice(0, 1).every(({ view }) => view === 'whole'),
        title,
      ).toBe(true);
      const looks = photos.map(({ picture, view }) => `${view} ${picture}`);
      expect(new Set(looks).size, title).toBe(photos.length);
    }
  });

  it('shows the flaws that a text states, and no others', () => {
    const texts = listings.map(({ title, description, photos }) => ({
      title,
      text: `${title}. ${description}`,
      hasPhotos: photos.length > 0,
      shown: photos.flatMap(({ flaw }) => flaw ?? []),
    }));
    const unstated = texts.filter(({ text, shown }) => !shown.every((flaw) => STATED[flaw].test(text)));
    const unseen = texts.filter(
      ({ text, hasPhotos, shown }) => hasPhotos && ONE_FLAW.test(text) && shown.length === 0,
    );
    expect({ unstated, unseen }).toEqual({ unstated: [], unseen: [] });
  });
});
