import type { Transaction } from 'kysely';
import type { DealCardData } from '../../features/talking/deals/contract/deal-card.ts';
import { DEAL_LIMITS } from '../../features/talking/deals/contract/deal-limits.ts';
import { hoursAfter } from '../../features/talking/deals/contract/deal-rules.ts';
import type { DB } from '../../platform/server/db/schema.generated.ts';
import type { DemoChat, DemoLine, DemoStep } from '../content/chats.ts';
import { conversationId, listingId, personId, stableId } from '../content/demo-ids.ts';
import { minutesBeforeNow, nextWeekdayAt } from '../content/demo-times.ts';

const SATURDAY = 6;

const momentOf = ({ minutesAgo }: DemoLine): Date => minutesBeforeNow(minutesAgo);

const nameOf = ({ about, buyer }: Pick<DemoChat, 'about' | 'buyer'>): string => `${about}:${buyer}`;

/** The system message of a step. */
export function demoCard(
  line: DemoLine,
  { step, priceCents, place }: DemoStep,
  chat: DemoChat,
): { step: DemoStep['step']; data: DealCardData } {
  const isOffer = step.startsWith('offer-');
  const until =
    step === 'offer-made'
      ? hoursAfter(momentOf(line), DEAL_LIMITS.offerHours)
      : step === 'offer-accepted'
        ? hoursAfter(momentOf(line), DEAL_LIMITS.reserveHours)
        : null;
  return {
    step,
    data: {
      offerId: isOffer ? stableId('offer', nameOf(chat)) : null,
      priceCents: priceCents ?? null,
      until: until?.toISOString() ?? null,
      meetup: place
        ? { id: stableId('meetup', nameOf(chat)), place, startsAt: nextWeekdayAt(SATURDAY, 10).toISOString() }
        : null,
    },
  };
}

/** Inserts the deals that the steps of the chats led to. */
export async function insertDeals(trx: Transaction<DB>, chats: readonly DemoChat[]): Promise<void> {
  for (const chat of chats) {
    const { about, buyer, lines } = chat;
    const lineOf = (step: DemoStep['step']) => lines.find((line) => line.step?.step === step);
    const ids = {
      conversation_id: conversationId(chat),
      listing_id: listingId({ title: about }),
    };
    const [offer, accepted, meetup] = [
      lineOf('offer-made'),
      lineOf('offer-accepted'),
      lineOf('meetup-proposed'),
    ];
    if (offer) {
      await trx
        .insertInto('offers')
        .values({
          ...ids,
          id: stableId('offer', nameOf(chat)),
          made_by: offer.from,
          price_cents: offer.step?.priceCents ?? 1,
          state: accepted ? 'accepted' : 'open',
          created_at: momentOf(offer),
          expires_at: hoursAfter(momentOf(offer), DEAL_LIMITS.offerHours),
        })
        .execute();
    }
    if (meetup) {
      await trx
        .insertInto('meetups')
        .values({
          ...ids,
          id: stableId('meetup', nameOf(chat)),
          proposed_by: meetup.from,
          place: meetup.step?.place ?? about,
          starts_at: nextWeekdayAt(SATURDAY, 10),
          state: lineOf('meetup-confirmed') ? 'confirmed' : 'proposed',
          created_at: momentOf(meetup),
        })
        .execute();
    }
    if (accepted) {
      await trx
        .updateTable('listings')
        .set({
          reserved_for: personId(buyer),
          reserved_until: hoursAfter(nextWeekdayAt(SATURDAY, 10), DEAL_LIMITS.afterMeetupHours),
          reserved_price_cents: accepted.step?.priceCents ?? 1,
        })
        .where('id', '=', ids.listing_id)
        .execute();
    }
  }
}
