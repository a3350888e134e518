import { type APIRequestContext, expect } from '@playwright/test';
import { LISTING, type PhotoLook, photoBytes } from '../support/factories.ts';

interface PostedListing {
  id: string;
  title: string;
}

type ListingDetails = Partial<typeof LISTING> & {
  tags?: string[];
  area?: string;
  position?: { latitude: number; longitude: number };
  aiGenerated?: boolean;
  /** The Flash Drop it is posted into. */
  eventId?: string;
  /** How many pictures it has, each of a different width. */
  photos?: number;
};

const origin = (): string => process.env.JOURNEY_URL ?? '';

/** Posts a listing with the cookies of the requests; valid by default. */
export async function postListing(
  request: APIRequestContext,
  { photos = 0, ...details }: ListingDetails = {},
): Promise<PostedListing> {
  const uploaded: { id: string }[] = [];
  for (let number = 1; number <= photos; number += 1) {
    const answer = await request.post('/api/photos', {
      headers: { Origin: origin(), 'Content-Type': 'application/octet-stream' },
      data: Buffer.from(await photoBytes('jpeg', 320 + number)),
    });
    expect(answer.status(), await answer.text()).toBe(201);
    uploaded.push({ id: ((await answer.json()) as { id: string }).id });
  }
  const answer = await request.post('/api/listings', {
    headers: { Origin: origin() },
    data: { ...LISTING, ...details, photos: uploaded },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as PostedListing;
}

/** A picture for a file input. */
export async function photoFile(
  name = 'photo.jpg',
  look: PhotoLook = {},
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(await photoBytes('jpeg', 800, 600, look)) };
}
