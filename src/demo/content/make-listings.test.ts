import { describe, expect, it } from 'vitest';
import { LISTING_LIMITS } from '../../shared/listing-limits.ts';
import { CATEGORY_SLUGS, CONDITION_SLUGS } from '../../shared/taxonomy.ts';
import { demoFace, demoPhoto } from '../compose-picture.ts';
import { DEMO_LOG_INS } from './log-ins.ts';
import { makeDemoListings } from './make-listings.ts';
import { AREAS, PEOPLE } from './people.ts';
import { AVATARS, PICTURES } from '../picture-keys.ts';

const listings = makeDemoListings();
/** Cards of a page. */
const PAGE = 24;
const photosOf = ({ pictures, shots }: (typeof listings)[number]): string[] =>
  shots.map((shot, position) => demoPhoto(pictures[position] ?? '', shot));
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
    expect([...keys].sort()).toEqual(Object.keys(PICTURES).sort());
    for (const listing of listings) {
      expect(listing.shots).toHaveLength(listing.pictures.length);
      expect(listing.altTexts).toHaveLength(listing.pictures.length);
      expect(new Set(listing.altTexts).size).toBe(listing.altTexts.length);
      for (const text of listing.altTexts) expect(text.length).toBeGreaterThan(2);
      for (const svg of photosOf(listing)) {
        expect(svg).toMatch(/^<svg [^>]*width="(800" height="800|720" height="959)"/);
        expect(svg).not.toContain('<filter');
      }
    }
  });

  it('shows no picture twice, and no drawing on more than two cards of a page', () => {
    const photos = listings.flatMap(photosOf);
    expect(new Set(photos).size).toBe(photos.length);
    const cards = listings
      .filter(({ status, pictures }) => status === 'active' && pictures.length > 0)
      .map(({ pictures }) => PICTURES[pictures[0] ?? '']?.item);
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
          .flatMap(({ pictures: [key] }) => (key === undefined ? [] : (PICTURES[key]?.item ?? [])));
        for (const [item, of] of Map.groupBy(items, (name) => name))
          expect(of.length, `${item} in ${category}`).toBeLessThanOrEqual(2);
      }
    }
  });

  it('shows things of one drawing in different places on the first page of each category', () => {
    for (const category of CATEGORY_SLUGS) {
      const page = listings.filter((l) => l.status === 'active' && l.category === category).slice(0, PAGE);
      const looks = page.flatMap(({ pictures: [key = ''], shots: [shot] }) =>
        shot === undefined ? [] : [`${PICTURES[key]?.item} on ${shot.backdrop}`],
      );
      const often = Map.groupBy(looks, (look) => look);
      expect(Math.max(...[...often.values()].map((of) => of.length)), category).toBeLessThanOrEqual(2);
    }
  });

  it('shows every tenth thing whole, close up and in another place, and every fourth cover upright', () => {
    const three = listings.filter(({ shots }) => shots.some(({ view }) => view === 'detail'));
    expect(three.length).toBeGreaterThanOrEqual(24);
    for (const { shots, altTexts } of three) {
      expect(shots.map(({ view }) => view)).toEqual(['whole', 'detail', 'other']);
      expect(shots[2]?.backdrop).not.toBe(shots[0]?.backdrop);
      expect(altTexts[1]).toMatch(/, a detail$/);
      expect(altTexts[2]).toMatch(/, in another place$/);
    }
    const covers = listings.flatMap(({ shots: [cover] }) => cover ?? []);
    expect(covers.filter(({ portrait }) => portrait)).toHaveLength(Math.floor(covers.length / 4));
  });

  it('shows wear on what is in fair or poor condition only', () => {
    for (const { condition, shots } of listings) {
      for (const { wear } of shots) expect(wear > 0).toBe(condition === 'fair' || condition === 'poor');
    }
  });

  it('has a face for every avatar key', () => {
    for (const { avatar } of PEOPLE) {
      if (avatar === null) continue;
      expect(AVATARS).toHaveProperty(avatar);
      expect(demoFace(avatar)).toMatch(/^<svg /);
    }
  });
});
