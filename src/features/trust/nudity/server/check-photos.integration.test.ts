import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../../../../../tests/support/app.ts';
import { newListing, newMember } from '../../../../../tests/support/factories.ts';
import { itemPhoto } from '../../../../../tests/support/item-photo.ts';
import { newOperator } from '../../../../../tests/support/operators.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Listing } from '../../../items/listings/contract/listing.ts';
import type { Case } from '../../cases/contract/case.ts';
import type { CasePage } from '../../cases/contract/case-queue.ts';
import { checkPhotos } from './check-photos.ts';
import { createPhotoRater } from './photo-rater.ts';

/** Ellipses in colors of skin. The model takes them for nudity. */
const BLURRED_SKIN = `<svg xmlns="http://www.w3.org/2000/svg" width="672" height="672" viewBox="0 0 224 224">
  <radialGradient id="skin"><stop offset="0" stop-color="#f3c9ae"/><stop offset="1" stop-color="#b97a5a"/></radialGradient>
  <rect width="224" height="224" fill="#e8d5c8"/>
  <g fill="url(#skin)">
    <ellipse cx="52" cy="120" rx="92" ry="46" transform="rotate(141 52 120)"/>
    <ellipse cx="88" cy="1" rx="45" ry="66" transform="rotate(219 88 1)"/>
    <ellipse cx="212" cy="84" rx="79" ry="95" transform="rotate(145 212 84)"/>
  </g>
</svg>`;

async function upload(client: TestClient, content: Uint8Array): Promise<{ id: string }> {
  const { status, body } = await client.upload<{ id: string }>('/api/photos', new Uint8Array(content));
  expect(status).toBe(201);
  return body;
}

test('A photo that looks like nudity goes to the queue once, an ordinary one does not, and both stay visible', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.close());
  const [seller, operator] = [await newMember(app), await newOperator(app)];
  const skin = await upload(seller, await sharp(Buffer.from(BLURRED_SKIN)).blur(6).png().toBuffer());
  const box = await upload(seller, await itemPhoto(['KODAK']));
  const listing = await newListing(seller, { title: 'Poster', photos: [box, skin] });

  const ratePhoto = createPhotoRater(app.services.reportHelper);
  await checkPhotos({ ...app.services, ratePhoto });
  await checkPhotos({ ...app.services, ratePhoto });

  const { body: queue } = await operator.get<CasePage>('/api/cases?kind=photo');
  expect(queue.cases.map(({ title, source, reason, reports }) => [title, source, reason, reports])).toEqual([
    ['Photo 2 of “Poster”', 'automatic', 'nudity', 0],
  ]);
  const { body: openedCase } = await operator.get<Case>(`/api/cases/${queue.cases[0]?.id}`);
  expect(openedCase.evidence).toEqual([
    { label: 'Photo check', text: expect.stringMatching(/^Looks like nudity: 9\d of 100$/) },
  ]);
  const { body: shown } = await app.client().get<Listing>(`/api/listings/${listing.id}`);
  expect(shown.images?.map(({ id }) => id)).toEqual([box.id, skin.id]);
});
