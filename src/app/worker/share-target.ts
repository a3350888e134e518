import { VISITOR } from '../../platform/web/stored/own-store.ts';
import { storeShared } from '../../platform/web/stored/shared-items.ts';
import { SHARE_TARGET } from '../../shared/share-target.ts';
import { readPerson } from './cached-pages.ts';

/** Galleries usually share this many photos. Words may be as long as a description. */
const MAX_PHOTOS = 30;
const MAX_WORDS = 5_000;

/** Stores what another app shares, and opens the page to sell with it. */
export async function takeShare(request: Request): Promise<Response> {
  const form = await request.formData();
  const texts = SHARE_TARGET.texts.map((name) => form.get(name));
  const words = texts.filter((text) => typeof text === 'string' && text.trim() !== '').join(' ');
  const photos = form.getAll(SHARE_TARGET.photos).filter((file) => file instanceof File && file.size > 0);
  const person = await readPerson().catch(() => null);
  await storeShared(person ?? VISITOR, {
    words: words.slice(0, MAX_WORDS),
    photos: photos.slice(0, MAX_PHOTOS) as File[],
  });
  return Response.redirect(new URL('/create-listing?shared=1', request.url), 303);
}
