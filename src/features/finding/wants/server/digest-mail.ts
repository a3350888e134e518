import type { Database } from '../../../../platform/server/db/database.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import {
  buttonLink,
  heading,
  itemList,
  mailPicture,
  paragraph,
  parts,
  section,
} from '../../../../platform/server/mail/mail-parts.ts';
import { distanceText } from '../../../../shared/distance.ts';
import { formatDollars } from '../../../../shared/money.ts';
import type { MailBody, MailedNotification } from '../../../talking/notifications/server/notifications.ts';
import { listedPicture } from '../../../items/photos/server/photos.ts';
import { findDigest, findMatched, type Matched } from './digest.queries.ts';
import { WANT_KINDS } from './want-notifications.ts';

/** Listings that the mail shows; the page of wants has all of them. */
const SHOWN = 8;

/** What the mail about a digest shows: what was found, each with its picture. Null for anything else. */
export async function digestMail(
  { db, publicUrl }: { db: Database; publicUrl: string },
  { kind, title, link }: Pick<MailedNotification, 'kind' | 'title' | 'link'>,
  { key }: { key: OwnerKey },
): Promise<MailBody | null> {
  if (kind !== WANT_KINDS.digest || key.kind !== 'member') return null;
  const matches = await findMatched(db, key.id, await findDigest(db, key.id));
  return matches.length === 0 ? null : digestMailBody({ title, link, matches }, publicUrl);
}

export function digestMailBody(
  { title, link, matches }: { title: string; link: string; matches: readonly Matched[] },
  publicUrl: string,
): MailBody {
  const listings = [...new Map(matches.map((match) => [match.listingId, match])).values()];
  const names = new Set(matches.map(({ name }) => name));
  const more = listings.length - SHOWN;
  return {
    preview: listings.map(({ title: name, priceCents }) => `${name}, ${priceText(priceCents)}`).join('. '),
    content: section(
      heading(title),
      itemList(
        listings.slice(0, SHOWN).map((match) => ({
          name: match.title,
          about: aboutText(match, names.size > 1),
          href: `${publicUrl}/listing/${match.listingId}`,
          picture: match.photo === null ? null : mailPicture(listedPicture(match.photo), publicUrl),
        })),
      ),
      parts(more > 0 && paragraph(`And ${more} more.`)),
      buttonLink(link, 'See your wants'),
    ),
  };
}

const priceText = (cents: number): string => (cents === 0 ? 'Free' : formatDollars(cents));

/** '$240, 3 mi. For “Road bike”.' */
function aboutText({ priceCents, distanceKm, name }: Matched, several: boolean): string {
  const away = distanceKm === null ? '' : `, ${distanceText(distanceKm)}`;
  return `${priceText(priceCents)}${away}${several ? `. For “${name}”` : ''}`;
}
