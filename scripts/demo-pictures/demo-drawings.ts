import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PictureKey } from '../../src/demo/content/drawn-items.ts';
import { makeMarketplace } from '../../src/demo/content/make-marketplace.ts';
import { PEOPLE } from '../../src/demo/content/people.ts';
import { DEMO_POSTS } from '../../src/demo/content/zone-posts.ts';
import { DEMO_ZONES } from '../../src/demo/content/zones.ts';
import { listingPhoto, postPhoto, zonePhoto } from '../../src/demo/pictures/demo-pictures.ts';
import { demoDrawing, demoPhoto, type Picture } from './compose-picture.ts';
import { demoFace } from './faces.ts';
import { shotOf } from './other-shots.ts';
import { type PhotoPlan, type Shot, takeShots } from './shots.ts';

/** A picture to render, and what the name of its files begins with. */
export interface Drawing extends Picture {
  subject: string;
  /** A cover is also shown small, on cards. */
  isCover: boolean;
}

export interface DemoDrawings {
  /** By the name in the manifest. */
  photos: Map<string, Drawing>;
  /** By the face. */
  avatars: Map<string, Drawing>;
  /** Recorded and new ones, by the name of the photo. */
  shots: Map<string, Shot>;
}

export const SHOTS_FILE = fileURLToPath(new URL('shots.json', import.meta.url));

export const readShots = (): Map<string, Shot> =>
  new Map(Object.entries(JSON.parse(readFileSync(SHOTS_FILE, 'utf8')) as Record<string, Shot>));

/** What a text says about an item's color. */
const COLOR =
  /\b(white|black|gr[ae]y|silver|gold|brown|red|orange|yellow|green|teal|blue|navy|lilac|purple|pink|rose|cream|walnut|oak|pine|birch|maple|mahogany|teak|honey|indigo|washed|faded|sunset)\b/i;

/** Returns the photos of items that the demo shows, in listings, zones and posts. */
export function photoPlans(): PhotoPlan[] {
  const ofListings = makeMarketplace().listings.flatMap((listing) =>
    listing.photos.map(({ picture, view, flaw }, position) => ({
      name: listingPhoto(listing, position),
      picture,
      view,
      flaw,
      condition: listing.condition,
      cover: listingPhoto(listing, 0),
      hasNamedColor: COLOR.test(`${listing.title} ${listing.description}`),
    })),
  );
  const single = (name: string, picture: PictureKey): PhotoPlan => ({
    name,
    picture,
    view: 'whole',
    flaw: null,
    condition: 'good',
    cover: name,
    hasNamedColor: false,
  });
  const ofZones = DEMO_ZONES.flatMap((zone) =>
    zone.picture !== null && 'item' in zone.picture ? single(zonePhoto(zone), zone.picture.item) : [],
  );
  const ofPosts = Object.values(DEMO_POSTS)
    .flat()
    .flatMap(({ photos = [] }) => photos.map((picture) => single(postPhoto(picture), picture)));
  return [...ofListings, ...ofZones, ...ofPosts];
}

/** Draws every picture that the demo shows. */
export function drawDemo(recorded: ReadonlyMap<string, Shot> = readShots()): DemoDrawings {
  const plans = photoPlans();
  const shots = takeShots(plans, recorded);
  const photos = new Map<string, Drawing>(
    plans.map((plan) => [
      plan.name,
      {
        subject: plan.picture,
        isCover: plan.name === plan.cover,
        ...demoPhoto(plan, shotOf(plan, shots)),
      },
    ]),
  );
  for (const zone of DEMO_ZONES) {
    if (zone.picture === null || !('drawing' in zone.picture)) continue;
    const { drawing } = zone.picture;
    photos.set(zonePhoto(zone), { subject: drawing, isCover: true, ...demoDrawing(drawing) });
  }
  const faces = PEOPLE.map(({ avatar }) => avatar);
  const avatars = new Map(
    faces.map((face) => [face, { subject: face, isCover: false, svg: demoFace(face), camera: null }]),
  );
  return { photos, avatars, shots };
}
