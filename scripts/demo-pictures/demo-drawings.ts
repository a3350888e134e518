import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PhotoView, PictureKey } from '../../src/demo/content/drawn-items.ts';
import { makeMarketplace } from '../../src/demo/content/make-marketplace.ts';
import { PEOPLE } from '../../src/demo/content/people.ts';
import { DEMO_POSTS } from '../../src/demo/content/zone-posts.ts';
import { DEMO_ZONES } from '../../src/demo/content/zones.ts';
import { listingPhoto, postPhoto, zonePhoto } from '../../src/demo/pictures/demo-pictures.ts';
import { demoDrawing, demoFace, demoPhoto } from './compose-picture.ts';
import { type PhotoPlan, type Shot, takeShots } from './shots.ts';

/** An SVG to render, and what the name of its files begins with. */
export interface Drawing {
  subject: string;
  svg: string;
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

/** Returns the photos of items that the demo shows, in listings, zones and posts. */
export function photoPlans(): PhotoPlan[] {
  const ofListings = makeMarketplace().listings.flatMap((listing) =>
    listing.photos.map(({ picture, view }, position) => ({
      name: listingPhoto(listing, position),
      picture,
      view,
      condition: listing.condition,
      cover: listingPhoto(listing, 0),
    })),
  );
  const single = (name: string, picture: PictureKey): PhotoPlan => {
    const view: PhotoView = 'whole';
    return { name, picture, view, condition: 'good', cover: name };
  };
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
    plans.map((plan) => [plan.name, { subject: plan.picture, svg: demoPhoto(plan, shotOf(plan, shots)) }]),
  );
  for (const zone of DEMO_ZONES) {
    if (zone.picture === null || !('drawing' in zone.picture)) continue;
    const { drawing } = zone.picture;
    photos.set(zonePhoto(zone), { subject: drawing, svg: demoDrawing(drawing) });
  }
  const faces = PEOPLE.flatMap(({ avatar }) => avatar ?? []);
  const avatars = new Map(faces.map((face) => [face, { subject: face, svg: demoFace(face) }]));
  return { photos, avatars, shots };
}

/** Returns the shot of a photo; a detail is a square part of its cover. */
export function shotOf({ name, view, cover }: PhotoPlan, shots: ReadonlyMap<string, Shot>): Shot {
  const shot = shots.get(view === 'detail' ? cover : name);
  if (shot === undefined) throw new Error(`'${name}' was not taken.`);
  return shot;
}
