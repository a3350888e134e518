import type { Database } from '../../../../platform/server/db/database.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import {
  besidePrice,
  mailPicture,
  person,
  picture,
  priceTag,
} from '../../../../platform/server/mail/mail-items.ts';
import {
  buttonLink,
  heading,
  itemName,
  parts,
  quiet,
  section,
} from '../../../../platform/server/mail/mail-parts.ts';
import { timeInZone } from '../../../../shared/local-time.ts';
import { formatDollars } from '../../../../shared/money.ts';
import { personPicture } from '../../../items/photos/server/photos.ts';
import type { PersonSummary } from '../../../people/people/contract/person-summary.ts';
import { otherPersonOf } from '../../messages/server/messages.ts';
import type {
  ListingInMail,
  MailBody,
  MailedNotification,
} from '../../notifications/server/notifications.ts';
import { findOpenOffer, type OfferRow } from './deals.queries.ts';
import { conversationOfOffer } from './notify-of-deal.ts';

interface Services {
  db: Database;
  publicUrl: string;
}

/**
 * Returns the body of an email about an offer: who offers how much for what, and until when it can be
 * answered. Links to the chat; opening the link accepts nothing. Returns null for other notifications and
 * closed offers.
 */
export async function offerMail(
  { db, publicUrl }: Services,
  { kind, groupKey, title, link, listing }: MailedNotification,
  reader: { key: OwnerKey; timeZone: string },
): Promise<MailBody | null> {
  const conversationId = conversationOfOffer(kind, groupKey);
  if (conversationId === null || listing === undefined) return null;
  const offer = await findOpenOffer(db, conversationId, new Date());
  const other = await otherPersonOf(db, conversationId, reader.key);
  if (offer === null || other === null || other.kind === 'gone') return null;
  return offerMailBody(
    {
      title,
      link,
      listing,
      offer,
      other,
      until: timeInZone(offer.expires_at.toISOString(), reader.timeZone, 'weekday'),
    },
    publicUrl,
  );
}

interface OfferInMail {
  title: string;
  link: string;
  listing: ListingInMail;
  offer: Pick<OfferRow, 'price_cents' | 'made_by'>;
  other: PersonSummary;
  until: string;
}

export function offerMailBody(
  { title, link, listing, offer, other, until }: OfferInMail,
  publicUrl: string,
): MailBody {
  const price = formatDollars(listing.priceCents);
  const beside = offer.made_by === 'buyer' ? `you ask ${price}` : `listed at ${price}`;
  return {
    preview: `${listing.title}, listed at ${price}.`,
    content: parts(
      section(personPart(other, publicUrl), heading(title)),
      listing.photo && picture(listing.photo, listing.title, link),
      section(
        priceTag(formatDollars(offer.price_cents), besidePrice(beside), 'zest'),
        itemName(listing.title),
        buttonLink(link, 'Answer in chat'),
        quiet(`You have until ${until}. Accept, counter or decline. If you don't answer, it expires.`),
      ),
    ),
  };
}

function personPart(other: PersonSummary, publicUrl: string) {
  if (other.kind !== 'member') return person(other.name, null, null);
  const { name, rating, totalRatings, avatarUrl } = other;
  const avatar = avatarUrl === null ? null : personPicture(avatarUrl);
  return person(
    name,
    rating === null ? null : `★ ${rating.toFixed(1)} (${totalRatings})`,
    avatar && mailPicture(avatar, publicUrl),
  );
}
