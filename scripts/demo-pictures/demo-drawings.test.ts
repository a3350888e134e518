import { describe, expect, it } from 'vitest';
import { itemShownBy } from '../../src/demo/content/drawn-items.ts';
import { makeDemoListings } from '../../src/demo/content/make-listings.ts';
import { PEOPLE } from '../../src/demo/content/people.ts';
import { listingPhoto } from '../../src/demo/pictures/demo-pictures.ts';
import { CATEGORY_SLUGS } from '../../src/shared/taxonomy.ts';
import { drawDemo, photoPlans, readShots } from './demo-drawings.ts';
import { FACES } from './faces.ts';
import { shotOf } from './other-shots.ts';
import { type PhotoPlan, takeShots } from './shots.ts';

const { photos, avatars, shots } = drawDemo();
const plans = new Map(photoPlans().map((plan) => [plan.name, plan]));
const listings = makeDemoListings();
/** Cards of a page. */
const PAGE = 24;

/** The photos of a listing, as they were taken. */
const photosOf = (listing: (typeof listings)[number]) =>
  listing.photos.flatMap((_, position) => {
    const plan = plans.get(listingPhoto(listing, position));
    return plan === undefined ? [] : { ...shotOf(plan, shots), plan };
  });

describe('the pictures of the demo', () => {
  it('are square, upright or wide, and need no filters, which are slow to render', () => {
    for (const name of plans.keys()) {
      const { svg = '', camera } = photos.get(name) ?? {};
      const { width = 0, height = 1 } = camera?.frame ?? {};
      expect([1, 3 / 4, 4 / 3].some((shape) => Math.abs(width / height - shape) < 0.01)).toBe(true);
      expect(svg).not.toContain('<filter');
    }
  });

  it('are all different', () => {
    const drawn = [...plans.keys()].map((name) => JSON.stringify(photos.get(name)));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('show things of one drawing in different places on the first page of each category', () => {
    for (const category of CATEGORY_SLUGS) {
      const page = listings.filter((l) => l.status === 'active' && l.category === category).slice(0, PAGE);
      const looks = page.flatMap((listing) =>
        photosOf(listing)
          .slice(0, 1)
          .map(({ picture, backdrop }) => `${itemShownBy(picture)} on ${backdrop}`),
      );
      const often = Map.groupBy(looks, (look) => look);
      expect(Math.max(...[...often.values()].map((of) => of.length)), category).toBeLessThanOrEqual(2);
    }
  });

  it('show the other photo of a thing in another place, and some covers upright and wide', () => {
    const again = listings.map(photosOf).flatMap(([cover, ...others]) =>
      others
        .filter(({ plan }) => plan.view === 'other')
        .filter(({ picture }) => cover && itemShownBy(picture) === itemShownBy(cover.picture))
        .map((other) => ({ cover, other })),
    );
    expect(again.length).toBeGreaterThan(24);
    for (const { cover, other } of again) expect(other.backdrop, other.plan.name).not.toBe(cover?.backdrop);
    const covers = listings.flatMap((listing) => photosOf(listing).slice(0, 1));
    const upright = covers.filter(({ shape }) => shape === 'upright').length / covers.length;
    expect(upright).toBeGreaterThan(0.1);
    expect(upright).toBeLessThan(0.3);
    expect(covers.some(({ shape }) => shape === 'wide')).toBe(true);
  });

  it('show wear on what is in fair or poor condition only', () => {
    for (const { name, condition, view } of plans.values()) {
      if (view === 'back' || view === 'label') continue;
      const worn = photos.get(name)?.svg.includes('scene-wear');
      expect(worn, name).toBe(condition === 'fair' || condition === 'poor');
    }
  });

  it('show the same thing in all photos of a listing: in one color, with the same wear', () => {
    const different = listings.map(photosOf).flatMap(([cover, ...others]) =>
      others
        .filter(({ picture }) => picture === cover?.picture)
        .filter(({ tint, wear }) => tint !== cover?.tint || wear !== cover.wear)
        .map(({ plan }) => plan.name),
    );
    expect(different).toEqual([]);
  });

  it('are of the faces of people, each with their own', () => {
    expect(PEOPLE.map(({ avatar }) => avatar).sort()).toEqual([...FACES.keys()].sort());
    expect(avatars.size).toBe(PEOPLE.length);
    for (const { svg } of avatars.values()) expect(svg).toMatch(/^<svg /);
  });
});

describe('the shots of photos', () => {
  const recorded = readShots();
  const armchair = (name: string): PhotoPlan => ({
    name,
    picture: 'armchair-green',
    view: 'whole',
    flaw: null,
    condition: 'good',
    cover: name,
    hasNamedColor: false,
  });

  it('stay as they were recorded when the demo gets another listing', () => {
    const more = takeShots([armchair('listing/Another armchair/0'), ...plans.values()], recorded);
    expect(more.size).toBe(recorded.size + 1);
    for (const [name, shot] of recorded) expect(more.get(name)).toEqual(shot);
  });

  it('are taken anew when the listing shows another picture', () => {
    const [first] = [...plans.values()].filter(({ picture }) => picture !== 'armchair-green');
    const name = first?.name ?? '';
    const shot = takeShots([armchair(name)], recorded).get(name);
    expect(shot?.picture).toBe('armchair-green');
    expect(takeShots([armchair(name)], recorded).get(name)).toEqual(shot);
  });

  it('show two listings of one picture in different colors, unless a text names the color', () => {
    const chair = (name: string, hasNamedColor: boolean): PhotoPlan => ({
      ...armchair(name),
      picture: 'chair',
      hasNamedColor,
    });
    const tints = (hasNamedColor: boolean) =>
      [
        ...takeShots(
          ['one', 'two'].map((name) => chair(name, hasNamedColor)),
          new Map(),
        ).values(),
      ].map(({ tint }) => tint);
    expect(tints(false)).toEqual([0, 1]);
    expect(tints(true)).toEqual([0, 0]);
  });

  it('differ for things of one drawing', () => {
    const names = ['one', 'two', 'three', 'four', 'five'];
    const some = [...takeShots(names.map(armchair), new Map()).values()];
    expect(new Set(some.map(({ backdrop }) => backdrop)).size).toBe(names.length);
  });
});
